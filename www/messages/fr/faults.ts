import type { ContradictionCode } from "../../engine.js";
import type { Faults } from "../en/faults.js";
import { count, kinds, number, sides } from "./nouns.js";

/** Ce qu’on dit des liens, des positions et des règles impossibles à suivre. */
export const faults: Faults = {
  title: "Une partie du lien n’a pas pu être lue",
  kept: "Ce qui a pu être compris est sur le plateau.",
  lostTitle: "Le lien n’a pas été compris",
  lost: "Il ne nomme aucune partie.",
  instead: "Votre dernière partie, ou une nouvelle, est sur le plateau.",
  tooLong: "Le lien est trop long pour être une partie.",
  noRuleset: "Le lien ne nomme aucune variante.",
  unknownRuleset: (name) => `Il n’y a pas de variante « ${name} ».`,
  change: (change) =>
    `Le changement « ${change} » ne nomme aucune règle, ou lui donne une valeur impossible.`,
  level: (setting, most) =>
    `« ${setting} » a été ignoré : les niveaux de l’ordinateur vont de 1 à ${number(most)}.`,
  language: (setting, languages) => `« ${setting} » a été ignoré : la page parle ${languages}.`,
  theme: (setting) => `« ${setting} » a été ignoré : le plateau n’a pas cet aspect.`,
  redo: (setting) => `« ${setting} » a été ignoré : ce coup ne peut pas y être joué.`,
  repeated: (key) => `« ${key} » est plus d’une fois dans le lien : c’est le premier qui compte.`,
  contradiction: "Le lien change les règles d’une façon qui ne se joue pas.",
  text: (text) => `« ${text} » n’est pas une position : il y faut six parties jointes par « _ ».`,
  board: (text, size) => `Dans la position, « ${text} » n’est pas un plateau de ${size} cases.`,
  side: (text) =>
    `Dans la position, « ${text} » ne désigne aucun camp : « w », ce sont les Blancs, « b », le camp foncé.`,
  hands: (text) => `Dans la position, poser chacun à son tour ne laisse jamais « ${text} » en main.`,
  state: (text) =>
    `Dans la position, « ${text} » ne s’accorde ni avec les pièces ni avec les règles : on y dit ce qui est lié, ce qu’il faut retirer et ce qui peut rejouer.`,
  taken: (text) => `Dans la position, « ${text} » ne dit pas combien de pièces chaque camp a retirées.`,
  quiet: (text) => `Dans la position, « ${text} » n’est pas un nombre d’actions calmes.`,
  set: (colour, kind, n, most) =>
    `${sides[colour]} ont ${count(n, ...kinds[kind])}, et la variante en donne ${number(most)}.`,
  promoted: (square) => `Le latroncule en ${square} est sur son dernier rang, où il devient larron.`,
  oneDux: (colour) => `${sides[colour]} doivent avoir un dux, ni plus ni moins.`,
  noAction: (n, text) => `L’action ${number(n)}, « ${text} », n’en est pas une.`,
  action: (n, text, why) => `L’action ${number(n)}, ${text}, ne peut pas être jouée. ${why}`,
};

/** Pourquoi des règles faites par un joueur ne vont pas ensemble. */
export const contradictions: Record<ContradictionCode, string> = {
  field: "Cette valeur n’est pas possible ici.",
  "array-width": "Chaque rang disposé doit être aussi large que le plateau.",
  "array-overlaps": "Les pièces disposées ne trouvent pas de place sur le plateau.",
  "no-pieces": "Il n’y a aucune pièce, ni disposée ni à poser.",
  "too-many-pieces": "Il y a plus de pièces que de cases où les poser.",
  "nothing-moves": "Aucune pièce des joueurs ne peut bouger.",
  "least-above-set": "Un joueur a dès le départ moins de pièces qu’il ne lui en faut.",
  "promoted-at-start": "Un latroncule commence sur son dernier rang, où il deviendrait aussitôt larron.",
  "no-centre": "Seul un plateau aux nombres impairs de colonnes et de rangs a une case au milieu.",
  "early-in-pairs": "Les coups anticipés ne vont qu’avec la pose une à une.",
  "early-without-hand": "Les coups anticipés demandent des pièces à poser.",
  "catch-and-lift":
    "Une pièce prise par une arrivée et non liée quitte aussitôt le plateau ; liée, ou prise par sa place, elle le quitte plus tard.",
  "sight-without-position": "La prise à distance ne va qu’avec des pièces prises par leur place.",
  "pinned-without-position":
    "Les pièces prises ne sont immobiles que si c’est leur place qui les fait prendre.",
  "enclosure-by-position": "On n’encercle des groupes que si les pièces sont prises par une arrivée.",
  "corner-by-position": "On ne prend dans les coins que si les pièces sont prises par une arrivée.",
  "corner-square-by-position": "Un coin vide n’aide que si les pièces sont prises par une arrivée.",
  "moves-again-without-at-once": "Une pièce ne rejoue que si les pièces prises quittent aussitôt le plateau.",
  "dux-number": "Un dux ne s’enferme que si chaque camp en a un seul.",
};
