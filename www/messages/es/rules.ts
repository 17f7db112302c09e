import type { RuleWords } from "../keys.js";
import { remarks } from "./remarks.js";

/** Las reglas en español. */
export const rules: RuleWords = {
  families: {
    becq: {
      name: "Becq de Fouquières",
      about: "Una lectura seguida de los versos antiguos, París, 1869.",
    },
    "nova-roma": {
      name: "Nova Roma",
      about: "Las reglas de un romano de hoy, con varios tableros, disposiciones y modos de capturar.",
    },
    schadler: {
      name: "Según Ulrich Schädler",
      about: "Fichas colocadas una a una, pasos y saltos, cautivas que se pueden salvar.",
    },
    "locus-ludi": {
      name: "Locus Ludi",
      about: "Dos juegos de un proyecto de investigación de la Universidad de Friburgo.",
    },
    kowalski: { name: "Wally J. Kowalski", about: "Movimientos largos, y un jefe al que encerrar." },
    bell: {
      name: "R. C. Bell",
      about: "Un clásico de los libros de juegos: pasos cortos, y una captura da otro movimiento.",
    },
    others: { name: "Otras lecturas", about: "Las reglas de un museo y las de un victoriano." },
    relatives: { name: "Juegos emparentados", about: "Juegos de Grecia y África que capturan igual." },
  },
  presets: {
    "becq-8": "Ladrones que cruzan el tablero y latrúnculos que avanzan: de un jaque se puede escapar.",
    "becq-12": "Lo mismo con doce de cada clase en el tablero grande.",
    "nova-roma-8x8":
      "Ocho fichas por bando que se deslizan. Se captura entre dos, o cercando un grupo entero.",
    "nova-roma-12x8": "Lo mismo en un tablero ancho, con doce fichas por bando.",
    "nova-roma-10x9": "Lo mismo en un tablero mayor, con diez fichas por bando.",
    "nova-roma-11x10": "Lo mismo en el tablero más grande, con once fichas por bando.",
    "nova-roma-deferred": "Las cautivas siguen un turno en el tablero, y pueden ser liberadas.",
    "nova-roma-placed": "El tablero está vacío al principio: cada bando coloca veinticinco fichas.",
    "nova-roma-placed-deferred": "Fichas por colocar, y cautivas que se quedan un turno.",
    "nova-roma-placed-early": "Se puede mover una ficha mientras aún se colocan las demás.",
    "regle-francaise":
      "Una página de reglas anónima: nadie se pone entre dos enemigas, salvo si así captura.",
    "schadler-1994": "Coloque dieciséis, avance o salte, retenga una enemiga entre dos y retírela después.",
    "schadler-2001": "Como en 1994, pero nadie entra entre dos enemigas sin capturar.",
    seneca: "Fichas atadas, saltos sobre las propias, y una cautiva que retirar antes de cada movimiento.",
    piso: "Coloque veinte, mueva un paso, capture al instante: fácil de aprender.",
    "kowalski-12x8": "Las fichas se deslizan como torres; encierre al dux enemigo para ganar.",
    "kowalski-11x10": "Lo mismo en un tablero mayor, con el dux en medio de su fila.",
    "bell-8x7": "Un paso cada vez; la pieza que captura puede mover de nuevo.",
    "bell-8x8": "Lo mismo en el tablero cuadrado.",
    quintana: "Dos filas de fichas que se deslizan y capturan: sencillo y rápido.",
    falkener: "Treinta por bando en un tablero grande; se mueve y se captura en ocho direcciones.",
    petteia: "Las «ciudades» de los griegos: ocho fichas que se deslizan, capturadas entre dos.",
    "seega-5": "Llene el tablero pequeño menos el centro; después avance y capture.",
    "seega-7": "Lo mismo con veinticuatro fichas por bando.",
    "seega-9": "Lo mismo con cuarenta fichas por bando.",
    "kharebga-8x8":
      "Un juego del norte de África en un tablero romano: se llena casi todo y luego las fichas se deslizan.",
  },
  bases: {
    attested: { name: "Atestiguado", about: "Lo dice un texto antiguo, hasta donde llega la observación." },
    author: { name: "Autor", about: "Lo dice el autor de la reconstrucción." },
    ours: { name: "Decisión nuestra", about: "Las fuentes callan o dudan; este proyecto ha decidido." },
  },
  fields: {
    board: { name: "Tablero", about: "Cuántas casillas tiene el tablero a lo ancho y a lo largo." },
    array: {
      name: "Posición inicial",
      about:
        "Qué piezas están en el tablero al empezar la partida; las del bando oscuro son las de las blancas, giradas media vuelta.",
    },
    hand: {
      name: "Piezas por colocar",
      about: "Qué piezas coloca cada jugador en el tablero vacío antes de la partida propiamente dicha.",
    },
    placing: { name: "Colocación", about: "Cuántas piezas coloca un jugador antes de que le toque al otro." },
    "centre-closed": {
      name: "Centro cerrado",
      about: "Si la casilla del medio queda vacía mientras se colocan las piezas.",
    },
    early: {
      name: "Movimientos anticipados",
      about: "Si un jugador puede mover una pieza cuando aún quedan otras por colocar.",
    },
    first: {
      name: "Primer jugador",
      about: "Quién coloca primero, y mueve primero cuando todo está colocado.",
    },
    calculus: { name: "Ficha", about: "Cómo se mueve una pieza corriente." },
    dux: { name: "Dux", about: "Cómo se mueve el jefe." },
    larron: { name: "Ladrón", about: "Cómo se mueve la pieza grande de Becq de Fouquières." },
    latroncule: { name: "Latrúnculo", about: "Cómo se mueve la pieza pequeña de Becq de Fouquières." },
    promotion: {
      name: "Promoción",
      about: "Si un latrúnculo que llega a la última fila se convierte en ladrón.",
    },
    axes: {
      name: "Líneas de captura",
      about: "En qué líneas dos enemigas capturan la pieza que está entre ellas.",
    },
    catch: { name: "Captura", about: "Cómo queda capturada una pieza." },
    lift: { name: "Retirada", about: "Cuándo sale del tablero una pieza capturada." },
    sight: {
      name: "Captura a distancia",
      about: "Si un ladrón ayuda a capturar desde lejos, hasta donde podría moverse.",
    },
    pinned: { name: "Capturadas inmóviles", about: "Si a una pieza capturada se le prohíbe moverse." },
    barred: {
      name: "Sin entrar entre dos",
      about: "Si se prohíbe acabar el movimiento entre dos enemigas, salvo que así se capture.",
    },
    enclosure: {
      name: "Cerco",
      about: "Si un grupo sin ninguna casilla vacía al lado es capturado entero.",
    },
    corner: {
      name: "Pieza en la esquina",
      about: "Si una pieza en la esquina es capturada por enemigas en las dos casillas vecinas.",
    },
    "corner-square": {
      name: "Casilla de esquina",
      about: "Si una esquina vacía ayuda a capturar una pieza que está a su lado, en el borde.",
    },
    "moves-again": { name: "Mueve de nuevo", about: "Si la pieza que ha capturado puede mover otra vez." },
    "dux-shut-in": {
      name: "Dux encerrado",
      about: "Si el dux no puede ser capturado, y pierde el jugador cuyo dux queda encerrado.",
    },
    least: { name: "Piezas necesarias", about: "Cuántas piezas necesita un jugador para seguir." },
    "least-then": { name: "Demasiado pocas piezas", about: "Qué pasa con un jugador que tiene menos." },
    immobile: { name: "Sin acción posible", about: "Qué pasa con un jugador que debe actuar y no puede." },
    "quiet-limit": {
      name: "Límite de calma",
      about: "Tras cuántas acciones seguidas sin captura (ni movimiento de un latrúnculo) acaba la partida.",
    },
    "quiet-then": {
      name: "Cuando todo está en calma",
      about:
        "Cómo acaba una partida que llega al límite de calma; si es en tablas, también lo es una posición que aparece por tercera vez.",
    },
  },
  choices: {
    placing: {
      one: "Una pieza cada vez.",
      two: "Dos piezas cada vez; la última de un número impar, sola.",
    },
    first: { white: "Empiezan las blancas.", black: "Empieza el bando oscuro." },
    axes: {
      orthogonal: "A lo largo de columnas y filas.",
      all: "A lo largo de columnas, filas y diagonales.",
    },
    catch: {
      "at-once":
        "Una pieza queda capturada cuando llega una enemiga; la que entra por sí misma entre dos enemigas no corre peligro.",
      held: "Una pieza queda capturada cuando llega una enemiga, y entonces está retenida: no puede moverse ni ayudar a capturar hasta que se libere.",
      position: "Una pieza está capturada siempre que se halla entre dos enemigas, comoquiera que haya sido.",
    },
    lift: {
      "at-once": "Sale del tablero al instante.",
      instead: "Un jugador puede retirar una enemiga capturada en lugar de mover.",
      first: "Un jugador debe retirar una enemiga capturada, si la hay, y después mover.",
      "turn-start":
        "Las enemigas que siguen retenidas cuando empieza el siguiente turno de su captor salen todas del tablero.",
    },
    "least-then": {
      loses: "Ese jugador ha perdido.",
      tally: "La partida acaba y gana quien más ha capturado; un número igual es tablas.",
    },
    immobile: {
      loses: "Ese jugador ha perdido.",
      tally: "La partida acaba y gana quien más ha capturado; un número igual es tablas.",
      pass: "Ese jugador pasa.",
    },
    "quiet-then": {
      draw: "En tablas.",
      tally: "Gana quien más ha capturado; un número igual es tablas.",
    },
  },
  flags: {
    "centre-closed":
      "La casilla del medio queda vacía mientras se coloca; después es una casilla como las demás.",
    early: "Un jugador puede mover en lugar de colocar; un movimiento así no captura nada.",
    promotion: "Un latrúnculo que llega a la última fila se convierte al instante en ladrón.",
    sight: "Un ladrón ayuda a capturar desde lejos, si no hay nada en medio.",
    pinned: "Una pieza capturada no puede moverse.",
    barred: "Una pieza no puede acabar su movimiento entre dos enemigas, salvo que así capture.",
    enclosure: "Un grupo sin ninguna casilla vacía al lado es capturado entero.",
    corner: "Una pieza en la esquina es capturada por enemigas en las dos casillas vecinas.",
    "corner-square": "Una esquina vacía ayuda a capturar una pieza que está a su lado, en el borde.",
    "moves-again": "La pieza que ha capturado puede mover otra vez.",
    "dux-shut-in": "El dux no puede ser capturado; quien ve encerrado a su dux ha perdido.",
  },
  off: "No en este reglamento.",
  remarks,
};
