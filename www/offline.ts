/** Lets the page open without a network, where the browser can. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("./service-worker.js", { scope: "./" });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
    active?.postMessage([location.href.split("#")[0], ...loaded]);
  } catch {
    // The page works with a network alone.
  }
}
