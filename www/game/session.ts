import {
  Game,
  type GameView,
  type Illegal,
  type Outcome,
  type PlayResult,
  type Progress,
  type RulesMap,
  type Side,
  type SquareName,
} from "../engine.js";
import { Store } from "../store.js";
import type { LinkFault } from "./faults.js";
import { type Input, idle, intentOf, movesFrom } from "./input.js";
import { withRest } from "./link.js";
import { suggestPlacing } from "./placing.js";
import { other, type Players, person, personSide } from "./players.js";
import type { ThinkerClient } from "./thinker-client.js";

/** Everything that is shown of a game. The page is a function of it. */
export interface SessionState {
  readonly view: GameView;
  readonly rules: RulesMap;
  readonly players: Players;
  /** How the game ended at its last action, wherever it is looked at. */
  readonly end: Outcome | null;
  /** The side at the bottom of the board. */
  readonly bottom: Side;
  readonly input: Input;
  /** Why the last thing that was tried is not allowed, until the next input. */
  readonly refusal: Illegal | null;
  /** What had to be ignored in the link. */
  readonly faults: readonly LinkFault[];
  /** The action that was asked for as a hint. */
  readonly hint: string | null;
  /** What the computer is thinking for. */
  readonly thinking: "answer" | "hint" | null;
  readonly progress: Progress | null;
  /** The computer waits until somebody plays or lets it go on. */
  readonly halted: boolean;
  /** What the computer could not think for: no worker starts, or none survives. */
  readonly lost: "answer" | "hint" | null;
  /**
   * How the position came about: with the game, by an action, which may be shown moving, by the placing of all that was
   * left, or by a jump.
   */
  readonly arrival: "start" | "action" | "placed" | "jump";
}

/** The milliseconds an answer of the computer takes at least, so that it can be followed with the eyes. */
const leastPause = 450;

const hintTime = 800;

/** What makes one game of a computer differ from another. */
const newSeed = () => Math.floor(Math.random() * 2 ** 32);

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The state in which a game comes to the table. */
export function beginning(
  view: GameView,
  rules: RulesMap,
  players: Players,
  faults: readonly LinkFault[] = [],
  end = view.outcome,
): SessionState {
  const between = players.white.kind === "person" && players.black.kind === "person";
  return {
    view,
    rules,
    players,
    end,
    // A game that has begun and is opened by a link belongs to who is to move.
    bottom: personSide(players) ?? (between && view.ply > 0 && !view.outcome ? view.side : "white"),
    input: idle,
    refusal: null,
    faults,
    hint: null,
    thinking: null,
    progress: null,
    // Where there is something to be redone, the computer would play over it.
    halted: view.ply < view.actions.length && players[view.side].kind === "computer",
    lost: null,
    arrival: "start",
  };
}

/** The outcome at the last action of a game, which is left where it stands. */
function endOf(game: Game, view: GameView): Outcome | null {
  if (view.ply === view.actions.length) return view.outcome;
  game.goTo(view.actions.length);
  const { outcome } = game.view();
  game.goTo(view.ply);
  return outcome;
}

/** One game at the table: rules, history, who plays, and where the player's hand is. */
export class Session extends Store<SessionState> {
  #game: Game;
  /** Counts up whenever what the computer thinks about is no longer what is shown. */
  #turn = 0;
  #unseen = false;
  #table = 0;
  /** One for the whole game: a level misjudges the same position in the same way as long as it is played. */
  #seed = newSeed();

  constructor(
    private readonly thinker: ThinkerClient,
    game: Game,
    players: Players,
    faults: readonly LinkFault[] = [],
  ) {
    const view = game.view();
    super(beginning(view, game.rules(), players, faults, endOf(game, view)));
    this.#game = game;
    this.#consider();
  }

  /** Puts another game on the table. */
  replace(game: Game, players: Players, faults: readonly LinkFault[] = []): void {
    this.#stopThinking();
    const old = this.#game;
    this.#game = game;
    this.#table += 1;
    this.#seed = newSeed();
    const view = game.view();
    this.value = beginning(view, game.rules(), players, faults, endOf(game, view));
    old.free();
    this.#consider();
  }

  /** Puts away what was wrong with the link. */
  dismissFaults(): void {
    this.#change({ faults: [] });
  }

  /** Another number for each game that is put on the table. */
  get table(): number {
    return this.#table;
  }

