/** The drawing of the board: pure functions from a scene to pixels. What makes a picture as text is `picture.js`. */

export * from "./changes.js";
export { reachedPart } from "./extent.js";
export * from "./geometry.js";
export * from "./materials.js";
export * from "./paint.js";
export * from "./prepare.js";
export * from "./region.js";
export * from "./scene.js";
export { RADIUS } from "./shapes.js";
