/** The drawing of the board: pure functions from a scene to pixels, or to a picture as text. */

export * from "./geometry.js";
export * from "./materials.js";
export * from "./paint.js";
export { pictureSvg } from "./picture.js";
export * from "./prepare.js";
export * from "./scene.js";
export { RADIUS } from "./shapes.js";
