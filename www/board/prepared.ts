import { type Geometry, Materials, prepareMaterials, type Scene } from "../drawing/index.js";

/** What a board is made of, made anew whenever its size, its theme or its kinds of piece are others. */
export class Prepared {
  readonly materials = new Materials();
  #making: AbortController | null = null;
  #made = "";

  /** Has made what the scene needs, and calls `changed` each time that painting anew shows something better. */
  follow(geometry: Geometry, scene: Scene, changed: () => void): void {
    const kinds = new Set(scene.pieces.map((piece) => `${piece.side}${piece.kind}${piece.held}`));
    const key = JSON.stringify([geometry, scene.theme, [...kinds].sort()]);
    if (key === this.#made) return;
    this.#made = key;
    this.#making?.abort();
    this.#making = new AbortController();
    prepareMaterials(this.materials, geometry, scene, this.#making.signal, changed);
  }

  /** Leaves the rest unmade until it is asked for again: the board is not shown any more. */
  stop(): void {
    this.#making?.abort();
    this.#made = "";
  }
}
