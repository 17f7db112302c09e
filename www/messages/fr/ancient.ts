import type { Ancient } from "../en/ancient.js";

/** Who wrote the ancient lines, and what these say in French: translations made for this project. */
export const ancient: Ancient = {
  authors: {
    anonymous: "Anonyme",
    varro: "Varron",
    ovid: "Ovide",
    martial: "Martial",
    seneca: "Sénèque",
    isidore: "Isidore de Séville",
    "historia-augusta": "Histoire Auguste",
    macrobius: "Macrobe",
    pollux: "Pollux",
  },
  lines: {
    "laus-192":
      "Si parfois, las du poids de l’étude, il te plaît de ne pas rester oisif mais de jouer avec art, le pion, sur le plateau ouvert, change de place avec plus de ruse, et des guerres se livrent avec des soldats de verre : tantôt le blanc lie les noirs, tantôt le noir lie les blancs.",
    "laus-197":
      "Mais qui ne t’a tourné le dos ? Quel pion a cédé sous ton commandement, ou, près de périr, n’a fait périr son ennemi ? Tes rangs combattent de mille façons : l’un, dans sa fuite, saisit lui-même son poursuivant ; l’autre, qui se tenait aux aguets, vient de très loin ; celui-ci ose se jeter dans la mêlée, et trompe l’ennemi qui vient à sa proie.",
    "laus-201":
      "Celui-là se laisse arrêter de deux côtés et, pareil à un pion lié, en lie lui-même deux ; celui-ci marche à de plus grandes choses : rompre la barrière, fondre sur les rangs, abattre le rempart et ravager les murs clos.",
    "laus-205":
      "Cependant, si âpres que soient les combats où tombent les soldats, tu vaincs avec ta phalange entière, ou privée seulement de quelques hommes, et tes deux mains résonnent de la foule des captifs.",
    varro:
      "De cette quadruple source partent deux séries de rangées, les unes en travers, les autres en long, comme d’ordinaire sur le plateau où l’on joue aux latroncules.",
    "ovid-ars-2":
      "Ou si le pion marche à l’image du brigandage, fais que ton soldat périsse sous son ennemi de verre.",
    "ovid-ars-3":
      "Qu’elle joue avec prudence et non sans esprit les combats des brigands, où un pion seul périt sous un double ennemi, où le guerrier, surpris sans sa compagne, combat encore, et où le rival refait souvent en courant le chemin commencé.",
    "ovid-tristia":
      "Comment le soldat de l’autre couleur avance en droite ligne, quand un pion pris au milieu périt sous un double ennemi ; comment celui qui suit sait combattre et rappeler celui qui précède, pour qu’il fuie en sûreté et n’aille pas sans escorte.",
    "martial-7":
      "Puisses-tu vaincre ainsi et Novius et Publius, enfermés par les barrières et le brigand de verre.",
    "martial-14-17":
      "De ce côté, le dé compte sur moi deux fois six points ; de cet autre, un pion périt sous un double ennemi d’une autre couleur.",
    "martial-14-20":
      "Si tu joues aux guerres des brigands embusqués, cette gemme sera pour toi soldat et ennemi.",
    "seneca-117":
      "Qui court à l’incendie de sa maison ne s’arrête pas à regarder le plateau des latroncules pour savoir comment le pion lié en sortira.",
    "seneca-tranquillity":
      "Il jouait aux latroncules. Comme le centurion qui menait la file des condamnés le faisait lever à son tour, il compta les pions et dit à son compagnon : « Garde-toi de prétendre, après ma mort, que tu as gagné. » Puis, d’un signe au centurion : « Tu seras témoin que j’ai un pion d’avance. »",
    isidore:
      "Les pions se meuvent les uns en ordre, les autres librement : aussi appelle-t-on les uns ordinarii, les autres vagi ; mais ceux qui ne peuvent plus du tout bouger, on les dit inciti.",
    proculus:
      "Car, comme on jouait aux latroncules dans un banquet et qu’il en était sorti dix fois imperator, un bouffon assez connu dit : « Salut, Auguste », apporta une étoffe de pourpre, la lui noua sur les épaules et se prosterna devant lui.",
    macrobius:
      "Mais voulez-vous que le jour suivant, que presque tous perdent au tablier et aux latroncules, nous le passions à ces sobres entretiens … ?",
    pollux:
      "Le jeu à nombreux cailloux est un cadre dont les places sont disposées entre des lignes. Le cadre s’appelle cité, et chacun des cailloux, chien. Les cailloux se divisent en deux selon leurs couleurs, et l’art du jeu est d’en entourer un de l’autre couleur avec deux de la même, et de l’enlever ainsi.",
  },
};
