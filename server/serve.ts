import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { logLine } from "./output.ts";
import { trackConnections } from "./connections.ts";
import { type SiteResponse, respond, respondPlainly } from "./respond.ts";
import { strictTransport } from "./policy/headers.ts";
import { limits as usual } from "./policy/limits.ts";
import type { Site } from "./site.ts";
import { read } from "node:fs";
import { open } from "node:fs/promises";
import { promisify } from "node:util";

type Options = {
  /** Called for every request, so that another build can replace the running one. */
  site: () => Site;
  log?: ((line: string) => void) | undefined;
  /** Names the client, from the socket's address and `X-Forwarded-For`. */
  clientOf?: (remote?: string, forwarded?: string) => string;
  strict?: boolean;
  limits?: typeof usual;
};

/** The HTTP server of a site, and how to stop it: no request is lost, and it closes within the grace period. */
export function createSiteServer(options: Options): { server: Server; drain: () => void } {
  const { site, log, clientOf = (remote = "-") => remote, strict = false, limits = usual } = options;
  const always = strict ? strictTransport : {};
  const complete = (headers: SiteResponse["headers"]) => (strict ? { ...headers, ...always } : headers);
  let draining = false;
  const server = createServer({
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.kept,
    connectionsCheckingInterval: 1_000,
    // respond.ts refuses requests with no host, or two, so that they get the usual headers
    requireHostHeader: false,
  });
  // what exceeds it is dropped, so one more than allowed shows that there were too many
  server.maxHeadersCount = limits.headers + 1;
  server.setTimeout(limits.silence);
  const connections = trackConnections(server, limits);
  // at its end, a server closes these; node:http counts a client that is still reading the last response among them
  server.closeIdleConnections = () => {
    for (const [socket, { waiting }] of connections.open) if (waiting === 0) socket.destroy();
  };
  // all are answered alike: no request body is ever wanted, so `Expect` means nothing
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, take);
  server.on("connect", (request, socket) => refuse(socket, 405, request));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const { waiting = 0, last, ending } = connections.open.get(socket) ?? {};
    // refuse once, however much follows; a broken connection needs no answer
    if (!connections.open.delete(socket) || ending || !socket.writable) return;
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ""] ?? 400;
    // a request answered before its end arrived must not be answered twice
    const over = () => (last?.req.complete === false ? socket.destroy() : refuse(socket, status));
    if (waiting > 0) last?.once("close", over);
    else over();
  });

  function take(request: IncomingMessage, response: ServerResponse): void {
    if (!connections.admit(request, response)) return;
    const { socket, method, url, httpVersion, headers } = request;
    const decided = respond(site(), request);
    // node:http drops what arrives together with an offer to change the protocol, so the connection must end
    if (draining || headers.upgrade || decided.headers.Connection) connections.end(socket, response);
    const bytes = method === "HEAD" ? 0 : Number(decided.headers["Content-Length"] ?? 0);
    if (log) {
      const client = clientOf(socket.remoteAddress, String(headers["x-forwarded-for"] ?? ""));
      response.once("close", () => {
        const { statusCode: status, writableFinished: taken } = response;
        log(logLine({ client, request: { method, url, httpVersion }, status, bytes: taken ? bytes : "-" }));
      });
    }
    send(decided, bytes, response);
    if (!isTaken(response)) connections.hold(request);
  }

  /** Answers what `node:http` has made no response for, and closes the connection. */
  function refuse(socket: Duplex, status: number, request?: IncomingMessage): void {
    socket.on("error", () => socket.destroy());
    if (!socket.writable) return;
    const { headers, body } = respondPlainly(status, {
      Date: new Date().toUTCString(),
      Connection: "close",
      ...always,
    });
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
      response.writeHead(status, complete(headers)).end(body);
      if (!isTaken(response)) hurry(response, () => 0);
      return;
    }
    // a connection has only one file open at a time: wait for this response's turn
    if (!response.socket) return void response.once("socket", () => send(decided, bytes, response));
    let pieces = 0;
    hurry(response, () => pieces * pieceBytes);
    const { socket } = response;
    const begin = () => response.writeHead(status, complete(headers));
    const taken = () => {
      pieces += 1;
      connections.moved(socket);
    };
    sendFile(file, response, begin, taken).catch(() => {
      // an incomplete response must end the connection, or the next one would be read as its rest
      if (response.headersSent) response.destroy();
      else send(respondPlainly(503, { "Retry-After": "1" }), 1, response);
    });
  }

  /** From its turn on, each part of a response, or the rest, must be read in time: slow readers are cut off. */
  function hurry(response: ServerResponse, taken: () => number): void {
    if (!response.socket) return void response.once("socket", () => hurry(response, taken));
    let before = 0;
    const timer = setInterval(() => {
      if (taken() - before < limits.part.bytes && response.socket) connections.drop(response.socket);
      before = taken();
    }, limits.part.time);
    response.once("close", () => clearInterval(timer));
  }

  /** Closes each connection after its next response, idle ones after `settle`; the server ends when none is left. */
  const drain = () => {
    if (draining) return;
    draining = true;
    // connections that the kernel or another process has accepted may still be on their way here
    let quiet = 0;
    server.on("connection", () => {
      quiet = 0;
    });
    setInterval(() => {
      quiet = connections.open.size === 0 ? quiet + 1 : 0;
      if (quiet > 4) server.close();
    }, 50).unref();
    setTimeout(() => server.close(), limits.settle);
    setTimeout(() => server.closeAllConnections(), limits.grace).unref();
  };
  return { server, drain };
}

