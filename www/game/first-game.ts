/** What somebody plays who chooses nothing: few pieces, one way to move, soon decided. */
export const firstGame = "r=petteia&black=2";
