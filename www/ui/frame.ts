/** The frame in which another page shows a board. */

/** The height that the rows and words above and below the board take, in pixels. */
export const besideBoard = 270;

/** The width of the frame that is offered, in pixels. */
export const frameWidth = 480;

/** The height in which nothing of a board of so many files and ranks has to be scrolled to, in pixels. */
export function frameHeight(files: number, ranks: number): number {
  return Math.round((frameWidth * ranks) / files) + besideBoard;
}
