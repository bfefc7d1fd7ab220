// The service worker, served as /service-worker.js without its types. It imports nothing. It answers only while the
// browser is offline: with a connection it touches no request, no update and no new build.

type Ending = { waitUntil(promise: Promise<unknown>): void };
type Message = Ending & { data: { code?: unknown; addresses?: unknown; document?: unknown } };
type Asked = Ending & { request: Request; respondWith(response: Promise<Response>): void };
type Scope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: Location;
  addEventListener(kind: "install" | "activate", listener: (event: Ending) => void): void;
  addEventListener(kind: "message", listener: (event: Message) => void): void;
  addEventListener(kind: "fetch", listener: (event: Asked) => void): void;
};

/** The most addresses kept; the oldest are removed first. */
const most = 400;
// the build inserts the site's storage name here
const prefix = "STORAGE.offline.";
/** For pages never visited, by the first part of a language's addresses. The build inserts the documents here. */
const unknown: Readonly<Record<string, string>> = JSON.parse("OFFLINE DOCUMENTS");

// a worker's global scope has no type where the page's has one
const worker = globalThis as unknown as Scope;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => {
  const { code, addresses, document } = event.data;
  if (typeof code === "string" && Array.isArray(addresses))
    event.waitUntil(keep(code, addresses.map(String), document));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (navigator.onLine || request.method !== "GET") return;
  if (new URL(request.url).origin === worker.location.origin) event.respondWith(respondFromCache(request));
});

/** Caches what a page was made of; `document` was loaded as one a moment ago. Caches of other code are removed, since an old page must not meet new code. */
async function keep(code: string, addresses: readonly string[], document: unknown): Promise<void> {
  const own = prefix + code;
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== own) await caches.delete(name);
  const cache = await caches.open(own);
  for (const address of new Set(addresses)) {
    const hashed = /^\/(assets|images|maps)\//.test(address);
    if (hashed && (await cache.match(address))) continue;
    try {
      // the browser has just loaded all of it, except the document of a page reached by a link: its address has no dot
      const isLoaded = address === document || /\.\w+$/.test(address);
      const response = await fetch(address, { cache: isLoaded ? "force-cache" : "no-cache" });
      if (response.ok) await cache.put(address, response);
    } catch {
      // it will be cached another time
    }
  }
  const kept = await cache.keys();
  for (const old of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(old);
}

async function respondFromCache(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const kept = await caches.match(pathname);
  if (kept) return kept;
  if (request.mode !== "navigate") return Response.error();
  const document = unknown[pathname.split("/")[1] ?? ""] ?? unknown[""] ?? "";
  return new Response(document, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

export {};
