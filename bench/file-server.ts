import { createServer } from "node:http";
import serveStatic from "serve-static";
import sirv from "sirv";

/** `node bench/file-server.ts sirv|serve-static FOLDER PORT`: what people otherwise serve a folder with on Node. */
const [, , name, folder = "", port] = process.argv;
const notFound = (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(404).end();

if (name === "sirv") {
  // as its README advises for production: files are looked up once, and their compressed neighbours are sent
  const handle = sirv(folder, { etag: true, brotli: true, gzip: true });
  createServer((request, response) => handle(request, response, () => notFound(response))).listen(Number(port));
} else {
  const handle = serveStatic(folder, { extensions: ["html"] });
  createServer((request, response) => handle(request, response, () => notFound(response))).listen(Number(port));
}
