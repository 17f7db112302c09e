import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { expect, type Page, test } from "@playwright/test";

// What somebody else's host does: it sends no headers of ours, and the page is somewhere below its root.

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".json": "application/json",
};

const path = "/some/where/below/";

function plainHost(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    if (pathname === "/frame.html") {
      const port = new URL(`http://${request.headers.host}`).port;
      // The name differs from the address, so that the frame is of another origin.
      const frame = `<iframe src="http://localhost:${port}${path}embed.html" width="480" height="560"></iframe>`;
      response
        .writeHead(200, { "Content-Type": "text/html" })
        .end(`<link rel="icon" href="data:,"><title>A host</title>${frame}`);
      return;
    }
    const file = pathname.startsWith(path) ? normalize(pathname.slice(path.length)) : "..";
    if (file.startsWith("..")) {
      response.writeHead(404).end();
      return;
    }
    readFile(join("dist", file)).then(
      (bytes) => {
        response.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" });
        response.end(bytes);
      },
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

/** Collects what goes wrong in the page, and the bytes of wasm that it was given. */
function watch(page: Page): { complaints: string[]; engines: string[] } {
  const seen = { complaints: [] as string[], engines: [] as string[] };
  page.on("pageerror", (error) => seen.complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") seen.complaints.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) seen.complaints.push(`${response.status()} ${response.url()}`);
    if (response.url().endsWith(".wasm")) seen.engines.push(response.url());
  });
  return seen;
}

let server: Server;
let port: number;

test.beforeAll(async () => {
  server = await plainHost();
  port = (server.address() as AddressInfo).port;
});

test.afterAll(() => {
  server.close();
});

test("the page works below the root of a plain host", async ({ page }) => {
  const seen = watch(page);
  await page.goto(`http://127.0.0.1:${port}${path}index.html`);
  await page.waitForLoadState("networkidle");
  expect(seen.complaints).toEqual([]);
  expect(seen.engines).not.toEqual([]);
});

test("embed.html works in a frame of another origin", async ({ page }) => {
  const seen = watch(page);
  await page.goto(`http://127.0.0.1:${port}/frame.html`);
  await page.waitForLoadState("networkidle");
  expect(page.frames().map((frame) => new URL(frame.url()).hostname)).toEqual(["127.0.0.1", "localhost"]);
  expect(seen.complaints).toEqual([]);
  expect(seen.engines).not.toEqual([]);
});

test("the policy is in the page itself", async ({ page }) => {
  await page.goto(`http://127.0.0.1:${port}${path}index.html`);
  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
        const script = document.createElement("script");
        script.textContent = "document.title = 'inline'";
        document.head.append(script);
      }),
  );
  expect(refused).toBe("script-src-elem");
  expect(await page.title()).not.toBe("inline");
});
