import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream/promises";
import { logLine } from "./access-log.ts";
import { type SiteResponse, respond, plain } from "./respond.ts";
import { strictTransport } from "./policy/headers.ts";
import { limits as usual } from "./policy/limits.ts";
import type { Site } from "./site.ts";

type Options = {
  /** Called for every request, so that another build can replace the running one. */
  site: () => Site;
  log?: ((line: string) => void) | undefined;
  /** Names the client, from the socket's address and `X-Forwarded-For`. */
  clientOf?: (remote?: string, forwarded?: string) => string;
  strict?: boolean;
  limits?: typeof usual;
};

/** How many requests on a connection wait for their responses, and the last response begun. */
type Connection = { waiting: number; last?: ServerResponse };

/** The HTTP server of a site, and how to stop it: no request is lost, and it closes within the grace period. */
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
    // respond.ts refuses requests with no host, or two, so that they get the usual headers
    requireHostHeader: false,
  });
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silence);
  // when all connections are in use, idle ones make room for the next visitor
  server.on("drop", () => server.closeIdleConnections());
  server.on("connection", (socket) => connections.set(socket, { waiting: 0 }));
  // all are answered alike: no request body is ever wanted, so `Expect` means nothing
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, take);
  server.on("connect", (request, socket) => refuse(socket, 405, request));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const { waiting = 0, last }: Partial<Connection> = connections.get(socket) ?? {};
    // refuse once, however much follows; a broken connection needs no answer
    if (!connections.delete(socket) || !socket.writable) return;
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ""] ?? 400;
    // a request answered before its end arrived must not be answered twice
    const over = () => (last?.req.complete === false ? socket.destroy() : refuse(socket, status));
    if (waiting > 0) last?.once("close", over);
    else over();
  });

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket, method, headers } = request;
    const connection = connections.get(socket);
    if (!connection || connection.waiting >= limits.pipelined) return void socket.destroy();
    connection.waiting += 1;
    connection.last = response;
    // node:http drops what arrives together with an offer to change the protocol, so the connection must end
    if (draining || headers.upgrade) response.setHeader("Connection", "close");
    let decided: SiteResponse = plain(500);
    try {
      decided = respond(site(), request);
    } catch (error) {
      console.error(error);
    }
    const bytes = method === "HEAD" ? 0 : Number(decided.headers["Content-Length"] ?? 0);
    response.once("close", () => {
      connection.waiting -= 1;
      const { statusCode: status, writableFinished: taken } = response;
      const client = () => clientOf(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""));
      log?.(logLine({ client: client(), request, status, bytes: taken ? bytes : "-" }));
    });
    send(decided, bytes, response);
  }

  /** Answers what `node:http` has made no response for, and closes the connection. */
  function refuse(socket: Duplex, status: number, request?: IncomingMessage): void {
    socket.on("error", () => socket.destroy());
    if (!socket.writable) return;
    const { headers, body } = plain(status, { Date: new Date().toUTCString(), Connection: "close", ...always });
    const lines = Object.entries(headers).map((pair) => `${pair.join(": ")}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    // read on for a moment: closing with unread input would discard the response on its way
    socket.resume();
    setTimeout(() => socket.destroy(), 500).unref();
    const client = clientOf(socket instanceof Socket ? socket.remoteAddress : undefined);
    log?.(logLine({ client, request, status, bytes: Number(headers["Content-Length"]) }));
  }

  /** Sends a response with `bytes` of body. */
  function send(decided: SiteResponse, bytes: number, response: ServerResponse): void {
    const { status, headers, body, file } = decided;
    if (bytes === 0 || !file) {
      response.writeHead(status, { ...headers, ...always }).end(body);
      if (!response.writableFinished) hurry(response, () => 0);
      return;
    }
    // a connection has only one file open at a time: wait for this response's turn
    if (!response.socket) return void response.once("socket", () => send(decided, bytes, response));
    const from = createReadStream(file.path, { start: file.first, end: file.last });
    from.once("open", () =>
      pipeline(from, response.writeHead(status, { ...headers, ...always }), { end: false })
        // a file that fell short must end the connection, or the next response would be read as its rest
        .then(() => (from.bytesRead === bytes ? response.end() : response.destroy()))
        .catch(() => response.destroy()),
    );
    // also covers a client that leaves before the file is open
    response.once("close", () => from.destroy());
    from.once("error", () => response.headersSent || send(plain(503, { "Retry-After": "1" }), 1, response));
    hurry(response, () => from.bytesRead);
  }

  /** From its turn on, each part of a response, or the rest, must be read in time: slow readers are cut off. */
  function hurry(response: ServerResponse, taken: () => number): void {
    if (!response.socket) return void response.once("socket", () => hurry(response, taken));
    let before = 0;
    const timer = setInterval(() => {
      if (taken() - before < limits.part.bytes) response.destroy();
      before = taken();
    }, limits.part.time);
    response.once("close", () => clearInterval(timer));
  }

  /** Closes each connection after its next response, idle ones after `settle`; the server ends when none is left. */
  const drain = () => {
    draining = true;
    setInterval(() => server.getConnections((_, open) => open === 0 && server.close()), 100).unref();
    setTimeout(() => server.close(), limits.settle);
    setTimeout(() => server.closeAllConnections(), limits.grace).unref();
  };
  return { server, drain };
}
