import type { RemarkKey } from "../en/remarks.js";

/** Las observaciones sobre el origen de las reglas. */
export const remarks: Record<RemarkKey, string> = {
  grid: "Varrón compara un cuadro de formas gramaticales con el tablero de este juego, cuadriculado a lo ancho y a lo largo. Ningún texto antiguo dice cuántas casillas tenía.",
  "one-between-two": "Los poetas coinciden: una pieza perece entre dos enemigas.",
  bound:
    "La palabra es alligatus, «atado»: una pieza capturada puede seguir en el tablero, y aún puede liberarse.",
  "white-first": "La fuente no dice quién empieza. Aquí empiezan las blancas, como en el ajedrez.",
  hundred:
    "La fuente no fija ningún límite así. Damos la partida por terminada tras cien acciones seguidas sin captura, para que ninguna dure sin fin.",
  repetition:
    "La fuente no dice nada de la repetición. La tercera aparición de una misma posición es aquí tablas.",
  "repetition-for-ban":
    "Las reglas, tal como las da Ludii, prohíben repetir una posición. Aquí, en cambio, la tercera aparición de una posición es tablas.",
  "judged-together":
    "La fuente no dice quién está libre cuando se cruzan varias capturas. Juzgamos a la vez todas las piezas retenidas; la que así se libera no retiene a nadie hasta una jugada posterior.",
  "five-checks":
    "El ladrón se mueve también en diagonal: Becq muestra uno que da jaque a cinco piezas a la vez, lo que las líneas rectas no permiten.",
  check:
    "El «jaque» de Becq depende de dónde están las piezas, no de quién ha jugado. Una pieza en jaque todavía puede alejarse.",
  "caught-gives-check": "Becq no dice si una pieza en jaque sigue dando jaque. Aquí lo da.",
  "one-and-compulsory":
    "Becq habla de una pieza que no puede salvarse. Aquí se retira cualquier pieza dejada en jaque, una por turno; retirarla es obligatorio y va antes del movimiento.",
  probable: "El propio Becq solo da esta regla por «probable».",
  "twelve-of-each":
    "Becq menciona un tablero de 144 casillas, pero solo cuenta las piezas para 64. Damos a cada jugador doce ladrones y doce latrúnculos.",
  "rook-like-kin": "El autor se apoya en los juegos emparentados y en los tableros sin diagonales marcadas.",
  "enclosing-arrival":
    "La fuente no dice quién completa un cerco. Aquí es una enemiga que llega y toca el grupo; nadie cerca sus propias piezas.",
  "immobile-loses": "La fuente no dice qué pasa con quien no puede actuar. Aquí pierde.",
  "twenty-each":
    "«Más de veinte movimientos» puede contarse de dos maneras. Contamos veinte de cada jugador, y la partida acaba al hacerse el último.",
  "no-repetition":
    "Una posición repetida no acaba la partida: lo hace el límite de calma, y se cuentan las capturas.",
  "plain-board": "La fuente deja abierto el tamaño. Esta es la elección más sencilla.",
  "sizes-of-kowalski":
    "El artículo remite a una figura que no hemos visto. Parece ser la de Kowalski, que muestra este tamaño.",
  "stanway-array":
    "El autor se apoya en las fichas halladas en Stanway, cerca de Colchester. Otros dudan de que pertenezcan a este juego.",
  "stanway-first":
    "Por las fichas halladas en Stanway, el autor cree que se podría suponer que empieza el bando oscuro. Lo seguimos.",
  "open-board": "La tabula aperta del poema se entiende como un tablero vacío. Kowalski discute esa lectura.",
  "twenty-five": "La fuente deja abierto el número y menciona veinticinco en algunas reconstrucciones.",
  "placing-catches-nothing":
    "La fuente no dice si se captura durante la colocación. Aquí no se captura nada.",
  "stanway-first-placed":
    "Por las fichas halladas en Stanway se podría suponer que el bando oscuro mueve primero. Aquí también coloca primero; con movimientos anticipados, mueve primero quien no colocó la última pieza.",
  "early-moves":
    "La fuente da el permiso y nada más. Aquí un movimiento así no captura, quien tiene la mano vacía debe mover, y quien no puede ni colocar ni mover ha perdido.",
  "lifting-automatic":
    "La fuente dice que un jugador puede retirarlas. Aquí se retiran sin que haya que pedirlo.",
  "board-not-shown":
    "La página remite a un tablero que no se conserva. Dieciséis piezas por bando convienen a ocho por ocho, como en el juego de Schädler.",
  "who-places-moves": "La página dice quién coloca primero. Aquí el mismo jugador mueve primero.",
  "captor-caught-still-holds":
    "Una pieza captora que está capturada sigue reteniendo a la suya: la página lo dice en su nota. Las reglas de Schädler deciden lo contrario.",
  "barred-and-leaps":
    "La página da la excepción para los pasos sencillos. Aquí vale también para los saltos, y exige una captura que antes no existía.",
  "least-after-schadler":
    "La página no dice cómo acaba la partida. Seguimos a Schädler: un jugador con una sola pieza ha perdido.",
  "captor-caught-frees": "Una cautiva se libera en cuanto una de sus captoras queda a su vez capturada.",
  "immobile-second-hand": "Lo cuentan otros; el texto de las reglas no lo menciona.",
  "commonest-board": "Se da como el tamaño más común.",
  "sixteen-to-twenty-four":
    "Los jugadores acuerdan entre dieciséis y veinticuatro. Aquí se juega con dieciséis.",
  "twenty-by-agreement": "Veinte; dieciséis o veinticuatro si se acuerda.",
  "equal-is-draw":
    "Gana quien más ha capturado. El folleto no dice qué significa un número igual; aquí son tablas.",
  "repetition-for-to-and-fro":
    "El folleto prohíbe mover la misma pieza de un lado a otro. Aquí, en cambio, la tercera aparición de una posición es tablas.",
  "leaps-own":
    "Solo sobre las piezas propias, libres o retenidas. Ludii permite saltar también sobre enemigas retenidas; seguimos la letra del folleto.",
  "must-remove": "Antes de mover hay que retirar exactamente una enemiga retenida.",
  "line-of-several":
    "Kowalski dejaba al principio capturar una fila entera de piezas, y luego lo abandonó. Aquí se captura una en cada dirección.",
  "single-stone": "Basta una enemiga, si las piezas propias del dux y los bordes cierran sus otros lados.",
  "dux-judged":
    "Kowalski no dice cuándo se juzga al dux. Aquí se hace al empezar el turno de su dueño, de modo que encerrarlo uno mismo no hace perder al instante.",
  "dux-cannot-be-caught": "El dux no puede capturarse, así que nadie se queda nunca sin piezas.",
  "repetition-for-series":
    "Kowalski prohíbe la jugada que inicia una tercera serie repetida. Aquí, en cambio, la tercera aparición de una posición es tablas.",
  "stanway-board":
    "Kowalski se apoya en el tablero hallado en Stanway, cerca de Colchester, del que solo quedan las bisagras y las esquinas.",
  "dux-right-of-centre":
    "El dux está en la segunda fila, a la derecha del centro para su dueño. En la figura de Kowalski el bando oscuro está abajo; aquí lo están las blancas.",
  "dux-last": "Dieciséis piezas, y después el dux.",
  "dux-caught-like-any":
    "El dux se captura como cualquier pieza. Puede saltar sobre una enemiga, sin capturarla.",
  "corner-empty":
    "Aquí solo cuenta una esquina vacía. En algunos programas cuenta también la ocupada, sea de quien sea.",
  "second-move-free":
    "El segundo movimiento no tiene que capturar y se puede renunciar a él; cada nueva captura da otro.",
  "thirty-each": "Treinta movimientos sin captura: contamos treinta de cada jugador.",
  "thirty-disputed":
    "Ludii cuenta, según Bell, que gana entonces quien tiene más piezas; un trabajo escolar neerlandés cita la página 87 a favor de las tablas. Aquí gana quien más ha capturado.",
  "hemming-in": "Otra versión de las reglas del museo deja ganar a quien acorrala las piezas del adversario.",
  "alternate-squares":
    "Treinta piezas en casillas alternas de cinco filas, como en las damas de doce por doce.",
  "landing-catches":
    "Saltar sobre una pieza no la captura. Como en Ludii, la casilla de llegada puede capturar.",
  "hopelessly-beaten":
    "Falkener acaba la partida cuando un bando está «hopelessly beaten», vencido sin remedio. Aquí es cuando ya no tiene piezas.",
  "locks-himself-in": "Falkener: quien se encierra a sí mismo («locks himself in») ha perdido.",
  city: "Pólux llama ciudad al tablero, con espacios entre líneas. No dice cuántos eran.",
  "two-of-one-colour":
    "Pólux: el arte del juego está en rodear una pieza con dos del otro color, y quitarla.",
  "kharebga-on-roman-board":
    "Las reglas del kharebga, ensayadas en un tablero de tamaño romano por el Digital Ludeme Project.",
  "no-centre": "Ocho por ocho no tiene casilla central. Pueden quedar vacías dos casillas cualesquiera.",
  passing: "Quien no puede mover pasa. Otras tradiciones le dejan retirar en cambio una pieza enemiga.",
};
