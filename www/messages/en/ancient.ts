/** Who wrote the ancient lines, and what these say in English: translations made for this project. */
export const ancient = {
  authors: {
    anonymous: "Anonymous",
    varro: "Varro",
    ovid: "Ovid",
    martial: "Martial",
    seneca: "Seneca",
    isidore: "Isidore of Seville",
    "historia-augusta": "Historia Augusta",
    macrobius: "Macrobius",
    pollux: "Pollux",
  },
  lines: {
    "laus-192":
      "If ever, tired by the weight of study, you care not to be idle but to play a game of skill, then on the open board the counter is set in changing and cunning ways, and wars are fought with soldiers of glass: now white binds the black, now black the white.",
    "laus-197":
      "But who has not turned his back to you? Which counter gave way under your command, or was about to perish and did not destroy its enemy? Your line fights in a thousand ways: one, as it flees, itself seizes its pursuer; another, that stood on the watch, comes from far away; this one dares to join the fray, and deceives the enemy who comes for his prey.",
    "laus-201":
      "That one lets itself be held up on two sides and, like one that is bound, itself binds two; this one moves to greater things, to break through the barrier and burst swiftly upon the ranks, to throw down the rampart and lay waste the closed walls.",
    "laus-205":
      "Meanwhile, however fierce the battles that arise as soldiers are cut off, you win with your phalanx whole, or robbed of a few men only, and both your hands rattle with the crowd of captives.",
    varro:
      "From this fourfold source two sets of rows are drawn, the ones across, the others straight down, as is usual on the board on which they play with the latrunculi.",
    "ovid-ars-2":
      "Or if the counter marches in the likeness of robbery, let your soldier perish by his enemy of glass.",
    "ovid-ars-3":
      "Let her play the battles of the robbers with care and not foolishly, when one counter perishes by a twofold enemy, and the warrior fights on, caught, without his partner, and the rival often runs back the way he began.",
    "ovid-tristia":
      "How the soldier of another colour advances in a straight line, when a counter in the middle perishes by a twofold enemy; how the one behind knows to fight and to call back the one in front, so that it may flee in safety and not go unaccompanied.",
    "martial-7": "So may you beat both Novius and Publius, shut in by barriers and the robber of glass.",
    "martial-14-17":
      "On this side of me the die counts twice six points; on this, a counter perishes by a twofold enemy of the other colour.",
    "martial-14-20":
      "If you play the wars of the robbers who lie in wait, this gem will be your soldier and your enemy.",
    "seneca-117":
      "Nobody who runs to the fire of his own house looks over the board of latrunculi to learn how the bound counter may get out.",
    "seneca-tranquillity":
      "He was playing latrunculi. When the centurion who led the line of those about to die had him called up too, he counted the counters and said to his companion: “See that you do not claim after my death that you won.” Then, with a nod to the centurion: “You will bear witness that I am one ahead.”",
    isidore:
      "Some counters move in order, some freely: hence they call the ones ordinarii and the others vagi; but those that cannot move at all they call inciti.",
    proculus:
      "For when latrunculi were played at a banquet and he had come out imperator ten times, a well-known jester said “Hail, Augustus”, brought a purple cloth, tied it about his shoulders and bowed before him.",
    macrobius:
      "But shall we spend the following day, which nearly everybody fritters away at the board and latrunculi, in this sober talk …?",
    pollux:
      "The game with many pebbles is a frame with spaces set between lines. The frame is called a city, and each of the pebbles a dog. The pebbles are parted in two by their colours, and the art of the game is to surround one of the other colour with two of the same colour, and so to remove it.",
  },
};

export type Ancient = typeof ancient;
