import type { RuleWords } from "../keys.js";
import { remarks } from "./remarks.js";

/** Les règles en français. */
export const rules: RuleWords = {
  families: {
    becq: {
      name: "Becq de Fouquières",
      about: "Une lecture suivie des vers antiques, Paris, 1869.",
    },
    "nova-roma": {
      name: "Nova Roma",
      about: "Les règles d’un Romain d’aujourd’hui : plusieurs plateaux, dispositions et façons de prendre.",
    },
    schadler: {
      name: "D’après Ulrich Schädler",
      about: "Des pions posés un à un, des pas et des sauts, des captives qu’on peut sauver.",
    },
    "locus-ludi": {
      name: "Locus Ludi",
      about: "Deux jeux d’un projet de recherche de l’université de Fribourg.",
    },
    kowalski: { name: "Wally J. Kowalski", about: "De longs déplacements, et un chef à enfermer." },
    bell: {
      name: "R. C. Bell",
      about: "Un classique des livres de jeux : on va pas à pas, et une prise donne un coup de plus.",
    },
    others: { name: "Autres lectures", about: "Les règles d’un musée et celles d’un victorien." },
    relatives: { name: "Jeux apparentés", about: "Des jeux de Grèce et d’Afrique où l’on prend de même." },
  },
  presets: {
    "becq-8": "Des larrons qui traversent le plateau, des latroncules qui avancent : on peut parer un échec.",
    "becq-12": "De même, avec douze de chaque sur le grand plateau.",
    "nova-roma-8x8":
      "Huit pions par camp, qui glissent. On prend entre deux, ou l’on encercle tout un groupe.",
    "nova-roma-12x8": "De même sur un plateau large, avec douze pions par camp.",
    "nova-roma-10x9": "De même sur un plateau plus grand, avec dix pions par camp.",
    "nova-roma-11x10": "De même sur le plus grand plateau, avec onze pions par camp.",
    "nova-roma-deferred": "Les captives restent un tour sur le plateau, et peuvent être libérées.",
    "nova-roma-placed": "Le plateau est d’abord vide : chaque camp y pose vingt-cinq pions.",
    "nova-roma-placed-deferred": "Des pions à poser, et des captives qui restent un tour.",
    "nova-roma-placed-early": "On peut déjà déplacer un pion pendant que l’on pose les autres.",
    "regle-francaise":
      "Une page de règles anonyme : on ne se place pas entre deux ennemies, sauf si l’on prend.",
    "schadler-1994":
      "Posez seize pions, avancez ou sautez, liez une ennemie entre deux, retirez-la plus tard.",
    "schadler-2001": "Comme en 1994, mais nul ne se place entre deux ennemies sans prendre.",
    seneca: "Des pions liés, des sauts par-dessus les siens, et une captive à retirer avant chaque coup.",
    piso: "Posez vingt pions, avancez d’un pas, prenez aussitôt : vite appris.",
    "kowalski-12x8": "Les pions glissent comme des tours ; enfermez le dux ennemi pour gagner.",
    "kowalski-11x10": "De même sur un plateau plus grand, le dux au milieu de son rang.",
    "bell-8x7": "Un pas à la fois ; la pièce qui prend peut jouer encore.",
    "bell-8x8": "De même sur le plateau carré.",
    quintana: "Deux rangs de pions qui glissent et prennent : simple et rapide.",
    falkener: "Trente pions par camp sur un grand plateau ; on va et l’on prend dans huit directions.",
    petteia: "Les « cités » des Grecs : huit pions qui glissent, pris entre deux.",
    "seega-5": "Remplissez le petit plateau sauf le centre, puis avancez et prenez.",
    "seega-7": "De même, avec vingt-quatre pions par camp.",
    "seega-9": "De même, avec quarante pions par camp.",
    "kharebga-8x8":
      "Un jeu d’Afrique du Nord sur un plateau romain : presque tout est rempli, puis les pions glissent.",
  },
  bases: {
    attested: { name: "Attesté", about: "Un texte antique le dit, dans la mesure de la remarque." },
    author: { name: "Auteur", about: "L’auteur de la reconstitution le dit." },
    ours: { name: "Notre choix", about: "Les sources se taisent ou hésitent ; ce projet a tranché." },
  },
  fields: {
    board: { name: "Plateau", about: "Combien de cases le plateau compte en large et en long." },
    array: {
      name: "Position de départ",
      about:
        "Quelles pièces sont sur le plateau quand la partie commence ; celles du camp foncé sont celles des Blancs, tournées d’un demi-tour.",
    },
    hand: {
      name: "Pièces à poser",
      about: "Quelles pièces chaque joueur pose sur le plateau vide avant la partie proprement dite.",
    },
    placing: { name: "Pose", about: "Combien de pièces un joueur pose avant que ce soit à l’autre." },
    "centre-closed": {
      name: "Centre fermé",
      about: "Si la case du milieu reste vide tant que l’on pose les pièces.",
    },
    early: {
      name: "Coups anticipés",
      about: "Si un joueur peut déplacer une pièce alors qu’il en reste à poser.",
    },
    first: {
      name: "Premier joueur",
      about: "Qui pose le premier, et fait le premier coup quand tout est posé.",
    },
    calculus: { name: "Pion", about: "Comment se déplace une pièce ordinaire." },
    dux: { name: "Dux", about: "Comment se déplace le chef." },
    larron: { name: "Larron", about: "Comment se déplace la grande pièce de Becq de Fouquières." },
    latroncule: { name: "Latroncule", about: "Comment se déplace la petite pièce de Becq de Fouquières." },
    promotion: {
      name: "Promotion",
      about: "Si un latroncule qui atteint le dernier rang devient larron.",
    },
    axes: {
      name: "Lignes de prise",
      about: "Sur quelles lignes deux ennemies prennent la pièce placée entre elles.",
    },
    catch: { name: "Prise", about: "Comment une pièce se trouve prise." },
    lift: { name: "Retrait", about: "Quand une pièce prise quitte le plateau." },
    sight: {
      name: "Prise à distance",
      about: "Si un larron aide à prendre de loin, aussi loin qu’il pourrait aller.",
    },
    pinned: { name: "Pièces prises immobiles", about: "Si une pièce prise n’a pas le droit de bouger." },
    barred: {
      name: "Entrée interdite entre deux",
      about: "S’il est interdit de finir son déplacement entre deux ennemies, à moins de prendre par là.",
    },
    enclosure: {
      name: "Encerclement",
      about: "Si un groupe sans case vide à côté de lui est pris tout entier.",
    },
    corner: {
      name: "Pièce au coin",
      about: "Si une pièce au coin est prise par des ennemies sur les deux cases voisines.",
    },
    "corner-square": {
      name: "Case de coin",
      about: "Si un coin vide aide à prendre une pièce placée à côté de lui, au bord.",
    },
    "moves-again": { name: "Coup de plus", about: "Si la pièce qui a pris peut jouer encore une fois." },
    "dux-shut-in": {
      name: "Dux enfermé",
      about: "Si le dux ne peut être pris, et si l’on perd quand il est enfermé.",
    },
    least: { name: "Pièces nécessaires", about: "Combien de pièces il faut à un joueur pour continuer." },
    "least-then": { name: "Trop peu de pièces", about: "Ce qui arrive à un joueur qui en a moins." },
    immobile: {
      name: "Plus d’action possible",
      about: "Ce qui arrive à un joueur qui doit agir et ne le peut pas.",
    },
    "quiet-limit": {
      name: "Limite de calme",
      about:
        "Après combien d’actions de suite sans prise (ni déplacement d’un latroncule) la partie se termine.",
    },
    "quiet-then": {
      name: "Quand tout est calme",
      about:
        "Comment finit une partie qui atteint la limite de calme ; si c’est par la nulle, une position qui paraît pour la troisième fois est nulle aussi.",
    },
  },
  choices: {
    placing: {
      one: "Une pièce à la fois.",
      two: "Deux pièces à la fois ; la dernière d’un nombre impair, seule.",
    },
    first: { white: "Les Blancs commencent.", black: "Le camp foncé commence." },
    axes: {
      orthogonal: "Le long des colonnes et des rangs.",
      all: "Le long des colonnes, des rangs et des diagonales.",
    },
    catch: {
      "at-once":
        "Une pièce est prise quand une ennemie arrive ; celle qui entre d’elle-même entre deux ennemies ne risque rien.",
      held: "Une pièce est prise quand une ennemie arrive, et reste alors liée : elle ne peut ni bouger ni aider à prendre avant d’être libérée.",
      position:
        "Une pièce est prise dès qu’elle se trouve entre deux ennemies, de quelque façon que ce soit.",
    },
    lift: {
      "at-once": "Elle quitte le plateau aussitôt.",
      instead: "Un joueur peut retirer une ennemie prise au lieu de déplacer une pièce.",
      first: "Un joueur doit retirer une ennemie prise, s’il y en a, puis jouer.",
      "turn-start":
        "Les ennemies encore liées quand revient le tour de qui les a prises quittent toutes le plateau.",
    },
    "least-then": {
      loses: "Ce joueur a perdu.",
      tally: "La partie s’arrête et le plus grand nombre de prises l’emporte ; l’égalité est une nulle.",
    },
    immobile: {
      loses: "Ce joueur a perdu.",
      tally: "La partie s’arrête et le plus grand nombre de prises l’emporte ; l’égalité est une nulle.",
      pass: "Ce joueur passe.",
    },
    "quiet-then": {
      draw: "Par la nulle.",
      tally: "Le plus grand nombre de prises l’emporte ; l’égalité est une nulle.",
    },
  },
  flags: {
    "centre-closed":
      "La case du milieu reste vide tant que l’on pose ; ensuite, c’est une case comme les autres.",
    early: "Un joueur peut déplacer une pièce au lieu de poser ; un tel coup ne prend rien.",
    promotion: "Un latroncule qui atteint le dernier rang devient aussitôt larron.",
    sight: "Un larron aide à prendre de loin, si rien ne l’en sépare.",
    pinned: "Une pièce prise ne peut pas bouger.",
    barred: "Une pièce ne peut finir son déplacement entre deux ennemies, à moins de prendre par là.",
    enclosure: "Un groupe sans case vide à côté de lui est pris tout entier.",
    corner: "Une pièce au coin est prise par des ennemies sur les deux cases voisines.",
    "corner-square": "Un coin vide aide à prendre une pièce placée à côté de lui, au bord.",
    "moves-again": "La pièce qui a pris peut jouer encore une fois.",
    "dux-shut-in": "Le dux ne se prend pas ; qui voit son dux enfermé a perdu.",
  },
  off: "Pas dans cette variante.",
  remarks,
};
