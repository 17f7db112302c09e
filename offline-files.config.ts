import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Plugin } from "vite";

const script = "service-worker.js";

/** The line of the service worker that tells what it keeps, as it stands in the source. */
const empty = 'const kept = { version: "", files: [] };';

/** The files below a folder, as addresses relative to it. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
    .sort();
}

/** Tells the service worker every file of the build, and a version that changes with any of them. */
export function offlineFiles(): Plugin {
  let folder = "";
  return {
    name: "offline-files",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    // The pages, the workers and what is copied are all there by now.
    async closeBundle() {
      const files = (await filesOf(folder)).filter((file) => file !== script);
      const hash = createHash("sha256");
      for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
      const version = hash.digest("hex").slice(0, 16);
      const source = await readFile(join(folder, script), "utf8");
      if (!source.includes(empty)) throw new Error(`${script} does not say where its files are to be listed`);
      const list = `const kept = ${JSON.stringify({ version, files })};`;
      await writeFile(join(folder, script), source.replace(empty, list));
    },
  };
}
