import type { RemarkKey } from "../en/remarks.js";

/** Les remarques sur l’origine des règles. */
export const remarks: Record<RemarkKey, string> = {
  grid: "Varron compare un tableau de formes grammaticales au plateau de ce jeu, quadrillé en long et en large. Aucun texte antique ne dit combien de cases il comptait.",
  "one-between-two": "Les poètes s’accordent : une pièce périt entre deux ennemies.",
  bound:
    "Le mot est alligatus, « lié » : une pièce prise peut donc rester sur le plateau, et se libérer encore.",
  "white-first": "La source ne dit pas qui commence. Ici ce sont les Blancs, comme aux échecs.",
  hundred:
    "La source ne fixe pas de telle limite. Nous arrêtons la partie après cent actions de suite sans prise, pour qu’aucune ne dure sans fin.",
  repetition:
    "La source ne dit rien de la répétition. La troisième apparition d’une même position vaut ici partie nulle.",
  "repetition-for-ban":
    "Les règles telles que Ludii les donne interdisent de répéter une position. Ici, la troisième apparition d’une position vaut plutôt partie nulle.",
  "judged-together":
    "La source ne dit pas qui est libre quand plusieurs prises se croisent. Nous jugeons toutes les pièces liées à la fois ; celle qui se libère ainsi ne lie personne avant un coup ultérieur.",
  "five-checks":
    "Le larron marche aussi en diagonale : Becq en montre un qui met cinq pièces en échec à la fois, ce que les lignes droites ne permettent pas.",
  check:
    "L’« échec » de Becq tient à la place des pièces, non à celui qui a joué. Une pièce en échec peut encore s’éloigner.",
  "caught-gives-check":
    "Becq ne dit pas si une pièce en échec donne encore échec elle-même. Ici, elle le donne.",
  "one-and-compulsory":
    "Becq parle d’une pièce qu’on ne peut dégager. Ici, toute pièce laissée en échec est retirée, une par tour ; le retrait est obligatoire et précède le déplacement.",
  probable: "Becq lui-même ne donne cette règle que pour « probable ».",
  "twelve-of-each":
    "Becq nomme un plateau de 144 cases mais ne compte les pièces que pour 64. Nous donnons à chacun douze larrons et douze latroncules.",
  "rook-like-kin": "L’auteur se fonde sur les jeux apparentés et sur les plateaux sans diagonales tracées.",
  "enclosing-arrival":
    "La source ne dit pas qui achève un encerclement. Ici, c’est l’arrivée d’une ennemie qui touche le groupe ; nul n’encercle ses propres pièces.",
  "immobile-loses": "La source ne dit pas ce qui arrive à qui ne peut plus agir. Ici, il perd.",
  "twenty-each":
    "« Plus de vingt coups » peut se compter de deux façons. Nous en comptons vingt pour chaque joueur, et la partie s’arrête quand le dernier est joué.",
  "no-repetition":
    "Une position répétée ne termine pas la partie : la limite de calme s’en charge, et l’on compte les prises.",
  "plain-board": "La source laisse la taille ouverte. C’est ici le choix le plus simple.",
  "sizes-of-kowalski":
    "L’article renvoie à une figure que nous n’avons pas vue. Il semble que ce soit celle de Kowalski, où cette taille figure.",
  "stanway-array":
    "L’auteur s’appuie sur les pions trouvés à Stanway, près de Colchester. D’autres doutent qu’ils appartiennent à ce jeu.",
  "stanway-first":
    "D’après les pions trouvés à Stanway, l’auteur pense qu’on pourrait supposer que le camp foncé commence. Nous le suivons.",
  "open-board":
    "La tabula aperta du poème est comprise comme un plateau vide. Kowalski conteste cette lecture.",
  "twenty-five":
    "La source laisse le nombre ouvert et mentionne vingt-cinq pièces dans certaines reconstitutions.",
  "placing-catches-nothing": "La source ne dit pas si l’on prend pendant la pose. Ici, on ne prend rien.",
  "stanway-first-placed":
    "D’après les pions trouvés à Stanway, on pourrait supposer que le camp foncé joue le premier. Nous le laissons aussi poser le premier ; avec les coups anticipés, le premier coup revient à qui n’a pas posé la dernière pièce.",
  "early-moves":
    "La source donne la permission, sans plus. Ici, un tel coup ne prend rien, un joueur dont la main est vide doit jouer, et qui ne peut ni poser ni jouer a perdu.",
  "lifting-automatic":
    "La source dit qu’un joueur peut les retirer. Ici, elles le sont sans qu’il ait à le demander.",
  "board-not-shown":
    "La page renvoie à un plateau qui n’est pas conservé. Seize pièces par camp conviennent à huit cases sur huit, comme dans le jeu de Schädler.",
  "who-places-moves": "La page dit qui pose le premier. Le même joueur fait ici le premier coup.",
  "captor-caught-still-holds":
    "Une pièce qui en prend une autre la tient toujours si elle est prise elle-même : la page le dit dans sa note. Les règles de Schädler tranchent autrement.",
  "barred-and-leaps":
    "La page donne l’exception pour les simples pas. Ici, elle vaut aussi pour les sauts, et demande une prise qui n’existait pas avant.",
  "least-after-schadler":
    "La page ne dit pas comment la partie finit. Nous suivons Schädler : un joueur réduit à une pièce a perdu.",
  "captor-caught-frees": "Une captive se libère dès qu’une de celles qui la lient est prise à son tour.",
  "immobile-second-hand": "Rapporté par d’autres ; le texte des règles n’en parle pas.",
  "commonest-board": "Donné comme la taille la plus courante.",
  "sixteen-to-twenty-four": "Les joueurs conviennent de seize à vingt-quatre pièces. On joue ici avec seize.",
  "twenty-by-agreement": "Vingt ; seize ou vingt-quatre si l’on en convient.",
  "equal-is-draw":
    "Le plus grand nombre de prises l’emporte. Le dépliant ne dit rien de l’égalité ; ici, la partie est nulle.",
  "repetition-for-to-and-fro":
    "Le dépliant interdit de faire aller et venir la même pièce. Ici, la troisième apparition d’une position vaut plutôt partie nulle.",
  "leaps-own":
    "Seulement par-dessus ses propres pièces, libres ou liées. Ludii admet aussi le saut d’ennemies liées ; nous suivons la lettre du dépliant.",
  "must-remove": "Il faut retirer exactement une ennemie liée avant de jouer.",
  "line-of-several":
    "Kowalski laissait d’abord prendre toute une rangée de pièces, puis y a renoncé. Ici, on en prend une par direction.",
  "single-stone": "Une seule ennemie suffit, si les pièces du dux et les bords ferment ses autres côtés.",
  "dux-judged":
    "Kowalski ne dit pas à quel moment on juge le dux. Ici, c’est au début du tour de son joueur : l’enfermer soi-même ne fait pas perdre aussitôt.",
  "dux-cannot-be-caught": "Le dux ne se prend pas : nul ne se trouve donc jamais sans pièce.",
  "repetition-for-series":
    "Kowalski interdit le coup qui ouvre une troisième série répétée. Ici, la troisième apparition d’une position vaut plutôt partie nulle.",
  "stanway-board":
    "Kowalski s’appuie sur le plateau trouvé à Stanway, près de Colchester, dont il ne reste que les charnières et les coins.",
  "dux-right-of-centre":
    "Le dux se tient au deuxième rang, à droite du centre pour son joueur. Dans la figure de Kowalski le camp foncé est en bas ; ici, ce sont les Blancs.",
  "dux-last": "Seize pièces, puis le dux.",
  "dux-caught-like-any":
    "Le dux se prend comme toute autre pièce. Il peut sauter par-dessus une ennemie, sans la prendre.",
  "corner-empty":
    "Seul un coin vide compte ici. Dans certains programmes, un coin occupé compte aussi, quelle que soit la pièce.",
  "second-move-free":
    "Le second coup n’a pas à prendre, et l’on peut y renoncer ; chaque prise de plus en donne un autre.",
  "thirty-each": "Trente coups sans prise : nous en comptons trente pour chaque joueur.",
  "thirty-disputed":
    "Ludii rapporte, d’après Bell, que celui qui a le plus de pièces gagne alors ; un travail scolaire néerlandais cite la page 87 pour une partie nulle. Ici, le plus grand nombre de prises l’emporte.",
  "hemming-in":
    "Une autre version des règles du musée laisse gagner celui qui bloque les pièces de l’adversaire.",
  "alternate-squares":
    "Trente pièces sur une case sur deux de cinq rangs, comme aux dames sur douze cases sur douze.",
  "landing-catches": "Sauter par-dessus une pièce ne la prend pas. Comme dans Ludii, l’arrivée peut prendre.",
  "hopelessly-beaten":
    "Falkener finit la partie quand un camp est « hopelessly beaten », battu sans espoir. Ici, c’est quand il n’a plus de pièce.",
  "locks-himself-in": "Falkener : qui s’enferme soi-même (« locks himself in ») a perdu.",
  city: "Pollux appelle le plateau une cité, avec des cases entre des lignes. Il n’en dit pas le nombre.",
  "two-of-one-colour":
    "Pollux : l’art du jeu est d’entourer une pièce de deux pièces de l’autre couleur, et de la retirer.",
  "kharebga-on-roman-board":
    "Les règles du kharebga, essayées sur un plateau de taille romaine par le Digital Ludeme Project.",
  "no-centre":
    "Huit cases sur huit n’ont pas de case centrale. N’importe quelles deux cases peuvent rester vides.",
  passing: "Qui ne peut pas jouer passe. D’autres traditions lui laissent plutôt retirer une pièce ennemie.",
};
