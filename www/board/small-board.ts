import { css, html, LitElement } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import {
  emptyScene,
  fitCanvas,
  type Geometry,
  layout,
  Materials,
  paint,
  paintLoosePieces,
  prepareMaterials,
  type Scene,
} from "../drawing/index.js";
import type { PresetInfo } from "../engine.js";
import { settings } from "../settings.js";
import { Watch } from "../store.js";
import { boardSize } from "../text/facts.js";
import { type Diagram, readDiagram } from "./diagram.js";

/** All small boards share their pieces, and those of one size what they are made of. */
const pieces = new Materials();
const boards = new Map<string, Materials>();

/** Small boards are made one after the other: those that share something must not make it at once. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

/** Side of a square: the same for every board, so that their sizes can be compared. */
const square = 14;
const height = 220;

/** The start of a ruleset, small; pieces to be placed wait beside the board. */
@customElement("latrunculi-small-board")
export class SmallBoard extends LitElement {
  static override styles = css`
    :host {
      display: block;
      height: ${height}px;
    }
    canvas {
      display: block;
      margin: 0 auto;
    }
  `;

  @property({ attribute: false }) preset!: PresetInfo;
  @query("canvas") private canvas!: HTMLCanvasElement;
  #seen: IntersectionObserver | undefined;

  constructor() {
    super();
    new Watch(this, settings);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#seen?.disconnect();
  }

  protected override render() {
    return html`<canvas aria-hidden="true"></canvas>`;
  }

  protected override updated(): void {
    // Drawn when it comes near the window: there are many.
    this.#seen?.disconnect();
    this.#seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        this.#seen?.disconnect();
        this.#draw();
      },
      { rootMargin: "200px" },
    );
    this.#seen.observe(this);
  }

  async #draw(): Promise<void> {
    const { files, ranks } = boardSize(this.preset.rules);
    const { theme } = settings.value;
    const diagram = readDiagram(this.preset.start);
    const scene = {
      ...emptyScene(files, ranks, theme),
      coordinates: false,
      pieces: diagram.pieces.map((piece) => ({ ...piece, held: false })),
    };
    const width = (files + 1) * square + 72;
    const room = { x: (width - (files + 0.8) * square) / 2, y: (height - (ranks + 1) * square) / 2 };
    const geometry = layout({
      width,
      height,
      density: Math.min(devicePixelRatio || 1, 3),
      files,
      ranks,
      theme,
      compact: true,
      insets: { left: room.x, right: room.x, top: room.y, bottom: room.y },
    });
    const size = `${theme} ${files} ${ranks} ${geometry.density}`;
    const materials = boards.get(size) ?? new Materials(pieces);
    boards.set(size, materials);
    const paint = () => this.#paint(geometry, scene, diagram, materials);
    paint();
    await inTurn(() => prepareMaterials(materials, geometry, scene));
    if (this.isConnected && settings.value.theme === theme) paint();
  }

  #paint(geometry: Geometry, scene: Scene, diagram: Diagram, materials: Materials): void {
    const { canvas } = this;
    fitCanvas(canvas, geometry, geometry.density);
    const context = canvas.getContext("2d");
    if (!context) return;
    paint(context, geometry, scene, materials);
    const { body, density, width } = geometry;
    const diameter = 10;
    for (const side of ["white", "black"] as const) {
      const hand = diagram.hands[side];
      const row = Math.max(6, Math.ceil(hand.length / (hand.length > 32 ? 3 : 2)));
      const gap = Math.min(13, (body.width - diameter) / Math.max(1, row - 1));
      const loose = hand.map((kind, seed) => ({
        side,
        kind,
        held: false,
        x: width / 2 + ((seed % row) - (row - 1) / 2) * gap,
        y:
          side === "black"
            ? body.y - 11 - Math.floor(seed / row) * 12
            : body.y + body.height + 15 + Math.floor(seed / row) * 12,
        diameter,
        seed,
        shadow: true,
      }));
      context.save();
      context.setTransform(density, 0, 0, density, 0, 0);
      paintLoosePieces(context, loose, scene.theme, density, materials);
      context.restore();
    }
  }
}
