import type { Side } from "../engine.js";

/** Who plays a side. */
export type Player = { kind: "person" } | { kind: "computer"; level: number };

export type Players = Record<Side, Player>;

/** The levels of the computer player. */
export const levels = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export const person: Player = { kind: "person" };

export function computer(level: number): Player {
  return { kind: "computer", level };
}

export function other(side: Side): Side {
  return side === "white" ? "black" : "white";
}

/** The side that a person plays against the computer; `null` when both or neither are persons. */
export function personSide(players: Players): Side | null {
  if (players.white.kind === players.black.kind) return null;
  return players.white.kind === "person" ? "white" : "black";
}

/** A player as it stands in a link: the level of a computer, nothing for a person. */
export function playerText(player: Player): string | null {
  return player.kind === "computer" ? String(player.level) : null;
}

function levelOf(text: string | null): number | undefined {
  return levels.find((candidate) => String(candidate) === text);
}

/** Whether a word from a link is a level of the computer. */
export function isLevel(text: string): boolean {
  return levelOf(text) !== undefined;
}

/** A player from a link. Anything that is no level is a person. */
export function readPlayer(text: string | null): Player {
  const level = levelOf(text);
  return level === undefined ? person : computer(level);
}
