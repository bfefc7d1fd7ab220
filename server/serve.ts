import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
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

/** Requests on a connection that wait for their answers: how many, since when, the answers' bytes, the last of them. */
type Connection = { socket: Socket; waiting: number; since: number; bytes: number; last?: Response; refused?: true };

/** The HTTP server over a site, and how to end it: no request is lost, and all is over after the time of grace. */
export function createSiteServer(options: Options): { server: Server; drain: () => Promise<void> } {
  const { site, log, clientOf = (remote = "-") => remote, strict = false, limits = usual } = options;
  const connections = new Map<Duplex, Connection>();
  let draining = false;
  const secured = (made: Answer) => (strict ? { ...made, headers: { ...made.headers, ...strictTransport } } : made);
  const unreadable = secured(plain(503, { "Retry-After": "1" }));
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
  server.on("connection", (socket: Socket) => {
    connections.set(socket, { socket, waiting: 0, since: 0, bytes: 0 });
    socket.once("close", () => connections.delete(socket));
  });
  // whatever is expected: nothing that is sent is wanted
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, take);
  // nobody is put through to elsewhere
  server.on("connect", (request, socket) => refuse(socket, 405, request));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const connection = connections.get(socket);
    // a connection that has broken off is over already
    if (!connection || connection.refused || !socket.writable) return;
    connection.refused = true;
    const { waiting, last } = connection;
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ""] ?? 400;
    if (waiting > 0) last?.once("close", () => refuse(socket, status));
    // a request that was answered before it ended is not answered twice
    else if (last?.req.complete === false) socket.destroy();
    else refuse(socket, status);
  });
  setInterval(() => {
    for (const { socket, waiting, since, bytes } of connections.values())
      if (waiting > 0 && Date.now() - since > limits.silence + (bytes / limits.slowest) * 1_000) socket.destroy();
  }, 1_000).unref();

  function take(request: IncomingMessage, response: Response): void {
    const { socket, method, headers } = request;
    const connection = connections.get(socket);
    // the answer before the first of these says that it is the last one
    if (!connection || connection.waiting >= limits.pipelined) return;
    if (connection.waiting === 0) Object.assign(connection, { since: Date.now(), bytes: 0 });
    connection.waiting += 1;
    connection.last = response;
    if (draining || connection.waiting === limits.pipelined) response.setHeader("Connection", "close");
    const decided = decide(request);
    const { status } = decided;
    const bytes = method === "HEAD" || status === 304 ? 0 : Number(decided.headers["Content-Length"]);
    connection.bytes += bytes;
    response.once("close", () => {
      connection.waiting -= 1;
      const client = log && clientOf(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""));
      if (client) log(logLine({ client, request, status, bytes: response.writableFinished ? bytes : "-" }));
    });
    send(secured(decided), bytes, response, unreadable);
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
    const { headers, body } = plain(status, { Date: new Date().toUTCString(), Connection: "close" });
    const lines = Object.entries({ ...headers, ...(strict && strictTransport) }).map(
      (pair) => `${pair.join(": ")}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    // what still comes is read for a moment: closed at once, the answer would be lost
    socket.resume();
    setTimeout(() => socket.destroy(), 500).unref();
    const client = clientOf(connections.get(socket)?.socket.remoteAddress);
    log?.(logLine({ client, request, status, bytes: Number(headers["Content-Length"]) }));
  }

  async function drain(): Promise<void> {
    if (draining) return new Promise(() => {});
    draining = true;
    setTimeout(() => setInterval(() => server.closeIdleConnections(), 100).unref(), limits.settle).unref();
    setTimeout(() => server.closeAllConnections(), limits.grace).unref();
    // not http's own: it cuts connections over which a request may be on its way
    await new Promise<void>((resolve) => Reflect.apply(NetServer.prototype.close, server, [resolve]));
  }

  return { server, drain };
}

/** Sends an answer, `bytes` of its body, or another one where its file cannot be opened. */
function send({ status, headers, body, file }: Answer, bytes: number, response: Response, unreadable: Answer): void {
  if (bytes === 0 || !file) {
    response.writeHead(status, headers).end(bytes === 0 ? undefined : body);
    return;
  }
  const from = createReadStream(file.path, { start: file.first, end: file.last });
  from.once("open", () =>
    pipeline(from, response.writeHead(status, headers), { end: false })
      // cut off is told by closing: the next answer must not be read as the rest of this one
      .then(() => (from.bytesRead === bytes ? response.end() : response.destroy()))
      .catch(() => response.destroy()),
  );
  from.once("error", () => response.headersSent || response.writeHead(503, unreadable.headers).end(unreadable.body));
}
