import type { ContradictionCode } from "../../engine.js";
import type { Faults } from "../en/faults.js";
import { capital, count, kinds, number, sides } from "./nouns.js";

/** Lo que se dice de enlaces, posiciones y reglas que no se pueden seguir. */
export const faults: Faults = {
  title: "Una parte del enlace no se pudo leer",
  kept: "Lo que se pudo entender está en el tablero.",
  lostTitle: "El enlace no se entendió",
  lost: "No nombra ninguna partida.",
  instead: "En el tablero está su última partida, o una nueva.",
  tooLong: "El enlace es demasiado largo para ser una partida.",
  noRuleset: "El enlace no nombra ningún reglamento.",
  unknownRuleset: (name) => `No hay ningún reglamento «${name}».`,
  change: (change) => `El cambio «${change}» no nombra ninguna regla, o le da un valor imposible.`,
  level: (setting, most) => `Se ignoró «${setting}»: los niveles del ordenador van de 1 a ${number(most)}.`,
  language: (setting, languages) => `Se ignoró «${setting}»: la página habla ${languages}.`,
  theme: (setting) => `Se ignoró «${setting}»: el tablero no tiene ese aspecto.`,
  redo: (setting) => `Se ignoró «${setting}»: no se puede jugar ahí.`,
  repeated: (key) => `«${key}» está más de una vez en el enlace: vale la primera.`,
  contradiction: "El enlace cambia las reglas de un modo que no se puede jugar.",
  text: (text) => `«${text}» no es una posición: hacen falta seis partes unidas por «_».`,
  board: (text, size) => `En la posición, «${text}» no es un tablero de ${size} casillas.`,
  side: (text) =>
    `En la posición, «${text}» no nombra ningún bando: «w» son las blancas, «b» el bando oscuro.`,
  hands: (text) => `En la posición, colocando por turnos nunca queda «${text}» en las manos.`,
  state: (text) =>
    `En la posición, «${text}» no cuadra con las piezas ni con las reglas: dice qué está retenido, qué hay que retirar y qué puede volver a mover.`,
  taken: (text) => `En la posición, «${text}» no dice cuántas piezas ha retirado cada bando.`,
  quiet: (text) => `En la posición, «${text}» no es un número de acciones tranquilas.`,
  set: (colour, kind, n, most) =>
    `${capital(sides[colour])} tienen ${count(n, ...kinds[kind])}, y el reglamento da ${number(most)}.`,
  promoted: (square) => `El latrúnculo de ${square} está en su última fila, donde se hace ladrón.`,
  oneDux: (colour) => `${capital(sides[colour])} deben tener un dux, ni más ni menos.`,
  noAction: (n, text) => `La acción ${number(n)}, «${text}», no es ninguna acción.`,
  action: (n, text, why) => `La acción ${number(n)}, ${text}, no se puede jugar. ${why}`,
};

/** Por qué no van juntas unas reglas que ha hecho un jugador. */
export const contradictions: Record<ContradictionCode, string> = {
  field: "Este valor no es posible aquí.",
  "array-width": "Cada fila dispuesta debe ser tan ancha como el tablero.",
  "array-overlaps": "Las piezas dispuestas no caben en el tablero.",
  "no-pieces": "No hay piezas, ni dispuestas ni por colocar.",
  "too-many-pieces": "Hay más piezas que casillas donde colocarlas.",
  "nothing-moves": "Ninguna pieza de los jugadores puede moverse.",
  "least-above-set": "Un jugador tiene desde el principio menos piezas de las que necesita.",
  "promoted-at-start": "Un latrúnculo empieza en su última fila, donde se haría ladrón enseguida.",
  "no-centre": "Solo un tablero con columnas y filas impares tiene una única casilla en medio.",
  "early-in-pairs": "Los movimientos anticipados solo van con la colocación de una en una.",
  "early-without-hand": "Los movimientos anticipados necesitan piezas por colocar.",
  "catch-and-lift":
    "Una pieza capturada por una llegada y no retenida sale enseguida del tablero; retenida, o capturada por su lugar, sale más tarde.",
  "sight-without-position": "La captura a distancia solo va con piezas capturadas por su lugar.",
  "pinned-without-position": "Las piezas capturadas solo quedan quietas si es su lugar lo que las captura.",
  "enclosure-by-position": "Solo se cercan grupos donde las piezas se capturan con una llegada.",
  "corner-by-position": "Solo se captura en las esquinas donde las piezas se capturan con una llegada.",
  "corner-square-by-position": "Una esquina vacía solo ayuda donde las piezas se capturan con una llegada.",
  "moves-again-without-at-once": "Una pieza solo vuelve a mover donde las capturadas salen enseguida.",
  "dux-number": "Un dux solo se puede encerrar donde cada bando tiene uno.",
};
