/** What ancient authors say of the game, with translations made for this project. */

import type { FieldName } from "./keys.js";

/** Some text by the code of its language. */
export type InEveryLanguage = Readonly<Record<string, string>>;

export interface AncientLine {
  id: string;
  author: InEveryLanguage;
  /** How the notes of the engine cite it. */
  cited: RegExp;
  work: string;
  /** Where in the work. */
  line: string;
  language: "la" | "grc";
  text: string;
  translations: InEveryLanguage;
  /** The rules that are read from it. */
  fields: readonly FieldName[];
  /** Whether the text has been compared with an edition. */
  checked: boolean;
}

export const ancient: readonly AncientLine[] = [
  {
    id: "laus-192",
    author: { en: "Anonymous", fr: "Anonyme", es: "Anónimo" },
    cited: /Laus Pisonis (\d+, )*19[0-4]\b/,
    work: "Laus Pisonis",
    line: "190–194",
    language: "la",
    text: "te si forte iuvat studiorum pondere fessum / non languere tamen lususque movere per artem, / callidiore modo tabula variatur aperta / calculus et vitreo peraguntur milite bella, / ut niveus nigros, nunc et niger alliget albos.",
    translations: {
      en: "If ever, tired by the weight of study, you care not to be idle but to play a game of skill, then on the open board the counter is set in changing and cunning ways, and wars are fought with soldiers of glass: now white binds the black, now black the white.",
      fr: "Si parfois, las du poids de l’étude, il te plaît de ne pas rester oisif mais de jouer avec art, le pion, sur le plateau ouvert, change de place avec plus de ruse, et des guerres se livrent avec des soldats de verre : tantôt le blanc lie les noirs, tantôt le noir lie les blancs.",
      es: "Si acaso, cansado del peso del estudio, te place no estar ocioso sino jugar con arte, la ficha, sobre el tablero abierto, cambia de lugar con más astucia, y se libran guerras con soldados de vidrio: ya la blanca ata a las negras, ya la negra a las blancas.",
    },
    fields: ["hand", "catch"],
    checked: false,
  },
  {
    id: "laus-197",
    author: { en: "Anonymous", fr: "Anonyme", es: "Anónimo" },
    cited: /Laus Pisonis (\d+, )*(19[5-9]|200)\b/,
    work: "Laus Pisonis",
    line: "195–200",
    language: "la",
    text: "sed tibi quis non terga dedit? quis te duce cessit / calculus? aut quis non periturus perdidit hostem? / mille modis acies tua dimicat: ille petentem, / dum fugit, ipse rapit; longo venit ille recessu, / qui stetit in speculis; hic se committere rixae / audet et in praedam venientem decipit hostem;",
    translations: {
      en: "But who has not turned his back to you? Which counter gave way under your command, or was about to perish and did not destroy its enemy? Your line fights in a thousand ways: one, as it flees, itself seizes its pursuer; another, that stood on the watch, comes from far away; this one dares to join the fray, and deceives the enemy who comes for his prey.",
      fr: "Mais qui ne t’a tourné le dos ? Quel pion a cédé sous ton commandement, ou, près de périr, n’a fait périr son ennemi ? Tes rangs combattent de mille façons : l’un, dans sa fuite, saisit lui-même son poursuivant ; l’autre, qui se tenait aux aguets, vient de très loin ; celui-ci ose se jeter dans la mêlée, et trompe l’ennemi qui vient à sa proie.",
      es: "Pero ¿quién no te ha vuelto la espalda? ¿Qué ficha cedió bajo tu mando, o, a punto de perecer, no hizo perecer a su enemigo? Tu línea combate de mil maneras: una, mientras huye, apresa ella misma a quien la persigue; otra, que estaba al acecho, llega desde muy lejos; esta se atreve a entrar en la refriega y engaña al enemigo que viene por su presa.",
    },
    fields: ["calculus", "larron"],
    checked: false,
  },
  {
    id: "laus-201",
    author: { en: "Anonymous", fr: "Anonyme", es: "Anónimo" },
    cited: /Laus Pisonis (\d+, )*20[1-4]\b/,
    work: "Laus Pisonis",
    line: "201–204",
    language: "la",
    text: "ancipites subit ille moras similisque ligato / obligat ipse duos; hic ad maiora movetur, / ut citus effracta prorumpat in agmina mandra / clausaque deiecto populetur moenia vallo.",
    translations: {
      en: "That one lets itself be held up on two sides and, like one that is bound, itself binds two; this one moves to greater things, to break through the barrier and burst swiftly upon the ranks, to throw down the rampart and lay waste the closed walls.",
      fr: "Celui-là se laisse arrêter de deux côtés et, pareil à un pion lié, en lie lui-même deux ; celui-ci marche à de plus grandes choses : rompre la barrière, fondre sur les rangs, abattre le rempart et ravager les murs clos.",
      es: "Aquella se deja detener por dos lados y, semejante a una ficha atada, ata ella misma a dos; esta se mueve a cosas mayores: romper la barrera, irrumpir veloz en las filas, derribar la empalizada y devastar las murallas cerradas.",
    },
    fields: ["catch", "moves-again", "barred"],
    checked: false,
  },
  {
    id: "laus-205",
    author: { en: "Anonymous", fr: "Anonyme", es: "Anónimo" },
    cited: /Laus Pisonis (\d+, )*20[5-8]\b/,
    work: "Laus Pisonis",
    line: "205–208",
    language: "la",
    text: "interea sectis quamvis acerrima surgant / proelia militibus, plena tamen ipse phalange / aut etiam pauco spoliata milite vincis, / et tibi captiva resonat manus utraque turba.",
    translations: {
      en: "Meanwhile, however fierce the battles that arise as soldiers are cut off, you win with your phalanx whole, or robbed of a few men only, and both your hands rattle with the crowd of captives.",
      fr: "Cependant, si âpres que soient les combats où tombent les soldats, tu vaincs avec ta phalange entière, ou privée seulement de quelques hommes, et tes deux mains résonnent de la foule des captifs.",
      es: "Entretanto, por duros que sean los combates en que caen los soldados, tú vences con la falange entera, o privada solo de unos pocos hombres, y tus dos manos resuenan con la multitud de cautivos.",
    },
    fields: ["lift", "least"],
    checked: false,
  },
  {
    id: "varro",
    author: { en: "Varro", fr: "Varron", es: "Varrón" },
    cited: /Varro\b.*\bX\.22\b/,
    work: "De lingua Latina",
    line: "X.22",
    language: "la",
    text: "Ad hunc quadruplicem fontem ordines deriguntur bini, uni transversi, alteri derecti, ut in tabula solet in qua latrunculis ludunt.",
    translations: {
      en: "From this fourfold source two sets of rows are drawn, the ones across, the others straight down, as is usual on the board on which they play with the latrunculi.",
      fr: "De cette quadruple source partent deux séries de rangées, les unes en travers, les autres en long, comme d’ordinaire sur le plateau où l’on joue aux latroncules.",
      es: "De esta cuádruple fuente parten dos series de filas, unas a lo ancho, otras a lo largo, como suele haber en el tablero en que se juega a los latrúnculos.",
    },
    fields: ["board"],
    checked: true,
  },
  {
    id: "ovid-ars-2",
    author: { en: "Ovid", fr: "Ovide", es: "Ovidio" },
    cited: /\bArs II\.20[78]\b/,
    work: "Ars amatoria",
    line: "II.207–208",
    language: "la",
    text: "Sive latrocinii sub imagine calculus ibit, / Fac pereat vitreo miles ab hoste tuus.",
    translations: {
      en: "Or if the counter marches in the likeness of robbery, let your soldier perish by his enemy of glass.",
      fr: "Ou si le pion marche à l’image du brigandage, fais que ton soldat périsse sous son ennemi de verre.",
      es: "O si la ficha marcha a imagen del bandidaje, haz que tu soldado perezca ante su enemigo de vidrio.",
    },
    fields: [],
    checked: true,
  },
  {
    id: "ovid-ars-3",
    author: { en: "Ovid", fr: "Ovide", es: "Ovidio" },
    cited: /\bArs III\.35[7-9]\b/,
    work: "Ars amatoria",
    line: "III.357–360",
    language: "la",
    text: "Cautaque non stulte latronum proelia ludat, / Unus cum gemino calculus hoste perit, / Bellatorque sua prensus sine compare bellat, / Aemulus et coeptum saepe recurrit iter.",
    translations: {
      en: "Let her play the battles of the robbers with care and not foolishly, when one counter perishes by a twofold enemy, and the warrior fights on, caught, without his partner, and the rival often runs back the way he began.",
      fr: "Qu’elle joue avec prudence et non sans esprit les combats des brigands, où un pion seul périt sous un double ennemi, où le guerrier, surpris sans sa compagne, combat encore, et où le rival refait souvent en courant le chemin commencé.",
      es: "Que juegue con cautela y no sin tino los combates de los bandidos, en que una ficha sola perece ante un doble enemigo, y el guerrero, apresado sin su compañera, combate aún, y el rival recorre a menudo de vuelta el camino empezado.",
    },
    fields: ["catch", "axes", "dux"],
    checked: true,
  },
  {
    id: "ovid-tristia",
    author: { en: "Ovid", fr: "Ovide", es: "Ovidio" },
    cited: /\bTristia II\.4(7[7-9]|80)\b/,
    work: "Tristia",
    line: "II.477–480",
    language: "la",
    text: "discolor ut recto grassetur limite miles, / cum medius gemino calculus hoste perit, / ut bellare sequens sciat et reuocare priorem, / nec tuto fugiens incomitatus eat;",
    translations: {
      en: "How the soldier of another colour advances in a straight line, when a counter in the middle perishes by a twofold enemy; how the one behind knows to fight and to call back the one in front, so that it may flee in safety and not go unaccompanied.",
      fr: "Comment le soldat de l’autre couleur avance en droite ligne, quand un pion pris au milieu périt sous un double ennemi ; comment celui qui suit sait combattre et rappeler celui qui précède, pour qu’il fuie en sûreté et n’aille pas sans escorte.",
      es: "Cómo avanza en línea recta el soldado de otro color, cuando una ficha en el medio perece ante un doble enemigo; cómo la que sigue sabe combatir y llamar de vuelta a la que va delante, para que huya segura y no vaya sin compañía.",
    },
    fields: ["calculus", "catch", "axes"],
    checked: true,
  },
  {
    id: "martial-7",
    author: { en: "Martial", fr: "Martial", es: "Marcial" },
    cited: /Martial\b.*\bVII\.72\b/,
    work: "Epigrammata",
    line: "VII.72.7–8",
    language: "la",
    text: "sic uincas Nouiumque Publiumque / mandris et uitreo latrone clusos;",
    translations: {
      en: "So may you beat both Novius and Publius, shut in by barriers and the robber of glass.",
      fr: "Puisses-tu vaincre ainsi et Novius et Publius, enfermés par les barrières et le brigand de verre.",
      es: "Así venzas a Novio y a Publio, encerrados por las barreras y el bandido de vidrio.",
    },
    fields: ["immobile", "enclosure"],
    checked: true,
  },
  {
    id: "martial-14-17",
    author: { en: "Martial", fr: "Martial", es: "Marcial" },
    cited: /Martial\b.*\bXIV\.17\b/,
    work: "Epigrammata",
    line: "XIV.17",
    language: "la",
    text: "Hac mihi bis seno numeratur tessera puncto; / Calculus hac gemino discolor hoste perit.",
    translations: {
      en: "On this side of me the die counts twice six points; on this, a counter perishes by a twofold enemy of the other colour.",
      fr: "De ce côté, le dé compte sur moi deux fois six points ; de cet autre, un pion périt sous un double ennemi d’une autre couleur.",
      es: "Por este lado cuenta en mí el dado dos veces seis puntos; por este otro, una ficha perece ante un doble enemigo de otro color.",
    },
    fields: ["catch"],
    checked: true,
  },
  {
    id: "martial-14-20",
    author: { en: "Martial", fr: "Martial", es: "Marcial" },
    cited: /Martial\b.*\bXIV\.20\b/,
    work: "Epigrammata",
    line: "XIV.20 (18)",
    language: "la",
    text: "Insidiosorum si ludis bella latronum, / Gemmeus iste tibi miles et hostis erit.",
    translations: {
      en: "If you play the wars of the robbers who lie in wait, this gem will be your soldier and your enemy.",
      fr: "Si tu joues aux guerres des brigands embusqués, cette gemme sera pour toi soldat et ennemi.",
      es: "Si juegas a las guerras de los bandidos emboscados, esta gema será para ti soldado y enemigo.",
    },
    fields: [],
    checked: true,
  },
  {
    id: "seneca-117",
    author: { en: "Seneca", fr: "Sénèque", es: "Séneca" },
    cited: /Seneca, Ep\. 117\.30\b/,
    work: "Epistulae morales",
    line: "117.30",
    language: "la",
    text: "nemo qui ad incendium domus suae currit tabulam latrunculariam prospicit ut sciat quomodo alligatus exeat calculus.",
    translations: {
      en: "Nobody who runs to the fire of his own house looks over the board of latrunculi to learn how the bound counter may get out.",
      fr: "Qui court à l’incendie de sa maison ne s’arrête pas à regarder le plateau des latroncules pour savoir comment le pion lié en sortira.",
      es: "Nadie que corre al incendio de su casa se para a mirar el tablero de latrúnculos para saber cómo saldrá la ficha atada.",
    },
    fields: ["catch", "lift"],
    checked: true,
  },
  {
    id: "seneca-tranquillity",
    author: { en: "Seneca", fr: "Sénèque", es: "Séneca" },
    cited: /Seneca\b.*\b14\.7\b/,
    work: "De tranquillitate animi",
    line: "14.7",
    language: "la",
    text: "Ludebat latrunculis. Cum centurio, agmen periturorum trahens, illum quoque excitari iuberet, uocatus numerauit calculos et sodali suo: ‘Vide’, inquit, ‘ne post mortem meam mentiaris te uicisse.’ Tum, annuens centurioni: ‘Testis’, inquit, ‘eris uno me antecedere.’",
    translations: {
      en: "He was playing latrunculi. When the centurion who led the line of those about to die had him called up too, he counted the counters and said to his companion: “See that you do not claim after my death that you won.” Then, with a nod to the centurion: “You will bear witness that I am one ahead.”",
      fr: "Il jouait aux latroncules. Comme le centurion qui menait la file des condamnés le faisait lever à son tour, il compta les pions et dit à son compagnon : « Garde-toi de prétendre, après ma mort, que tu as gagné. » Puis, d’un signe au centurion : « Tu seras témoin que j’ai un pion d’avance. »",
      es: "Jugaba a los latrúnculos. Cuando el centurión que llevaba la fila de los condenados mandó que también él se levantara, contó las fichas y dijo a su compañero: «Mira que después de mi muerte no mientas diciendo que ganaste.» Y luego, con una seña al centurión: «Serás testigo de que llevo una de ventaja.»",
    },
    fields: ["least-then"],
    checked: true,
  },
  {
    id: "isidore",
    author: { en: "Isidore of Seville", fr: "Isidore de Séville", es: "Isidoro de Sevilla" },
    cited: /Isidore\b.*\bXVIII\.67\b/,
    work: "Etymologiae",
    line: "XVIII.67",
    language: "la",
    text: "Calculi partim ordine moventur, partim vage: ideo alios ordinarios, alios vagos appellant; at vero qui moveri omnino non possunt, incitos dicunt.",
    translations: {
      en: "Some counters move in order, some freely: hence they call the ones ordinarii and the others vagi; but those that cannot move at all they call inciti.",
      fr: "Les pions se meuvent les uns en ordre, les autres librement : aussi appelle-t-on les uns ordinarii, les autres vagi ; mais ceux qui ne peuvent plus du tout bouger, on les dit inciti.",
      es: "Unas fichas se mueven en orden, otras libremente: por eso llaman a unas ordinarii y a otras vagi; pero a las que no pueden moverse en absoluto las llaman inciti.",
    },
    fields: ["pinned"],
    checked: true,
  },
  {
    id: "proculus",
    author: { en: "Historia Augusta", fr: "Histoire Auguste", es: "Historia Augusta" },
    cited: /Historia Augusta\b.*\b13\.2\b/,
    work: "Quadrigae tyrannorum",
    line: "13.2",
    language: "la",
    text: "nam cum in quodam convivio ad latrunculos luderetur atque ipse decies imperator exisset, quidam non ignobilis scurra ‘ave’ inquit, ‘Auguste’ adlataque lana purpurea umeros eius vinxit eumque adoravit",
    translations: {
      en: "For when latrunculi were played at a banquet and he had come out imperator ten times, a well-known jester said “Hail, Augustus”, brought a purple cloth, tied it about his shoulders and bowed before him.",
      fr: "Car, comme on jouait aux latroncules dans un banquet et qu’il en était sorti dix fois imperator, un bouffon assez connu dit : « Salut, Auguste », apporta une étoffe de pourpre, la lui noua sur les épaules et se prosterna devant lui.",
      es: "Pues como en un banquete se jugaba a los latrúnculos y él había salido diez veces imperator, un bufón bastante conocido dijo: «Salve, Augusto», trajo un paño de púrpura, se lo ató a los hombros y se postró ante él.",
    },
    fields: [],
    checked: true,
  },
  {
    id: "macrobius",
    author: { en: "Macrobius", fr: "Macrobe", es: "Macrobio" },
    cited: /Macrobius\b.*\bI\.5\.11\b/,
    work: "Saturnalia",
    line: "I.5.11",
    language: "la",
    text: "Sed vultisne diem sequentem, quem plerique omnes abaco et latrunculis conterunt, nos istis sobriis fabulis … exigamus?",
    translations: {
      en: "But shall we spend the following day, which nearly everybody fritters away at the board and latrunculi, in this sober talk …?",
      fr: "Mais voulez-vous que le jour suivant, que presque tous perdent au tablier et aux latroncules, nous le passions à ces sobres entretiens … ?",
      es: "Pero ¿queréis que el día siguiente, que casi todos gastan en el ábaco y los latrúnculos, lo pasemos en estas sobrias charlas …?",
    },
    fields: [],
    checked: false,
  },
  {
    id: "pollux",
    author: { en: "Pollux", fr: "Pollux", es: "Pólux" },
    cited: /Pollux\b.*\bIX\.98\b/,
    work: "Onomasticon",
    line: "IX.98",
    language: "grc",
    text: "ἡ δὲ διὰ πολλῶν ψήφων παιδιὰ πλινθίον ἐστί, χώρας ἐν γραμμαῖς ἔχον διακειμένας· καὶ τὸ μὲν πλινθίον καλεῖται πόλις, τῶν δὲ ψήφων ἑκάστη κύων· διῃρημένων δ' εἰς δύο τῶν ψήφων ὁμοχρόων κατὰ τὰς χρόας, ἡ τέχνη τῆς παιδιᾶς ἐστι περιλήψει δύο ψήφων ὁμοχρόων τὴν ἑτερόχρων ἀνελεῖν.",
    translations: {
      en: "The game with many pebbles is a frame with spaces set between lines. The frame is called a city, and each of the pebbles a dog. The pebbles are parted in two by their colours, and the art of the game is to surround one of the other colour with two of the same colour, and so to remove it.",
      fr: "Le jeu à nombreux cailloux est un cadre dont les places sont disposées entre des lignes. Le cadre s’appelle cité, et chacun des cailloux, chien. Les cailloux se divisent en deux selon leurs couleurs, et l’art du jeu est d’en entourer un de l’autre couleur avec deux de la même, et de l’enlever ainsi.",
      es: "El juego de muchas piedras es un marco con lugares dispuestos entre líneas. El marco se llama ciudad, y cada piedra, perro. Las piedras se dividen en dos según sus colores, y el arte del juego está en rodear una de otro color con dos del mismo, y así quitarla.",
    },
    fields: ["board", "catch"],
    checked: false,
  },
];

/** The ancient lines that a note of the engine cites. */
export function linesCited(source: string): AncientLine[] {
  return ancient.filter(({ cited }) => cited.test(source));
}
