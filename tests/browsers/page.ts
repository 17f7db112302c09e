import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Driver, until } from "./driver.js";

/** Finds things as the page names them, through the shadow roots of its components. */
const finders = `
  const all = (selector, root = document) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll("*")].flatMap((element) => element.shadowRoot ? all(selector, element.shadowRoot) : []),
  ];
  const square = (name) => all("[data-square=" + name + "]")[0];
  const labelled = (name) => square(name)?.getAttribute("aria-label") ?? "";
  const headings = () => all("h1, h2").map((heading) => heading.textContent.trim());
`;

/** What must work in every browser. */
export function testPage(start: () => Promise<Driver>): void {
  let driver: Driver;
  beforeAll(async () => {
    driver = await start();
  });
  afterAll(() => driver?.close());

  const see = (what: string) => until(driver, `${finders} return ${what}`);
  const press = (name: string) => driver.run(`${finders} square(${JSON.stringify(name)}).click()`);
  const fragment = async () => new URLSearchParams(String(await driver.run("return location.hash.slice(1)")));
  const open = async (game: string, page = "index.html") => {
    // A change of the fragment alone would not load the page again.
    await driver.open("about:blank");
    await driver.open(new URL(`${page}#${game}`, inject("address")).href);
    await see("square('a1') !== undefined");
  };

  describe.each(["index.html", "embed.html"])("%s", (page) => {
    test("loads and lets two people play", async () => {
      await open("r=quintana&lang=en", page);
      await press("a2");
      await press("a4");
      await see("labelled('a4').startsWith('a4, White counter')");
    });
  });

  test("the computer answers", async () => {
    await open("r=quintana&black=1&lang=en");
    await press("a2");
    await press("a4");
    await see("headings().includes('Your move') && location.hash.includes('.')");
    expect((await fragment()).get("a")).toMatch(/^a2a4\.[a-h]\d[a-h]\d$/);
  });

  test("a link is restored", async () => {
    await open("r=quintana;least:3&a=a2a4.b7b5.h2h6&lang=en");
    await see("labelled('h6').startsWith('h6, White counter')");
    expect((await fragment()).get("r")).toBe("quintana;least:3");
    expect((await fragment()).get("a")).toBe("a2a4.b7b5.h2h6");
  });

  test("the language of the link is spoken", async () => {
    await open("r=quintana&lang=es");
    await see("headings().includes('Juegan las blancas')");
    expect(await driver.run("return document.documentElement.lang")).toBe("es");
    await see("labelled('a1').includes('ficha blanca')");
  });
}
