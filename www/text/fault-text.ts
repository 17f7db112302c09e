/** What was wrong with a link or a position, in words. */

import type { RulesMap } from "../engine.js";
import type { LinkFault, Setting } from "../game/faults.js";
import { levels } from "../game/players.js";
import type { More } from "../messages/en/more.js";
import type { Words } from "../messages/en/play.js";
import { colourOf } from "./describe.js";
import { boardSize } from "./facts.js";
import { languages } from "./words.js";

/** The most letters of a link that are quoted. */
const longest = 40;

const excerpt = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

function settingText(words: Words, faults: More["faults"], setting: Setting, text: string): string {
  switch (setting) {
    case "white":
    case "black":
      return faults.level(text, levels.length);
    case "lang":
      return faults.language(text, words.and(Object.values(languages).map(({ name }) => name)));
    case "theme":
      return faults.theme(text);
    case "redo":
      return faults.redo(text);
  }
}

/** What was wrong, and where; `rules` are those that the position should go with. */
export function faultText(words: Words, { faults }: More, fault: LinkFault, rules: RulesMap): string {
  switch (fault.kind) {
    case "lost":
      return faults.lost;
    case "too-long":
      return faults.tooLong;
    case "no-ruleset":
      return faults.noRuleset;
    case "unknown-ruleset":
      return faults.unknownRuleset(excerpt(fault.name));
    case "change":
      return faults.change(excerpt(fault.change));
    case "setting":
      return settingText(words, faults, fault.setting, `${fault.setting}=${excerpt(fault.text)}`);
    case "repeated":
      return faults.repeated(fault.key);
    case "contradiction":
      return faults.contradiction;
    case "position": {
      const text = excerpt(fault.text);
      if (fault.field !== "board") return faults[fault.field](text);
      const { files, ranks } = boardSize(rules);
      return faults.board(text, words.size(files, ranks));
    }
    case "too-many":
      return faults.set(colourOf(fault.side), fault.piece, fault.number, fault.most);
    case "unpromoted":
      return faults.promoted(fault.square);
    case "not-one-dux":
      return faults.oneDux(colourOf(fault.side));
    case "action": {
      const { number, illegal } = fault;
      const action = excerpt(fault.action);
      return illegal
        ? faults.action(number, action, words.illegal[illegal.code](illegal.squares))
        : faults.noAction(number, action);
    }
  }
}
