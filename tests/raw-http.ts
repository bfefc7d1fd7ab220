import { connect } from "node:net";

export type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Sends a text as it is and reads until the server closes the connection. */
export function sendRaw(port: number, text: string, timeout = 30_000): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text, "latin1"));
    const chunks: Buffer[] = [];
    socket.setTimeout(timeout, () => socket.destroy(new Error(`no answer within ${timeout} ms`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("close", (failed) => !failed && resolve(Buffer.concat(chunks)));
    // a reset after a response does not matter
    socket.on("error", (error) => (chunks.length > 0 ? resolve(Buffer.concat(chunks)) : reject(error)));
  });
}

/** One request, its target sent exactly as given, and its response. */
export async function ask(
  port: number,
  target: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return parse(await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`));
}

/** The response to one request over a connection that stays open, as in browsers. */
export function askKept(port: number, target: string, headers: Record<string, string> = {}): Promise<Answer> {
  const lines = Object.entries({ Host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`GET ${target} HTTP/1.1\r\n${lines.join("")}\r\n`));
    let got = Buffer.alloc(0);
    socket.setTimeout(30_000, () => socket.destroy(new Error("no answer")));
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      got = Buffer.concat([got, chunk]);
      if (!got.includes("\r\n\r\n")) return;
      const answer = parse(got);
      const length = Number(answer.headers["content-length"] ?? 0);
      if (answer.body.length < length) return;
      socket.destroy();
      resolve(answer);
    });
  });
}

export function parse(answer: Buffer): Answer {
  const end = answer.indexOf("\r\n\r\n");
  const [first = "", ...lines] = answer.subarray(0, end).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const body = answer.subarray(end + 4);
  return {
    status: Number(first.split(" ")[1]),
    headers,
    body: headers["transfer-encoding"] === "chunked" ? unchunk(body) : body,
  };
}

function unchunk(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.subarray(at, end).toString(), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + size + 4;
  }
}
