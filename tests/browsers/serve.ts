import { preview } from "vite";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the built page is served. */
    address: string;
  }
}

/** Serves dist/ for the tests of this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await preview({ preview: { port: 41740 }, logLevel: "warn" });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error("the server has no address");
  project.provide("address", address);
  return () => server.close();
}
