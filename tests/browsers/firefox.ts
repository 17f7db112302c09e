import puppeteer from "puppeteer-core";
import type { Driver } from "./driver.js";

/** A Firefox without a window. */
export async function firefox(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env["FIREFOX"] ?? "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await browser.newPage();
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    close: () => browser.close(),
  };
}
