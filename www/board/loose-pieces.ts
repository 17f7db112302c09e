import { css, html, LitElement } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import {
  fitCanvas,
  type LoosePiece,
  Materials,
  paintLoosePieces,
  prepareLoosePieces,
} from "../drawing/index.js";
import type { Kind, Side } from "../engine.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";

/** Loose pieces of one size share what has been made for them. */
const made = new Map<string, Materials>();

function materialsFor(diameter: number, density: number): Materials {
  const size = `${diameter} ${density}`;
  const materials = made.get(size) ?? new Materials();
  made.set(size, materials);
  return materials;
}

/** Pixels between pieces that overlap, at the least: more than fit in this way are not drawn. */
const leastGap = 3;

/** Pieces beside the board: caught, in hand, or as the sign of a player. Decoration: the words stand beside it. */
@customElement("latrunculi-pieces")
export class LoosePieces extends LitElement {
  static override styles = css`
    :host {
      display: block;
      flex: none;
    }
    canvas {
      display: block;
    }
  `;

  @property() side: Side = "white";
  @property({ attribute: false, hasChanged: (now, before) => String(now) !== String(before) })
  kinds: readonly Kind[] = [];
  /** Whether they lie turned, with the sign of what is held. */
  @property({ type: Boolean }) held = false;
  /** Of a calculus, in pixels. */
  @property({ type: Number }) diameter = 24;
  /** The most pixels that the row may take; pieces overlap to keep to it. */
  @property({ type: Number }) room = 400;
  @query("canvas") private canvas!: HTMLCanvasElement;
  #preparing: AbortController | undefined;

  constructor() {
    super();
    new Watch(this, settings);
  }

  protected override render() {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  protected override updated(): void {
    const { canvas, diameter, side, held } = this;
    // A dux is wider than a calculus, and shadows need room.
    const margin = diameter * 0.2;
    const full = diameter * 1.16;
    const most = 1 + Math.max(0, Math.floor((this.room - diameter - 2 * margin) / leastGap));
    const kinds = this.kinds.slice(0, most);
    const gaps = Math.max(1, kinds.length - 1);
    const gap = Math.min(full, Math.max(leastGap, (this.room - diameter - 2 * margin) / gaps));
    const width = Math.ceil(gap * (kinds.length - 1) + diameter + 2 * margin);
    const height = Math.ceil(diameter + 2 * margin);
    const density = Math.min(devicePixelRatio || 1, 3);
    fitCanvas(canvas, { width, height }, density);
    const pieces = kinds.map((kind, seed) => ({
      side,
      kind,
      held,
      x: margin + diameter / 2 + seed * gap,
      y: height / 2,
      diameter,
      seed,
      shadow: kinds.length > 1,
    }));
    this.#paint(pieces, density);
  }

  /** In lines at once, and again when the glass is made. */
  async #paint(pieces: readonly LoosePiece[], density: number): Promise<void> {
    const { theme } = settings.value;
    const context = this.canvas.getContext("2d");
    if (!context) return;
    const materials = materialsFor(this.diameter, density);
    const paint = () => {
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, this.canvas.width, this.canvas.height);
      paintLoosePieces(context, pieces, theme, density, materials);
    };
    paint();
    this.#preparing?.abort();
    this.#preparing = new AbortController();
    const { signal } = this.#preparing;
    if ((await prepareLoosePieces(materials, pieces, theme, density, signal)) && !signal.aborted) paint();
  }
}
