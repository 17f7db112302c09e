import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { Game } from "../../www/engine.js";
import { isFault, linkFaults, positionFault, settingFaults } from "../../www/game/faults.js";

/** What is wrong with a link, as the page's texts need it. */
function faults(link: string) {
  return linkFaults(Game.open(link), link);
}

const rest = "_w_-_-_0-0_0";

describe("what is wrong with a link is told apart", () => {
  test.each([
    ["p=8", { kind: "no-ruleset" }],
    ["r=nonsense;least:2", { kind: "unknown-ruleset", name: "nonsense" }],
    ["r=quintana;least:3;speed:3", { kind: "change", change: "speed:3" }],
    ["r=quintana;catch:frog;least:3", { kind: "change", change: "catch:frog" }],
    ["r=quintana&p=hello", { kind: "position", field: "text", text: "hello" }],
    [`r=quintana&p=8.8${rest}`, { kind: "position", field: "board", text: "8.8" }],
    ["r=quintana&p=8.8.8.8.8.8.8.8_x_-_-_0-0_0", { kind: "position", field: "side", text: "x" }],
    ["r=quintana&p=8.8.8.8.8.8.8.8_w_c_-_0-0_0", { kind: "position", field: "hands", text: "c" }],
    ["r=quintana&p=8.8.8.8.8.8.8.8_w_-_x_0-0_0", { kind: "position", field: "state", text: "x" }],
    ["r=quintana&p=8.8.8.8.8.8.8.8_w_-_-_0_0", { kind: "position", field: "taken", text: "0" }],
    ["r=quintana&p=8.8.8.8.8.8.8.8_w_-_-_0-0_x", { kind: "position", field: "quiet", text: "x" }],
    [`r=becq-8&p=P7.8.8.8.8.8.8.8${rest}`, { kind: "unpromoted", square: "a8" }],
    [`r=kowalski-12x8&p=12.12.12.12.12.12.12.12${rest}`, { kind: "not-one-dux", side: "white" }],
    [
      `r=quintana&p=8.DD6.8.8.8.8.8.8${rest}`,
      { kind: "too-many", side: "white", piece: "dux", number: 2, most: 0 },
    ],
    ["r=quintana&a=a2a4.zz", { kind: "action", number: 2, action: "zz", illegal: null }],
  ])("%s", (link, fault) => {
    expect(faults(link)).toEqual([fault]);
  });

  test("a link longer than any game", () => {
    expect(faults(`r=quintana&a=${"a2a3.".repeat(200_000)}`)).toEqual([{ kind: "too-long" }]);
  });

  test("an action that is not legal says which rule forbids it", () => {
    const [fault] = faults("r=quintana&a=a2a4.a2a4");
    expect(fault).toMatchObject({ kind: "action", number: 2, action: "a2a4", illegal: { code: "no-piece" } });
  });

  test.each(["r=quintana;catch:held;early:true", "r=quintana;catch:held;early:true&p=nonsense&a=nonsense"])(
    "every contradiction of the rules is told: %s",
    (link) => {
      const [fault] = faults(link);
      const codes = fault?.kind === "contradiction" ? fault.contradictions.map(({ code }) => code) : [];
      expect(codes).toEqual(["early-without-hand", "catch-and-lift"]);
    },
  );
});

describe("what a link says beside the game is told, where it had to be ignored", () => {
  const setting = (name: string, text: string) => ({ kind: "setting", setting: name, text });
  test.each([
    ["r=quintana&white=9", [setting("white", "9")]],
    ["r=quintana&black=abc&white=-1", [setting("white", "-1"), setting("black", "abc")]],
    ["lang=xx", [setting("lang", "xx")]],
    ["r=quintana&amp;Theme=gold", [setting("theme", "gold")]],
    ["r=quintana&r=seega-5&R=falkener", [{ kind: "repeated", key: "r" }]],
    ["r=quintana&black=2&black=x", [{ kind: "repeated", key: "black" }]],
    ["r=quintana&white=8&black=&lang=fr-CA&theme=wood", []],
    ["r=quintana&utm=1&utm=2", []],
  ])("%s", (link, told) => {
    expect(settingFaults(link)).toEqual(told);
  });
});

test("what is thrown for a position is told as in a link", () => {
  const position = `8.DD6.8.8.8.8.8.8${rest}`;
  try {
    new Game("quintana", position);
    expect.unreachable();
  } catch (fault) {
    expect(isFault(fault) && positionFault(fault, position)).toMatchObject({
      kind: "too-many",
      piece: "dux",
    });
  }
});

/** The texts in quotes of a part of a source file, which begins after one text and ends before another. */
async function quoted(file: string, begin: string, end: string): Promise<(string | undefined)[]> {
  const source = await readFile(file, "utf8");
  const part = source.split(begin)[1]?.split(end)[0] ?? "";
  return [...part.matchAll(/"([^"]+)"/g)].map(([, text]) => text);
}

test.each([
  ["FaultCode", "link", []],
  // A rule that cannot be read contradicts nothing in the engine, but stands among what does.
  ["ContradictionCode", "check", ["field"]],
])("%s has the codes that the engine has", async (type, file, others) => {
  const known = await quoted("crates/wasm/src/types.ts", `export type ${type} =`, ";");
  const codes = await quoted(`crates/engine/src/${file}.rs`, "pub const fn code(", "\n    }\n");
  expect(codes.length).toBeGreaterThan(0);
  expect(known).toEqual([...others, ...codes]);
});
