import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { logLine } from "./access-log.ts";
import { type Answer, answer, plain } from "./answer.ts";
import { strictTransport } from "./policy/headers.ts";
import { limits as usual } from "./policy/limits.ts";
import type { Site } from "./site.ts";

type Options = {
  /** Asked at every request, so that another build can take the running one's place. */
  site: () => Site;
  log?: ((line: string) => void) | undefined;
  /** Who asks, by the address of the socket and `X-Forwarded-For`. */
  clientOf?: (remote?: string, forwarded?: string) => string;
  strict?: boolean;
  limits?: typeof usual;
};

type Response = ServerResponse<IncomingMessage>;

/** How many requests on a connection wait for their answers, and the last answer begun. */
type Connection = { waiting: number; last?: Response };

/** The HTTP server over a site, and how to end it: no request is lost, and it closes within the time of grace. */
export function createSiteServer(options: Options): { server: Server; drain: () => void } {
  const { site, log, clientOf = (remote = "-") => remote, strict = false, limits = usual } = options;
  const always = strict ? strictTransport : {};
  const connections = new WeakMap<Duplex, Connection>();
  let draining = false;
  const server = createServer({
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.kept,
    connectionsCheckingInterval: 1_000,
    // answer.ts refuses what names no host, or two, with the headers of every answer
    requireHostHeader: false,
  });
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silence);
  server.on("connection", (socket) => connections.set(socket, { waiting: 0 }));
  // whatever is expected: nothing that is sent is wanted
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, take);
  // nobody is put through to elsewhere
  server.on("connect", (request, socket) => refuse(socket, 405, request));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const connection = connections.get(socket);
    // refused once, however much follows; a connection that has broken off is over already
    connections.delete(socket);
    if (!connection || !socket.writable) return;
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ""] ?? 400;
    if (connection.waiting > 0) connection.last?.once("close", () => refuse(socket, status));
    // a request that was answered before it ended is not answered twice
    else if (connection.last?.req.complete === false) socket.destroy();
    else refuse(socket, status);
  });

  function take(request: IncomingMessage, response: Response): void {
    const { socket, method, headers } = request;
    const connection = connections.get(socket);
    if (!connection || connection.waiting >= limits.pipelined) return void socket.destroy();
    connection.waiting += 1;
    connection.last = response;
    if (draining) response.setHeader("Connection", "close");
    const decided = decide(request);
    const bytes = method === "HEAD" ? 0 : Number(decided.headers["Content-Length"] ?? 0);
    response.once("close", () => {
      connection.waiting -= 1;
      const client = log && clientOf(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""));
      const { statusCode: status, writableFinished } = response;
      if (client) log(logLine({ client, request, status, bytes: writableFinished ? bytes : "-" }));
    });
    send(decided, bytes, response);
  }

  function decide(request: IncomingMessage): Answer {
    try {
      return answer(site(), request);
    } catch (error) {
      console.error(error);
      return plain(500);
    }
  }

  /** Answers what `node:http` has made no answer for, and lets go of the connection. */
  function refuse(socket: Duplex, status: number, request?: IncomingMessage): void {
    socket.on("error", () => socket.destroy());
    if (!socket.writable) return;
    const { headers, body } = plain(status, { Date: new Date().toUTCString(), Connection: "close", ...always });
    const lines = Object.entries(headers).map((pair) => `${pair.join(": ")}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    // what still comes is read for a moment: closed at once, the answer would be lost
    socket.resume();
    setTimeout(() => socket.destroy(), 500).unref();
    const client = clientOf(socket instanceof Socket ? socket.remoteAddress : undefined);
    log?.(logLine({ client, request, status, bytes: Number(headers["Content-Length"]) }));
  }

  /** Sends an answer, `bytes` of its body. */
  function send({ status, headers, body, file }: Answer, bytes: number, response: Response): void {
    if (bytes === 0 || !file) {
      response.writeHead(status, { ...headers, ...always }).end(body);
      return;
    }
    const from = createReadStream(file.path, { start: file.first, end: file.last });
    from.once("open", () =>
      pipeline(from, response.writeHead(status, { ...headers, ...always }), { end: false })
        // cut off is told by closing: the next answer must not be read as the rest of this one
        .then(() => (from.bytesRead === bytes ? response.end() : response.destroy()))
        .catch(() => response.destroy()),
    );
    from.once("error", () => response.headersSent || send(plain(503, { "Retry-After": "1" }), 1, response));
  }

  /** Each connection is closed after its next answer; where nothing is asked, after a while. */
  function drain(): void {
    if (draining) return;
    draining = true;
    setTimeout(() => server.close(), limits.settle);
    setTimeout(() => server.closeAllConnections(), limits.grace).unref();
  }

  return { server, drain };
}
