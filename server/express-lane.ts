import type { Server } from "node:http";
import type { Socket } from "node:net";
import { readPlainRequest } from "./plain-request.ts";
import type { Pieces } from "./whole.ts";

/** What is sent for a path; nothing where `node:http` is to answer. */
export type Whole = (path: string, accept: string) => Pieces | undefined;

/**
 * Milliseconds without a byte either way after which a connection is let go: before its first request, while an answer
 * is being taken, and between two requests.
 */
export type Patience = { first: number; taking: number; next: number };

export type LaneOptions = {
  whole: Whole;
  /** Told after an answer was written: the socket, the target and the bytes sent. */
  sent?: (socket: Socket, target: string, bytes: number) => void;
  patience: Patience;
};

/**
 * Answers plain requests for whole files in one write, before `node:http` makes objects of them; that is most of a
 * visit. A connection with anything else on it goes to `node:http`, with what it has sent, and stays there (why:
 * docs/decisions/010-express-lane.md).
 */
export function openExpressLane(server: Server, { whole, sent, patience }: LaneOptions): { close: () => void } {
  const ordinary = server.listeners("connection");
  const open = new Set<Socket>();

  function serve(socket: Socket): void {
    open.add(socket);
    socket.setTimeout(patience.first);
    socket.on("timeout", letGo).on("error", letGo).on("end", letEnd).on("close", leave);
    socket.on("drain", goOn).on("data", take);
  }

  function take(this: Socket, received: Buffer): void {
    if (this.writableEnded) return;
    const request = readPlainRequest(received);
    const answer = request && whole(request.path, request.accept);
    if (!request || !answer) {
      handOver(this, received);
      return;
    }
    const { pieces, bytes } = answer;
    const together = pieces.length > 1;
    if (together) this.cork();
    for (const piece of pieces) this.write(piece);
    if (together) this.uncork();
    if (sent) sent(this, request.target, bytes);
    if (this.writableLength > 0) {
      // whoever does not take what is sent is not read from
      this.pause();
      this.setTimeout(patience.taking);
    } else if (this.timeout !== patience.next) this.setTimeout(patience.next);
  }

  function handOver(socket: Socket, bytes: Buffer): void {
    socket.pause();
    socket.removeListener("timeout", letGo).removeListener("error", letGo).removeListener("end", letEnd);
    socket.removeListener("drain", goOn).removeListener("data", take).removeListener("close", leave);
    socket.setTimeout(0);
    open.delete(socket);
    socket.unshift(bytes);
    for (const listener of ordinary) Reflect.apply(listener, server, [socket]);
    socket.resume();
  }

  function letGo(this: Socket): void {
    this.destroy();
  }
  function letEnd(this: Socket): void {
    this.end();
  }
  function goOn(this: Socket): void {
    if (!this.isPaused()) return;
    this.setTimeout(patience.next);
    this.resume();
  }
  function leave(this: Socket): void {
    open.delete(this);
  }

  server.removeAllListeners("connection");
  server.on("connection", serve);
  return {
    /** Ends the lane's connections, each after what is being sent over it. */
    close: () => {
      for (const socket of open) socket.end();
    },
  };
}
