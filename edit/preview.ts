import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { readBrand, writeBrandStyles } from "#catalog/brand.ts";
import { isSecret } from "./server/safe-path.ts";

/**
 * The draft's pages as `npm run dev` shows them, for the frame beside the form; CONTENT is the draft. Their host's name is
 * the secret that opens them: browsers lead `*.localhost` to this machine, and a cookie would go to its other ports, too.
 */
const { CONTENT = "", PREVIEW_HOST = "", EDITOR_PORT = "" } = process.env;
const { port } = new URL(`http://${PREVIEW_HOST}`);

const server = createServer(async (request, response) => {
  const { host = "", "sec-fetch-dest": use } = request.headers;
  if (!isSecret(host, PREVIEW_HOST) || request.method !== "GET") return void response.writeHead(403).end();
  response.setHeader("Content-Security-Policy", `frame-ancestors http://127.0.0.1:${EDITOR_PORT}`);
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Referrer-Policy", "no-referrer");
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
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));
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
