import { defineConfig, type Plugin } from "vite";

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

export default defineConfig({
  // Relative addresses: the build works under any path of any static host.
  base: "./",
  // As on a static host: an address that names no file is not found.
  appType: "mpa",
  publicDir: "www/public",
  plugins: [policyInPages()],
  build: {
    outDir: "dist",
    target: "es2022",
    // The policy allows no inline code and no inline fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: "index.html", embed: "embed.html" } },
  },
  worker: { format: "es" },
  server: {
    host: "127.0.0.1",
    port: 5173,
    watch: { ignored: ["**/target/**", "**/crates/**", "**/dist/**", "**/tests/**"] },
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
