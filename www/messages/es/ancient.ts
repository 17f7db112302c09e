import type { Ancient } from "../en/ancient.js";

/** Who wrote the ancient lines, and what these say in Spanish: translations made for this project. */
export const ancient: Ancient = {
  authors: {
    anonymous: "Anónimo",
    varro: "Varrón",
    ovid: "Ovidio",
    martial: "Marcial",
    seneca: "Séneca",
    isidore: "Isidoro de Sevilla",
    "historia-augusta": "Historia Augusta",
    macrobius: "Macrobio",
    pollux: "Pólux",
  },
  lines: {
    "laus-192":
      "Si acaso, cansado del peso del estudio, te place no estar ocioso sino jugar con arte, la ficha, sobre el tablero abierto, cambia de lugar con más astucia, y se libran guerras con soldados de vidrio: ya la blanca ata a las negras, ya la negra a las blancas.",
    "laus-197":
      "Pero ¿quién no te ha vuelto la espalda? ¿Qué ficha cedió bajo tu mando, o, a punto de perecer, no hizo perecer a su enemigo? Tu línea combate de mil maneras: una, mientras huye, apresa ella misma a quien la persigue; otra, que estaba al acecho, llega desde muy lejos; esta se atreve a entrar en la refriega y engaña al enemigo que viene por su presa.",
    "laus-201":
      "Aquella se deja detener por dos lados y, semejante a una ficha atada, ata ella misma a dos; esta se mueve a cosas mayores: romper la barrera, irrumpir veloz en las filas, derribar la empalizada y devastar las murallas cerradas.",
    "laus-205":
      "Entretanto, por duros que sean los combates en que caen los soldados, tú vences con la falange entera, o privada solo de unos pocos hombres, y tus dos manos resuenan con la multitud de cautivos.",
    varro:
      "De esta cuádruple fuente parten dos series de filas, unas a lo ancho, otras a lo largo, como suele haber en el tablero en que se juega a los latrúnculos.",
    "ovid-ars-2":
      "O si la ficha marcha a imagen del bandidaje, haz que tu soldado perezca ante su enemigo de vidrio.",
    "ovid-ars-3":
      "Que juegue con cautela y no sin tino los combates de los bandidos, en que una ficha sola perece ante un doble enemigo, y el guerrero, apresado sin su compañera, combate aún, y el rival recorre a menudo de vuelta el camino empezado.",
    "ovid-tristia":
      "Cómo avanza en línea recta el soldado de otro color, cuando una ficha en el medio perece ante un doble enemigo; cómo la que sigue sabe combatir y llamar de vuelta a la que va delante, para que huya segura y no vaya sin compañía.",
    "martial-7": "Así venzas a Novio y a Publio, encerrados por las barreras y el bandido de vidrio.",
    "martial-14-17":
      "Por este lado cuenta en mí el dado dos veces seis puntos; por este otro, una ficha perece ante un doble enemigo de otro color.",
    "martial-14-20":
      "Si juegas a las guerras de los bandidos emboscados, esta gema será para ti soldado y enemigo.",
    "seneca-117":
      "Nadie que corre al incendio de su casa se para a mirar el tablero de latrúnculos para saber cómo saldrá la ficha atada.",
    "seneca-tranquillity":
      "Jugaba a los latrúnculos. Cuando el centurión que llevaba la fila de los condenados mandó que también él se levantara, contó las fichas y dijo a su compañero: «Mira que después de mi muerte no mientas diciendo que ganaste.» Y luego, con una seña al centurión: «Serás testigo de que llevo una de ventaja.»",
    isidore:
      "Unas fichas se mueven en orden, otras libremente: por eso llaman a unas ordinarii y a otras vagi; pero a las que no pueden moverse en absoluto las llaman inciti.",
    proculus:
      "Pues como en un banquete se jugaba a los latrúnculos y él había salido diez veces imperator, un bufón bastante conocido dijo: «Salve, Augusto», trajo un paño de púrpura, se lo ató a los hombros y se postró ante él.",
    macrobius:
      "Pero ¿queréis que el día siguiente, que casi todos gastan en el ábaco y los latrúnculos, lo pasemos en estas sobrias charlas …?",
    pollux:
      "El juego de muchas piedras es un marco con lugares dispuestos entre líneas. El marco se llama ciudad, y cada piedra, perro. Las piedras se dividen en dos según sus colores, y el arte del juego está en rodear una de otro color con dos del mismo, y así quitarla.",
  },
};
