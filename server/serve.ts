import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { logLine } from "./access-log.ts";
import { answer } from "./answer.ts";
import { openExpressLane, type Patience } from "./express-lane.ts";
import { securityHeaders, strictTransport } from "./policy/headers.ts";
import type { Site } from "./site.ts";
import { keepAlive, wholeFiles } from "./whole.ts";

type Options = {
  site: () => Site;
  log?: (line: string) => void;
  strictTransport: boolean;
  patience?: Patience;
};

// a second more than clients are told, for the request that is on its way then
const usual: Patience = { first: 10_000, taking: 30_000, next: (keepAlive + 1) * 1000 };

/**
 * The HTTP server over a site in memory, and how to end the connections that nothing is asked over. `site` is asked at
 * every request, so that another build can take its place.
 */
export function createSiteServer(options: Options): { server: Server; closeIdle: () => void } {
  const { site, log, strictTransport: strict, patience = usual } = options;
  const server = createServer(
    {
      requestTimeout: 30_000,
      headersTimeout: patience.first,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: keepAlive * 1000,
    },
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
  server.setTimeout(patience.taking);
  const whole = wholeFiles(strict);
  const lane = openExpressLane(server, {
    whole: (path, accept) => whole(site(), path, accept),
    ...(log && {
      sent: ({ remoteAddress: remote }, target, bytes) =>
        log(logLine({ remote, method: "GET", target, version: "1.1", status: 200, bytes })),
    }),
    patience,
  });
  return {
    server,
    closeIdle: () => {
      lane.close();
      server.closeIdleConnections();
    },
  };
}

function respond(request: IncomingMessage, response: ServerResponse, options: Options): void {
  const { log } = options;
  const { method = "GET", url = "/" } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
  const { status, headers: answered, body, stream } = answer(options.site(), { method, target: url, headers });
  if (options.strictTransport) answered["Strict-Transport-Security"] = strictTransport;
  if (log)
    response.on("finish", () => {
      const { socket, httpVersion: version } = request;
      const bytes = method === "HEAD" ? 0 : (answered["Content-Length"] ?? 0);
      log(logLine({ remote: socket.remoteAddress, method, target: url, version, status, bytes }));
    });
  response.writeHead(status, answered);
  if (method === "HEAD" || (!body && !stream)) response.end();
  else if (stream)
    createReadStream(stream.file, { start: stream.first, end: stream.last })
      .on("error", () => response.destroy())
      .pipe(response);
  else response.end(body);
}
