// Keeps every file of a build, so that all of the page works without a network. Files under assets/ never change under
// their name; everything else is asked of the network first.

// The build writes here what there is.
const kept = { version: "", files: [] };

// Other builds may stand elsewhere on the host.
const prefix = `latrunculi ${self.registration.scope} `;
const store = prefix + kept.version;

// The page registers this worker when it has nothing else to do. All or nothing: half a build plays no game.
async function keepAll() {
  const cache = await caches.open(store);
  // Of a name that stays, the browser may have an older file at hand.
  await cache.addAll(
    kept.files.map((file) => (file.startsWith("assets/") ? file : new Request(file, { cache: "no-cache" }))),
  );
}

async function dropOthers() {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== store) await caches.delete(name);
}

// A newer worker waits until no page of the older build is open: what such a page still asks for stays here.
self.addEventListener("install", (event) => event.waitUntil(keepAll()));

// The page that registered the worker is served by it, too. The worker does not wait for that: nothing is answered
// before it is active, and Firefox does not always end the claim of a page that is left meanwhile, so that whatever was
// opened next hung for a minute.
self.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers());
  self.clients.claim().catch(() => {});
});

function find(request) {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}

async function unchanging(request) {
  return (await find(request)) ?? fetch(request);
}

async function newest(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const folder = new URL(request.url).pathname.endsWith("/");
    const answer = await find(folder ? "index.html" : request);
    if (answer) return answer;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  event.respondWith(url.pathname.includes("/assets/") ? unchanging(request) : newest(request));
});
