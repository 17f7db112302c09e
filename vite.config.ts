import { spawn } from "node:child_process";
import { resolve, sep } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { firstViewInAdvance } from "./first-view.config.ts";
import { offlineFiles } from "./offline-files.config.ts";

/** What the page may do. Nothing comes from elsewhere; anybody may put `embed.html` in a frame. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Writes the policy into every built page, so that it holds on a host that sends no headers of its own. */
function policyInPages(): Plugin {
  return {
    name: "policy-in-pages",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: policy },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** Leaves the indentation out of the styles of the components, which no minifier looks into. */
function compactStyles(): Plugin {
  return {
    name: "compact-styles",
    apply: "build",
    enforce: "pre",
    transform: (code, id) =>
      id.endsWith(".ts")
        ? code.replace(/\bcss`[^`]*`/g, (style) => style.replace(/\/\*.*?\*\//gs, "").replace(/\s+/g, " "))
        : undefined,
  };
}

/**
 * Tells Chromium that nearly all functions of what the page begins with will be called: it then compiles them while the
 * code comes, beside the page's thread, and not one by one on it when each is first called.
 */
function compiledAhead(): Plugin {
  return {
    name: "compiled-ahead",
    apply: "build",
    generateBundle: {
      order: "post",
      handler: (_, bundle) => {
        for (const chunk of Object.values(bundle))
          if (chunk.type === "chunk" && (chunk.isEntry || chunk.name === "start"))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** Lets the browser fetch the engine at once, and not only when the code that asks for it has come. */
function engineInAdvance(): Plugin {
  return {
    name: "engine-in-advance",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith(".wasm"))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "fetch",
              type: "application/wasm",
              crossorigin: true,
              href: `./${file}`,
            },
            injectTo: "head",
          })),
    },
  };
}

/**
 * Paints nothing before the code of the page runs, where a browser knows that: the first frame is that of the board, and
 * no time goes into one of the heading alone. Vite drops the attribute where it stands in a page.
 */
function boardFirst(): Plugin {
  return {
    name: "board-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (page) => page.replace('<script type="module"', '$& blocking="render"'),
    },
  };
}

/** Compiles the engine again when its code changes; the page then reloads, as after any other change. */
function rebuildEngine(): Plugin {
  const sources = ["crates/engine", "crates/search", "crates/wasm"];
  let running = false;
  let waiting = false;
  const build = () => {
    if (running) {
      waiting = true;
      return;
    }
    running = true;
    const cargo = spawn("cargo", ["xtask", "wasm", "--quick"], { stdio: "inherit" });
    cargo.on("error", (error) => console.error(`cannot start cargo: ${error.message}`));
    cargo.on("close", () => {
      running = false;
      if (waiting) build();
      waiting = false;
    });
  };
  return {
    name: "rebuild-engine",
    apply: "serve",
    configureServer(server) {
      const folders = sources.map((folder) => resolve(folder) + sep);
      server.watcher.on("all", (_, file) => {
        if (folders.some((folder) => resolve(file).startsWith(folder))) build();
      });
    },
  };
}

export default defineConfig({
  // Relative addresses: the build works under any path of any static host.
  base: "./",
  // As on a static host: an address that names no file is not found.
  appType: "mpa",
  publicDir: "www/public",
  plugins: [
    policyInPages(),
    compactStyles(),
    compiledAhead(),
    firstViewInAdvance(),
    engineInAdvance(),
    boardFirst(),
    offlineFiles(),
    rebuildEngine(),
  ],
  build: {
    outDir: "dist",
    target: "es2022",
    // The policy allows no inline code and no inline fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", embed: "embed.html" },
      // What the pages begin with is one file, which comes sooner and is smaller than a dozen; only what starts each
      // page is its own.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "start",
              tags: ["$initial"],
              test: (id) => !/(main|begin|app|embed|embedded)\.ts$/.test(id) && !id.includes(".html"),
            },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  server: {
    host: "127.0.0.1",
    port: 5173,
    watch: { ignored: ["**/target/**", "**/dist/**", "**/tests/**"] },
  },
  preview: {
    host: "127.0.0.1",
    port: 4173,
    headers: {
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
    },
  },
});
