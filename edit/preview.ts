import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { readBrand, writeBrandStyles } from "#catalog/brand.ts";
import { isSecret } from "./server/safe-path.ts";

/** The draft's pages as `npm run dev` shows them, for the frame beside the form; CONTENT is the draft. They take a key to see. */
const { CONTENT = "", PREVIEW_PORT = "", PREVIEW_KEY = "", EDITOR_PORT = "" } = process.env;
const host = `127.0.0.1:${PREVIEW_PORT}`;
const name = `preview-${PREVIEW_PORT}`;

const isKey = (given = "") => PREVIEW_KEY !== "" && isSecret(given, PREVIEW_KEY);

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", `http://${host}`);
  const { host: asked, cookie = "", "sec-fetch-site": site = "none", "sec-fetch-dest": use } = request.headers;
  const given = new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(cookie)?.[1];
  const key = searchParams.get("key") ?? undefined;
  // the cookie comes with requests from every port of this machine: of those only a frame's, which headers keep to the editor
  const isOwn = use === "iframe" ? pathname !== "/__open-in-editor" : ["same-origin", "none"].includes(site);
  const isAllowed = (isKey(given) && isOwn) || (isKey(key) && site !== "cross-site");
  if (asked !== host || !isAllowed || request.method !== "GET") {
    response.writeHead(403).end();
    return;
  }
  response.setHeader("Content-Security-Policy", `frame-ancestors http://127.0.0.1:${EDITOR_PORT}`);
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Referrer-Policy", "no-referrer");
  if (key !== undefined) {
    // the key does not stay in the address of the page
    searchParams.delete("key");
    response.setHeader("Set-Cookie", `${name}=${PREVIEW_KEY}; HttpOnly; SameSite=Strict; Path=/`);
    response.writeHead(302, { Location: `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ""}` }).end();
    return;
  }
  if (use === "iframe") shown = changes;
  (await vite).middlewares(request, response, () => {
    // content with errors makes no page; the frame comes back with the next change
    response.writeHead(503, { "Content-Type": "text/html" }).end('<script type="module" src="/@vite/client"></script>');
  });
});
/** How often the draft has changed, and how often it had when a page was last asked for. */
let [changes, shown] = [0, 0];
// Tailwind keeps what it made of the styles: other colours come with the page
const writeColours = () => writeBrandStyles(readBrand(CONTENT)).replace("@theme static", ":root:root");
// takes seconds, for which the editor does not wait
const vite = createVite({
  // what is wrong stands beside the form: nobody here reads stack traces
  server: { middlewareMode: true, ws: { server }, hmr: { overlay: false }, cors: false, allowedHosts: [] },
  plugins: [{ name: "colours", transformIndexHtml: () => [{ tag: "style", children: writeColours() }] }],
  clearScreen: false,
  logLevel: "error",
});
// a port that is taken: the editor says so in words
server.once("error", () => process.exit(1));
server.listen(Number(PREVIEW_PORT), "127.0.0.1", () => process.send?.("ready"));
const reload = async () => (await vite).environments.client.hot.send({ type: "full-reload" });
// the draft is read anew, as after a change that a watcher sees
process.on("message", async () => {
  changes += 1;
  Reflect.set(globalThis, "contentVersion", changes);
  await reload();
});
// with the editor's process this one ends
process.on("disconnect", () => process.exit());
// a page listens only some time after it was made: what changed meanwhile it would never show
(await vite).environments.client.hot.on("connection", () => void (shown !== changes && reload()));
