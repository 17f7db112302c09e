import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What axe finds on the page as it is; `rule` looks for one thing alone. */
export async function violations(page: Page, rule?: string): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, "axe")))) await page.evaluate(axe);
  const results = await page.evaluate(
    (only): Promise<AxeResults> =>
      Reflect.get(window, "axe").run({
        resultTypes: ["violations"],
        ...(only === undefined ? {} : { runOnly: [only] }),
      }),
    rule,
  );
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 200)}`),
  );
}
