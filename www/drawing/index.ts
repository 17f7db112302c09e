/** The drawing of the board: pure functions from a scene to pixels, or to a picture as text. */

export * from "./geometry";
export * from "./materials";
export * from "./paint";
export * from "./scene";
