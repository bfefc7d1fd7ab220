import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { isSecret } from "./server/secret.ts";

/**
 * The pages of the draft as `npm run dev` shows them, for the frame beside the form: a process of its own, whose CONTENT
 * is the draft. Only a browser that was given the editor's key sees them.
 */
const { PREVIEW_PORT = "", PREVIEW_KEY = "", EDITOR_ORIGIN = "" } = process.env;
const host = `127.0.0.1:${PREVIEW_PORT}`;
const name = `preview-${PREVIEW_PORT}`;

const isKey = (given = "") => PREVIEW_KEY !== "" && isSecret(given, PREVIEW_KEY);

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", `http://${host}`);
  const { host: asked, cookie = "", "sec-fetch-site": site } = request.headers;
  const given = new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookie)?.[1];
  const key = searchParams.get("key") ?? undefined;
  // the cookie never comes with another site's requests; Firefox calls our own redirect between two ports one of those
  const isAllowed = isKey(given) || (isKey(key) && site !== "cross-site");
  if (asked !== host || !isAllowed || request.method !== "GET") {
    response.writeHead(403).end();
    return;
  }
  response.setHeader("Content-Security-Policy", `frame-ancestors ${EDITOR_ORIGIN}`);
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Referrer-Policy", "no-referrer");
  if (key !== undefined) {
    // the key does not stay in the address of the page
    searchParams.delete("key");
    response.setHeader("Set-Cookie", `${name}=${PREVIEW_KEY}; HttpOnly; SameSite=Strict; Path=/`);
    response.writeHead(302, { Location: `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}` }).end();
    return;
  }
  vite.middlewares(request, response, () => {
    // content with errors makes no page; the frame comes back with the next change
    response.writeHead(503, { "Content-Type": "text/html" }).end('<script type="module" src="/@vite/client"></script>');
  });
});
const vite = await createVite({
  // what is wrong stands beside the form: nobody here reads stack traces.
  // the editor says what changes: a watcher would check the draft once more
  server: { middlewareMode: true, ws: { server }, hmr: { overlay: false }, cors: false, allowedHosts: [], watch: null },
  clearScreen: false,
  logLevel: "error",
});
server.listen(Number(PREVIEW_PORT), "127.0.0.1", () => process.send?.("ready"));
// the draft is read anew, as after a change that a watcher sees
process.on("message", () => {
  Reflect.set(globalThis, "contentVersion", (Reflect.get(globalThis, "contentVersion") ?? 0) + 1);
  vite.environments.client.hot.send({ type: "full-reload" });
});
// with the editor's process this one ends
process.on("disconnect", () => process.exit());
