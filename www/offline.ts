/** Resolves once the page has loaded and has nothing to do; where the browser does not tell, a little later. */
async function idle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  await new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 1000);
  });
}

/** Keeps all of the page for when there is no network, where the browser can. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  await idle();
  try {
    await navigator.serviceWorker.register("./service-worker.js", { scope: "./" });
  } catch {
    // The page works with a network alone.
  }
}