/** Whether the kernel has all of a response. `writableFinished` tells it one round later, when it has cost a timer. */
const isTaken = ({ writableEnded, socket }: ServerResponse) => writableEnded && socket?.writableLength === 0;

/** `FileHandle.read` takes several times as long and as much memory. */
const readPiece = promisify(read);

/** Bytes read at a time. Clients that do not read hold one piece each, so it is small. */
const pieceBytes = 16_384;

/**
 * Sends part of a file as the body of a response whose head `begin` sends once the file is open. The next piece is read
 * when the client's kernel has taken the last one. Rejects, before or after `begin`, if the file cannot be read, is
 * shorter than expected or the client leaves.
 */
async function sendFile(
  { path, first, last }: { path: string; first: number; last: number },
  response: ServerResponse,
  begin: () => void,
  taken: () => void,
): Promise<void> {
  await using file = await open(path);
  begin();
  let piece: Buffer | undefined;
  for (let at = first; at <= last; ) {
    const length = Math.min(pieceBytes, last + 1 - at);
    const { bytesRead } = await inTurn(() => {
      if (response.closed) throw new Error("the client has left");
      piece ??= Buffer.allocUnsafeSlow(length);
      return readPiece(file.fd, piece, 0, length, at);
    });
    // the response must not be completed: the next one would be read as the rest of this one
    if (bytesRead === 0) throw new Error(`${path} is shorter than the table says`);
    at += bytesRead;
    if (piece) await write(response, piece.subarray(0, bytesRead));
    taken();
  }
  response.end();
}

/**
 * Pieces read at a time. `node:http` takes one new connection in each round of its loop, so that rounds must stay short:
 * clients that do not read make the kernel take megabytes for each of them.
 */
const mostReads = 4;
let reads = 0;
const waiting: (() => void)[] = [];

async function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  if (reads < mostReads) reads += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reads -= 1;
  }
}

/** Writes, and waits until all is with the kernel. */
function write(response: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // node:http forgets what is written between the end of a connection and that of its response
    const left = () => reject(new Error("the client has left"));
    response.once("close", left).write(bytes, (error) => {
      response.off("close", left);
      if (error) reject(error);
      else resolve();
    });
  });
}
