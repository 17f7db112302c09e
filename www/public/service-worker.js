// Keeps what the page has loaded, so that it opens without a network. Files under assets/ never change under their
// name; everything else is asked of the network first.

const store = "latrunculi-1";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(store)).put(request, answer.clone());
  return answer;
}

async function unchanging(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? keep(request, await fetch(request));
}

async function newest(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const kept = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith(url.pathname.includes("/assets/") ? unchanging(request) : newest(request));
});

// What was loaded before this worker was there is told by the page.
self.addEventListener("message", (event) => {
  if (!Array.isArray(event.data)) return;
  const own = event.data.filter((address) => new URL(address).origin === self.location.origin);
  event.waitUntil(caches.open(store).then((cache) => Promise.allSettled(own.map((address) => cache.add(address)))));
});
