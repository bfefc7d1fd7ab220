import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { logAnswer } from "./access-log.ts";
import { answer } from "./answer.ts";
import { securityHeaders, strictTransport } from "./policy/headers.ts";
import { encodingFor, preparedHeaders, rawHeaders } from "./prepared.ts";
import type { Site } from "./site.ts";

type Options = { site: () => Site; log?: (line: string) => void; strictTransport: boolean };

/** The HTTP server over a site in memory. `site` is asked at every request, so that another build can take its place. */
export function createSiteServer(options: Options): Server {
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 1_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      try {
        respond(request, response, options);
      } catch (error) {
        console.error(error);
        if (!response.headersSent) response.writeHead(500, { ...securityHeaders, "Content-Type": "text/plain" });
        response.end("Internal Server Error\n");
      }
    },
  );
  // nobody is put through to elsewhere
  server.on("connect", (_request, socket) =>
    socket.end("HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const status =
      error.code === "HPE_HEADER_OVERFLOW"
        ? "431 Request Header Fields Too Large"
        : error.code === "ERR_HTTP_REQUEST_TIMEOUT"
          ? "408 Request Timeout"
          : "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });
  return server;
}

function respond(request: IncomingMessage, response: ServerResponse, options: Options): void {
  const { log } = options;
  if (sendPrepared(request, response, options)) return;
  const { method = "GET", url = "/" } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  const { status, headers: answered, body, stream } = answer(options.site(), { method, target: url, headers });
  if (options.strictTransport) answered["Strict-Transport-Security"] = strictTransport;
  if (log) response.on("finish", () => logAnswer(request, response, answered["Content-Length"] ?? "-", log));
  response.writeHead(status, answered);
  if (method === "HEAD" || (!body && !stream)) response.end();
  else if (stream)
    createReadStream(stream.file, { start: stream.first, end: stream.last })
      .on("error", () => response.destroy())
      .pipe(response);
  else response.end(body);
}

/** Headers that ask for something else than a file as it is. */
const special = ["range", "if-none-match", "if-range"] as const;

/** The answer to nearly every request: a file that is held, whole. Everything else is for `answer.ts`. */
function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  { site, log, strictTransport: strict }: Options,
) {
  const { method, url = "", headers } = request;
  if (method !== "GET" || special.some((name) => headers[name] !== undefined)) return false;
  const running = site();
  const file = running.files.get(url);
  if (!file || url === running.table.notFound || url.startsWith("/icons/")) return false;
  const accept = headers["accept-encoding"];
  const encoding = encodingFor(typeof accept === "string" ? accept : "", file);
  const body = file.bodies[encoding];
  if (!body) return false;
  const prepared = preparedHeaders(running, file, encoding);
  if (log) response.on("finish", () => logAnswer(request, response, String(body.length), log));
  if (strict) response.setHeader("Strict-Transport-Security", strictTransport);
  response.writeHead(200, strict ? prepared : [...rawHeaders(prepared)]);
  response.end(body);
  return true;
}