  /** Tells whether the board is out of sight: a game that plays itself waits until somebody can follow it. */
  set unseen(unseen: boolean) {
    if (unseen === this.#unseen) return;
    this.#unseen = unseen;
    if (unseen && this.#waits) this.#stopThinking();
    else if (!unseen && this.value.thinking === null) this.#consider();
  }

  /** Whether the computers wait until the board is seen again. */
  get #waits(): boolean {
    const { white, black } = this.value.players;
    return this.#unseen && white.kind === "computer" && black.kind === "computer";
  }

  /** The link of the game at the position shown, with what can be redone and with its players. */
  link(): string {
    const { view, players } = this.value;
    const redo = view.actions.slice(view.ply).map((action) => action.text);
    return withRest(this.#game.link(), redo, players);
  }

  /** The link for a friend: the game alone, up to the position shown. */
  bareLink(): string {
    return this.#game.link();
  }

  /** Whether a person may act now. */
  get open(): boolean {
    const { view, players, thinking } = this.value;
    if (view.outcome || thinking === "answer") return false;
    return players[view.side].kind === "person" || this.value.halted || this.value.lost === "answer";
  }

  /** A click, a tap or Enter on a square. */
  choose(square: SquareName): void {
    if (!this.open) return;
    const intent = intentOf(this.value.view, this.value.input, square);
    switch (intent.kind) {
      case "play":
        this.play(intent.action);
        break;
      case "select":
        this.#change({ input: { kind: "selected", from: intent.from }, refusal: null });
        break;
      case "clear":
        this.clear();
        break;
      case "explain":
        this.#change({ refusal: this.#game.explain(intent.action) });
        break;
    }
  }

  /** Picks up a piece that follows the pointer. */
  drag(from: SquareName, x: number, y: number, over: SquareName | null): void {
    if (!this.open || movesFrom(this.value.view, from).length === 0) return;
    this.#change({ input: { kind: "dragging", from, x, y, over }, refusal: null });
  }

  /** Puts the piece down that follows the pointer. */
  drop(square: SquareName | null): void {
    const { input } = this.value;
    if (input.kind !== "dragging") return;
    if (square === null || square === input.from)
      this.#change({ input: { kind: "selected", from: input.from } });
    else this.choose(square);
    if (this.value.input.kind === "dragging") this.#change({ input: { kind: "selected", from: input.from } });
  }

  /** Lets go of what is selected, and of what was said about it. */
  clear(): void {
    this.#change({ input: idle, refusal: null, hint: null, lost: this.#unanswered });
  }

  /** Plays an action, or says why it is refused. */
  play(action: string): PlayResult {
    const result = this.#game.play(action);
    if (!result.ok) {
      this.#change({ refusal: result.illegal });
      return result;
    }
    this.#stopThinking();
    this.#refresh("action", { halted: false });
    return result;
  }

  /** Plays an action that was typed, if a person may act now. */
  tryAction(action: string): void {
    if (this.open) this.play(action);
  }

  /** Places all that is left in both hands. */
  placeRest(): void {
    this.#stopThinking();
    let view = this.#game.view();
    for (let action = suggestPlacing(view); action !== null; action = suggestPlacing(view)) {
      if (!this.#game.play(action.text).ok) break;
      view = this.#game.view();
    }
    this.#refresh("placed", { halted: false });
  }

  undo(): void {
    if (this.#game.undo()) this.#jumped();
  }

  /** Plays again what was taken back: against the computer up to the person's next turn. */
  redo(): void {
    const { view, players } = this.value;
    const mine = personSide(players);
    let ply = view.ply + 1;
    if (mine !== null) while (ply < view.actions.length && view.actions[ply]?.side !== mine) ply += 1;
    if (!this.#game.goTo(ply)) return;
    this.#jumped();
    // With nothing more to be played again, the computer was about to act when it was taken back.
    if (mine !== null && ply === view.actions.length) this.goOn();
  }

  /** Takes the last action of a person back, with what the computer did after it. */
  takeBack(): void {
    const { view, players } = this.value;
    const mine = personSide(players);
    if (mine === null) {
      this.undo();
      return;
    }
    let ply = view.ply - 1;
    while (ply > 0 && view.actions[ply]?.side !== mine) ply -= 1;
    if (this.#game.goTo(Math.max(ply, 0))) this.#jumped();
  }

  /** Shows the position after so many actions. */
  goTo(ply: number): void {
    if (this.#game.goTo(ply)) this.#jumped();
  }

  /** Gives the whole game up, whichever of its positions is shown. */
  resign(side: Side): void {
    this.#stopThinking();
    this.#game.goTo(this.value.view.actions.length);
    this.#game.resign(side);
    this.#refresh("jump", {});
  }

  /** The same rules once more, the players having changed sides, and from the same start if it leaves anything to play. */
  rematch(): void {
    const { view, players, bottom } = this.value;
    const swapped = { white: players.black, black: players.white };
    const start = this.#game.history().start;
    const same = new Game(view.ruleset, start);
    const game = same.view().outcome ? new Game(view.ruleset, null) : same;
    if (game !== same) same.free();
    this.replace(game, swapped);
    // Two people keep their seats.
    if (personSide(swapped) === null) this.#change({ bottom: other(bottom) });
  }

  flip(): void {
    this.#change({ bottom: other(this.value.bottom) });
  }

  /** Ends the computer's thinking; it then waits. */
  stop(): void {
    const wasAnswer = this.value.thinking === "answer";
    this.#stopThinking();
    this.#change({ halted: wasAnswer || this.value.halted });
  }

  /** Lets the computer act, where it waits. */
  goOn(): void {
    this.#change({ halted: false, lost: null });
    this.#consider();
  }

  /** Puts a person in the place of the computer. */
  playMyself(): void {
    this.#stopThinking();
    this.#change({ players: { white: person, black: person }, halted: false, lost: null });
  }

  /** Asks the computer what it would play. */
  async suggest(): Promise<void> {
    if (!this.open) return;
    const turn = this.#newTurn();
    const unanswered = this.#unanswered;
    this.#change({ thinking: "hint", progress: null, hint: null, refusal: null, lost: unanswered });
    const answer = await this.#think({ level: 8, movetime: hintTime }, turn);
    if (turn !== this.#turn) return;
    const hint = answer.kind === "thought" ? answer.thought.action : null;
    // What is in the player's hand stays there.
    const input = this.value.input.kind === "dragging" ? this.value.input : idle;
    const lost = unanswered ?? (answer.kind === "lost" ? "hint" : null);
    this.#change({ thinking: null, progress: null, hint, input, lost });
  }

  /** That the computer could not answer stays so until it is asked again, whatever is said of a hint. */
  get #unanswered(): "answer" | null {
    return this.value.lost === "answer" ? "answer" : null;
  }

  #change(change: Partial<SessionState>): void {
    this.value = { ...this.value, ...change };
  }

  #jumped(): void {
    this.#stopThinking();
    const view = this.#game.view();
    this.#refresh("jump", { halted: this.value.players[view.side].kind === "computer" });
  }

  #refresh(arrival: SessionState["arrival"], change: Partial<SessionState>): void {
    const view = this.#game.view();
    const input: Input = view.again === null ? idle : { kind: "selected", from: view.again };
    const end = view.ply === view.actions.length ? view.outcome : this.value.end;
    this.#change({ view, end, arrival, input, refusal: null, hint: null, lost: null, faults: [], ...change });
    this.#consider();
  }

  #newTurn(): number {
    this.#turn += 1;
    return this.#turn;
  }

  #stopThinking(): void {
    this.#newTurn();
    this.thinker.stop();
    if (this.value.thinking !== null) this.#change({ thinking: null, progress: null });
  }

  #think(limits: { level: number; movetime?: number }, turn: number) {
    const { start, actions } = this.#game.history();
    const job = { ruleset: this.value.view.ruleset, start, actions, limits: { ...limits, seed: this.#seed } };
    return this.thinker.think(job, (progress) => {
      if (turn === this.#turn) this.#change({ progress });
    });
  }

  /** Lets the computer think when it is its turn. */
  async #consider(): Promise<void> {
    const { view, players, halted, lost } = this.value;
    const player = players[view.side];
    if (view.outcome || halted || lost || player.kind === "person" || this.#waits) return;
    const turn = this.#newTurn();
    this.#change({ thinking: "answer", progress: null });
    const [answer] = await Promise.all([this.#think({ level: player.level }, turn), pause(leastPause)]);
    if (turn !== this.#turn) return;
    this.#change({ thinking: null, progress: null });
    if (answer.kind === "thought" && answer.thought.action !== null) {
      // What was wrong with the link stays until the player himself goes on.
      const { faults } = this.value;
      this.play(answer.thought.action);
      this.#change({ faults });
    } else
      this.#change({ lost: answer.kind === "lost" ? "answer" : null, halted: answer.kind === "stopped" });
  }
}
