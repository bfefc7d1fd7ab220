import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { limits as usual } from "./policy/limits.ts";

/** What is known of a connection that has not failed. */
type Connection = {
  /** Requests that wait for their responses. */
  waiting: number;
  /** The last response begun. */
  last?: ServerResponse;
  /** The last response closes it, so that nothing behind it is answered. */
  ending?: boolean;
};

/**
 * Bounds what visitors can make the process hold. A connection is not read while a response on it waits: what follows
 * stays with the client, and half-closed clients get all of theirs. Requests that arrive together with earlier ones are
 * counted for the process. When all connections are in use, the one that has stood still for longest makes room.
 */
export function trackConnections(server: Server, limits: typeof usual) {
  /** In the order in which they last got anywhere: opened, a response taken, a piece of one taken. */
  const open = new Map<Duplex, Connection>();
  let queued = 0;

  server.on("connection", (socket) => {
    if (open.size >= limits.connections) makeRoom();
    const connection: Connection = { waiting: 0 };
    open.set(socket, connection);
    socket.on("close", () => open.delete(socket));
    // node:http resumes reading after each request
    socket.on("resume", () => connection.waiting > 0 && socket.pause());
  });

  function makeRoom(): void {
    const [oldest] = open.keys();
    if (oldest) drop(oldest);
  }

  /**
   * Ends a connection that stands still. Closing it would leave what has not been read with the kernel, which has little
   * memory for that, and when it runs out drops the responses of other connections too.
   */
  function drop(socket: Duplex): void {
    if (open.get(socket)?.waiting && socket instanceof Socket) socket.resetAndDestroy();
    else socket.destroy();
    open.delete(socket);
  }

  // a client that reads nothing, or has nothing more to ask
  server.on("timeout", drop);

  /** Counts a request until its response is closed; if there are too many already, its connection is cut off. */
  function admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const connection = open.get(socket);
    if (connection?.ending) return false;
    const behind = connection && connection.waiting > 0 ? 1 : 0;
    if (!connection || connection.waiting >= limits.pipelined || queued + behind > limits.queued) {
      socket.destroy();
      return false;
    }
    connection.waiting += 1;
    connection.last = response;
    queued += behind;
    response.once("close", () => {
      connection.waiting -= 1;
      queued -= behind;
      moved(socket);
      if (connection.waiting === 0 && socket.isPaused()) socket.resume();
    });
    return true;
  }

  /** Makes a response the last one on its connection: nothing behind it is answered. */
  function end(socket: Duplex, response: ServerResponse): void {
    response.setHeader("Connection", "close");
    const connection = open.get(socket);
    if (connection) connection.ending = true;
  }

  /** Stops reading until the response has been taken, and forgets the head of its request. */
  function hold(request: IncomingMessage): void {
    request.rawHeaders = [];
    request.headers = {};
    request.socket.pause();
  }

  /** Notes that a response, or a part of one, has been taken. */
  function moved(socket: Duplex): void {
    const connection = open.get(socket);
    if (connection && open.delete(socket)) open.set(socket, connection);
  }

  return { open, admit, drop, end, hold, moved };
}
