import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { createRequestHandler } from "react-router";

/** An address to render: a page with its data, a file, or the document for addresses that have none. */
export type Work = { kind: "page" | "file" | "fallback"; path: string };

const { output }: { output: string } = workerData;
const build = await import(pathToFileURL(resolve("build/server/index.js")).href);

// lets the router's server take a page's data, and the wish for the fallback document, from a header
process.env.IS_RR_BUILD_REQUEST = "yes";

type Handler = ReturnType<typeof createRequestHandler>;

async function ask(handle: Handler, path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const response = await handle(new Request(`http://localhost${path}`, { headers }));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}\n${body.subarray(0, 500)}`);
  return body;
}

function write(file: string, body: Buffer): void {
  const path = join(output, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, body);
}

async function render(handle: Handler, { kind, path }: Work): Promise<void> {
  if (kind === "file") write(path, await ask(handle, path));
  else if (kind === "fallback") write(path, await ask(handle, "/", { "X-React-Router-SPA-Mode": "yes" }));
  else {
    const address = path === "/" ? "/_.data" : `${path}.data`;
    const data = await ask(handle, address);
    const handed = { "X-React-Router-Prerender-Data": encodeURI(data.toString()) };
    write(address, data);
    write(`${path}/index.html`, await ask(handle, path === "/" ? path : `${path}/`, handed));
  }
}

parentPort?.on("message", async (batch: Work[]) => {
  // the router answers for pages that its build names as prerendered; it need not know them all
  const handle = createRequestHandler({ ...build, prerender: batch.map(({ path }) => path) }, "production");
  // files wait for images to be encoded, and may do so side by side
  await Promise.all(batch.map((each) => render(handle, each)));
  parentPort?.postMessage("next");
});
parentPort?.postMessage("next");
