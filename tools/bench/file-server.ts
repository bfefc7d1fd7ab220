import { createServer } from "node:http";
import serveStatic from "serve-static";
import sirv from "sirv";

/** `node tools/bench/file-server.ts sirv|serve-static FOLDER PORT`: the usual ways to serve a folder with Node. */
const [, , name, folder = "", port] = process.argv;
const notFound = (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(404).end();

if (name === "sirv") {
  // as its README recommends for production: files are indexed once, and their compressed versions are sent
  const handle = sirv(folder, { etag: true, brotli: true, gzip: true });
  createServer((request, response) => handle(request, response, () => notFound(response))).listen(Number(port));
} else {
  const handle = serveStatic(folder, { extensions: ["html"] });
  createServer((request, response) => handle(request, response, () => notFound(response))).listen(Number(port));
}
