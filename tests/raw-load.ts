import { connect, type Socket } from "node:net";
import { type Answer, parse } from "./raw-http.ts";

/** Complete responses on one kept connection, in order; they must state their length. */
export class Kept {
  readonly socket: Socket;
  #chunks: Buffer[] = [];
  #length = 0;
  /** Bytes of the response being received; unknown until its head has arrived. */
  #whole = 0;
  #wanted: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.socket = connect(port, "127.0.0.1");
    this.socket.setNoDelay();
    this.socket.on("error", () => {});
    this.socket.on("data", (chunk) => {
      this.#chunks.push(chunk);
      this.#length += chunk.length;
      this.#read();
    });
    this.socket.on("close", () => this.#wanted?.reject(new Error(`closed after ${this.#length} bytes of an answer`)));
  }

  /** Sends a request and reads its response. Fails if the connection ends before that. */
  ask(target: string, headers = ""): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.socket.closed) reject(new Error("closed"));
      this.#wanted = { resolve, reject };
      this.socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
    });
  }

  #read(): void {
    if (this.#whole === 0) {
      const head = Buffer.concat(this.#chunks);
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      this.#whole = end + 4 + Number(/content-length: (\d+)/i.exec(head.toString("latin1", 0, end))?.[1] ?? 0);
    }
    if (this.#length < this.#whole) return;
    const answer = parse(Buffer.concat(this.#chunks));
    this.#chunks = [];
    this.#length = 0;
    this.#whole = 0;
    this.#wanted?.resolve(answer);
    this.#wanted = undefined;
  }
}

/** Requests a path `count` times, each with other headers, over a few connections and as fast as responses arrive. */
export function askOften(port: number, path: string, count: number, headersOf: (count: number) => string) {
  return inParallel(count / 500, 16, (round) => askOn(port, path, round * 500, headersOf));
}

function askOn(port: number, path: string, first: number, headersOf: (count: number) => string): Promise<void> {
  return new Promise((resolve, reject) => {
    let count = first;
    let left = 0;
    const ask = () => socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${headersOf(count)}\r\n`);
    // incoming data are not kept: the client must be faster than the server
    const callback = (bytes: number, buffer: Uint8Array) => {
      if (left === 0) {
        const head = Buffer.from(buffer.buffer, 0, Math.min(bytes, 2_000)).toString("latin1");
        const [whole, length] = /^HTTP\/1\.1 200 .*?content-length: (\d+).*?\r\n\r\n/is.exec(head) ?? [];
        if (!whole) reject(new Error(head));
        left = (whole?.length ?? 0) + Number(length);
      }
      left -= bytes;
      if (left === 0) count += 1;
      if (left === 0 && count < first + 500) ask();
      else if (left === 0) socket.destroy();
      return true;
    };
    const socket = connect({ port, host: "127.0.0.1", onread: { buffer: Buffer.alloc(65_536), callback } }, ask);
    socket.setNoDelay();
    socket.on("error", reject).on("close", () => {
      if (count === first + 500) resolve();
      else reject(new Error(`closed after ${count - first} answers`));
    });
  });
}

/** Opens a connection, and waits until it is established or refused. */
export function opened(port: number, { allowHalfOpen = false } = {}): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen });
    socket.setNoDelay();
    socket.on("error", () => {});
    socket.once("connect", () => resolve(socket)).once("close", () => resolve(socket));
  });
}

export function closed(socket: Socket): Promise<unknown> {
  return socket.closed ? Promise.resolve() : new Promise((resolve) => socket.once("close", resolve));
}

/** Runs at most `width` at a time. */
export async function inParallel(count: number, width: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await run(next - 1);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}
