/**
 * The two canvases of a board: one for all that lies, and above it a small one for the pieces on their way. Neither is
 * larger than it must be: where nothing but software draws, Chromium copies all canvases of a page for each frame.
 */

import {
  changedRegions,
  changesBetween,
  fitCanvas,
  type Geometry,
  type MovingPiece,
  paint,
  paintMoving,
  type Rect,
  reachedPart,
  regionAbout,
  type Scene,
  type Square,
  type Theme,
} from "../drawing/index.js";
import { afterOthers, nextTask } from "../drawing/slices.js";
import { Prepared } from "./prepared.js";

/** What is to be seen at a moment. */
export interface Sight {
  geometry: Geometry;
  theme: Theme;
  moving: readonly MovingPiece[];
  /** The places between which they are on their way. */
  ways: readonly Square[];
  /** All that lies, with the pieces on their way for what they are made of. */
  scene: () => Scene;
  /** What changes by itself: nothing, the pieces on their way, or more; `end` is where they have just arrived. */
  changes: "nothing" | "moving" | "end" | "all";
}

type Size = Pick<Rect, "width" | "height">;

const nothing: Size = { width: 0, height: 0 };

/** A size in which there is room: the one that is, if it is not much too large; to change it lengthens a frame. */
function roomy(wanted: Size, now: Size): Size {
  const width = Math.max(wanted.width, now.width);
  const height = Math.max(wanted.height, now.height);
  return width * height > 4 * wanted.width * wanted.height ? wanted : { width, height };
}

/** Paints what is to be seen, and of that only what has changed. */
export class Surface {
  readonly #prepared = new Prepared();
  #waits = false;
  /** Whether what lies may look otherwise than it is painted. */
  #stale = false;
  /** What the larger canvas was made for and shows: no scene when all of it has to be painted in any case. */
  #painted: { geometry: Geometry; scene: Scene | null } | null = null;
  /** How large the smaller canvas is, and whether it shows nothing. */
  #size = nothing;
  #empty = true;

  /** The canvases for what lies and for what is on its way, once they are there. */
  constructor(
    private readonly canvases: () => [HTMLCanvasElement | null, HTMLCanvasElement | null],
    private readonly look: (now: number) => Sight | null,
  ) {}

  /** Paints with the next frame. */
  soon(): void {
    this.#stale = true;
    this.#inFrame();
  }

  /** Paints in a task of its own what begins to move, lest its first frame be a long one. */
  async begin(): Promise<void> {
    this.#stale = true;
    await nextTask();
    if (this.#stale) this.#paint(performance.now());
  }

  /** Paints all of it at once, as what was painted was for a board of another size. */
  paintAll(now: number): void {
    this.#stale = true;
    this.#paint(now);
  }

  /** Lets go of what is still being made: the board is not shown any more. Should it be again, all of it is painted. */
  stop(): void {
    this.#prepared.stop();
    if (this.#painted) this.#painted.scene = null;
  }

  #inFrame(): void {
    if (this.#waits) return;
    this.#waits = true;
    requestAnimationFrame((now) => {
      this.#waits = false;
      this.#paint(now);
    });
  }

  #paint(now: number): void {
    const sight = this.look(now);
    const [lying, aloft] = this.canvases();
    if (!sight || !lying || !aloft) return;
    const { geometry, changes } = sight;
    if (this.#stale || changes === "end" || changes === "all")
      this.#paintLying(lying, geometry, sight.scene());
    this.#stale = false;
    this.#paintAloft(aloft, sight);
    if (changes === "moving" || changes === "all") this.#inFrame();
  }

  #paintLying(canvas: HTMLCanvasElement, geometry: Geometry, scene: Scene): void {
    const context = canvas.getContext("2d");
    if (!context) return;
    const fits = this.#painted?.geometry === geometry;
    const before = fits ? this.#painted?.scene : null;
    const changes = before ? changesBetween(before, scene) : null;
    this.#painted = { geometry, scene };
    if (changes?.length === 0) return;
    const part = reachedPart(geometry);
    if (!fits) {
      fitCanvas(canvas, part, geometry.density);
      // The smaller one was made for another density, it may be.
      this.#size = nothing;
    }
    const regions = changes && changedRegions(geometry, changes);
    paint(context, geometry, scene, this.#prepared.materials, regions, part);
    this.#make(geometry, scene);
  }

  /** Has made what the scene is made of, once it is painted as it is. */
  async #make(geometry: Geometry, scene: Scene): Promise<void> {
    await afterOthers();
    this.#prepared.follow(geometry, scene, () => {
      if (this.#painted) this.#painted.scene = null;
      this.soon();
    });
  }

  /** The canvas lies still as long as the same pieces are on their way: to move it would lengthen each frame. */
  #paintAloft(canvas: HTMLCanvasElement, { geometry, theme, moving, ways }: Sight): void {
    if (moving.length === 0 && this.#empty) return;
    const context = canvas.getContext("2d");
    if (!context) return;
    this.#empty = moving.length === 0;
    const { density } = geometry;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    if (this.#empty) return;
    const room = regionAbout(geometry, ways);
    const size = roomy(room, this.#size);
    if (size.width !== this.#size.width || size.height !== this.#size.height) {
      this.#size = size;
      fitCanvas(canvas, size, density);
    }
    const part = reachedPart(geometry);
    canvas.style.transform = `translate(${room.x - part.x}px, ${room.y - part.y}px)`;
    context.setTransform(density, 0, 0, density, -room.x * density, -room.y * density);
    paintMoving(context, geometry, theme, moving, this.#prepared.materials);
  }
}
