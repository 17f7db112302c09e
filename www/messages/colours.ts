/** The sides as they are called: the dark one is blue glass on stone and wood, black in line drawings. */
export type Colour = "white" | "blue" | "black";
