import { type ChildProcess, spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { createServer } from "node:net";
import type { Driver } from "./driver.js";

/** WebKitGTK's own small browser, on a display that nobody sees, driven by WebDriver. */
export async function webkit(): Promise<Driver> {
  const port = await freePort();
  const program = process.env["WEBKIT_DRIVER"] ?? "/usr/bin/WebKitWebDriver";
  // In a process group of its own, so that the display ends with the driver.
  const driver = spawn(process.env["XVFB_RUN"] ?? "/usr/bin/xvfb-run", ["-a", program, `--port=${port}`], {
    detached: true,
    stdio: "ignore",
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    await answers(`${base}/status`);
    const { sessionId } = (await send("POST", `${base}/session`, {
      capabilities: {
        alwaysMatch: {
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": {
            binary: await miniBrowser(),
            args: ["--automation"],
          },
        },
      },
    })) as { sessionId: string };
    const session = `${base}/session/${sessionId}`;
    return {
      open: async (address) => {
        await send("POST", `${session}/url`, { url: address });
      },
      run: (body) => send("POST", `${session}/execute/sync`, { script: body, args: [] }),
      close: async () => {
        await send("DELETE", session).finally(() => end(driver));
      },
    };
  } catch (error) {
    end(driver);
    throw error;
  }
}

/** WebKitGTK's browser stands beside its library, in a folder that depends on the machine. */
async function miniBrowser(): Promise<string> {
  const named = process.env["MINIBROWSER"];
  if (named !== undefined) return named;
  for (const folder of ["/usr/lib", "/usr/libexec"]) {
    const files = await readdir(folder, { withFileTypes: true }).catch(() => []);
    for (const machine of [".", ...files.filter((file) => file.isDirectory()).map((file) => file.name)]) {
      const library = `${folder}/${machine}/webkit2gtk-4.1`;
      const names = await readdir(library).catch(() => [] as string[]);
      if (names.includes("MiniBrowser")) return `${library}/MiniBrowser`;
    }
  }
  throw new Error("no MiniBrowser: set MINIBROWSER to it");
}

/** One WebDriver command. */
async function send(method: string, address: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await reply.json()) as { value: unknown };
  if (!reply.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const there = await fetch(address).then(
      () => true,
      () => false,
    );
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("WebKitWebDriver does not start");
}

function end(driver: ChildProcess): void {
  if (driver.pid === undefined) return;
  try {
    process.kill(-driver.pid);
  } catch {
    // It has ended already.
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (typeof address === "object" && address !== null) resolve(address.port);
        else reject(new Error("no free port"));
      });
    });
  });
}
