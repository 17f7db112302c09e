/** The two canvases of a board: one for all that lies, and above it a small one for the pieces on their way. */

import {
  changedRegions,
  changesBetween,
  fitCanvas,
  type Geometry,
  type MovingPiece,
  movingRegion,
  paint,
  paintMoving,
  type Scene,
  type Theme,
} from "../drawing/index.js";
import { afterOthers } from "../drawing/slices.js";
import { Prepared } from "./prepared.js";

/** What is to be seen at a moment. */
export interface Sight {
  geometry: Geometry;
  theme: Theme;
  moving: readonly MovingPiece[];
  /** All that lies, with the pieces on their way for what they are made of. */
  scene: () => Scene;
  /** What changes by itself: nothing, the pieces on their way, or more; `end` is where they have just arrived. */
  changes: "nothing" | "moving" | "end" | "all";
}

/** Paints what is to be seen, and of that only what has changed. */
export class Surface {
  readonly #prepared = new Prepared();
  #waits = false;
  /** Whether more than the pieces on their way may look otherwise than it is painted. */
  #whole = true;
  /** What the larger canvas shows; `null` when all of it has to be painted in any case. */
  #painted: { geometry: Geometry; scene: Scene } | null = null;
  /** Whether the smaller canvas shows nothing. */
  #empty = true;

  /** The canvases for what lies and for what is on its way, once they are there. */
  constructor(
    private readonly canvases: () => [HTMLCanvasElement | null, HTMLCanvasElement | null],
    private readonly look: (now: number) => Sight | null,
  ) {}

  /** Paints with the next frame. */
  readonly soon = (whole = true): void => {
    this.#whole ||= whole;
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame((now) => {
      this.#waits = false;
      this.#paint(now);
    });
  };

  /** Paints all of it at once, as what was painted was for a board of another size. */
  paintAll(now: number): void {
    this.#whole = true;
    this.#paint(now);
  }

  /** Lets go of what is still being made: the board is not shown any more. */
  stop(): void {
    this.#prepared.stop();
  }

  #paint(now: number): void {
    const sight = this.look(now);
    const [lying, aloft] = this.canvases();
    if (!sight || !lying || !aloft) return;
    const { geometry, changes } = sight;
    if (this.#whole || changes === "end" || changes === "all")
      this.#paintLying(lying, geometry, sight.scene());
    this.#whole = false;
    this.#paintAloft(aloft, sight);
    if (changes === "moving" || changes === "all") this.soon(false);
  }

  #paintLying(canvas: HTMLCanvasElement, geometry: Geometry, scene: Scene): void {
    const context = canvas.getContext("2d");
    if (!context) return;
    const before = this.#painted?.geometry === geometry ? this.#painted.scene : null;
    const changes = before && changesBetween(before, scene);
    this.#painted = { geometry, scene };
    if (changes?.length === 0) return;
    // A canvas that is given a size is empty, even if it is the size that it had.
    const { width, height, density } = geometry;
    if (canvas.width !== Math.round(width * density) || canvas.height !== Math.round(height * density)) {
      fitCanvas(canvas, geometry);
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    paint(context, geometry, scene, this.#prepared.materials, changes && changedRegions(geometry, changes));
    this.#make(geometry, scene);
  }

  /** Has made what the scene is made of, once it is painted as it is. */
  async #make(geometry: Geometry, scene: Scene): Promise<void> {
    await afterOthers();
    this.#prepared.follow(geometry, scene, () => {
      this.#painted = null;
      this.soon();
    });
  }

  /** The canvas goes with the pieces, and is as large as they have ever needed it. */
  #paintAloft(canvas: HTMLCanvasElement, { geometry, theme, moving }: Sight): void {
    const region = movingRegion(geometry, moving);
    if (!region && this.#empty) return;
    const context = canvas.getContext("2d");
    if (!context) return;
    this.#empty = region === null;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (!region) return;
    const { density } = geometry;
    const [width, height] = [Math.round(region.width * density), Math.round(region.height * density)];
    if (canvas.width < width || canvas.height < height) {
      canvas.width = Math.max(canvas.width, width);
      canvas.height = Math.max(canvas.height, height);
      canvas.style.width = `${canvas.width / density}px`;
      canvas.style.height = `${canvas.height / density}px`;
    }
    canvas.style.transform = `translate(${region.x}px, ${region.y}px)`;
    context.setTransform(density, 0, 0, density, -region.x * density, -region.y * density);
    paintMoving(context, geometry, theme, moving, this.#prepared.materials);
  }
}
