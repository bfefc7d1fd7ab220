import { createServer, type IncomingMessage } from "node:http";
import { Duplex } from "node:stream";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlainRequest } from "./plain-request.ts";

const plain = "GET /esg?x=1 HTTP/1.1\r\nHost: example.com\r\nAccept-Encoding: gzip, br\r\n\r\n";
const readText = (text: string) => readPlainRequest(Buffer.from(text, "latin1"));

test("a plain request is its path and the encodings it takes", () => {
  expect(readText(plain)).toEqual({ path: "/esg", accept: "gzip, br", target: "/esg?x=1" });
  expect(readText("GET / HTTP/1.1\r\nhost: x\r\nConnection: Keep-Alive\r\n\r\n")).toMatchObject({ accept: "" });
  expect(
    readText(plain.replace("Host", "Upgrade-Insecure-Requests: 1\r\nSec-Fetch-Mode: navigate\r\nHost")),
  ).toBeDefined();
});

test.each([
  ["cut off", plain.slice(0, -2)],
  ["cut off in a header", plain.slice(0, -8)],
  ["two at once", plain + plain],
  ["something after it", `${plain}x`],
  ["another method", plain.replace("GET", "HEAD")],
  ["HTTP/1.0", plain.replace("1.1", "1.0")],
  ["no host", plain.replace("Host", "Guest")],
  ["an empty host", plain.replace("Host: example.com", "Host: ")],
  ["two hosts", plain.replace("Host:", "Host: a\r\nHost:")],
  ["two lists of encodings", plain.replace("Host:", "Accept-Encoding: br\r\nHost:")],
  ["a whole address", plain.replace("/esg", "http://example.com/esg")],
  ["a bare line feed", plain.replace("\r\nHost", "\nHost")],
  ["a folded header", plain.replace("gzip, br", "gzip,\r\n br")],
  ["a space before the colon", plain.replace("Host:", "Host :")],
  ["a letter outside ASCII", plain.replace("example", "exämple")],
  ["a zero byte", plain.replace("esg", "es\0g")],
  ["nothing", ""],
  ["over 4 kB", plain.replace("Host", `X-Long: ${"a".repeat(5_000)}\r\nHost`)],
  ...[
    "Connection: close",
    "Connection: keep-alive, upgrade",
    "Content-Length: 0",
    "Transfer-Encoding: chunked",
    "transfer-ENCODING: chunked",
    "Range: bytes=0-9",
    'If-None-Match: "a"',
    'If-Range: "a"',
    "Expect: 100-continue",
    "Upgrade: websocket",
    "TE: trailers",
  ].map((line) => [line, plain.replace("Host", `${line}\r\nHost`)]),
])("not plain: %s", (_, text) => {
  expect(readText(text)).toBeUndefined();
});

/** What `node:http` makes of bytes: the one request in them, or nothing. */
async function readByNode(text: string): Promise<IncomingMessage | undefined> {
  const requests: IncomingMessage[] = [];
  let refused = false;
  const server = createServer((request) => requests.push(request)).on("clientError", () => {
    refused = true;
  });
  const socket = new Duplex({ read() {}, write: (_chunk, _encoding, done) => done() });
  server.emit("connection", socket);
  socket.push(Buffer.from(text, "latin1"));
  await new Promise((resolve) => setImmediate(resolve));
  socket.destroy();
  return refused || requests.length !== 1 ? undefined : requests[0];
}

const line = fc.constantFrom(
  ...["Accept-Encoding: br", "Accept: */*", "Connection: keep-alive", "Range: a=1", "Cookie:", "X: a:b", "Y:\t"],
  ...[
    "Content-Length: 3",
    "Transfer-Encoding: chunked",
    "Connection: close",
    "host: y",
    "Upgrade-Insecure-Requests: 1",
  ],
);
const sound = fc
  .record({
    target: fc.constantFrom("/", "/esg", "/esg?a=b", "/%2e%2e/x", "//", "/a?b?c#d"),
    lines: fc.uniqueArray(line, { maxLength: 4 }),
  })
  .map(({ target, lines }) => [`GET ${target} HTTP/1.1`, "Host: x", ...lines, "", ""].join("\r\n"));
const slip = fc.record({
  at: fc.nat(200),
  cut: fc.nat(2),
  put: fc.string({
    maxLength: 3,
    unit: fc.constantFrom("a", "H", ":", " ", "-", "\r", "\n", "\0", "é", "1", "\t", ","),
  }),
});
/** Requests with up to two slips in them. */
const message = fc
  .tuple(sound, fc.array(slip, { maxLength: 2 }))
  .map(([text, slips]) =>
    slips.reduce((made, { at, cut, put }) => made.slice(0, at) + put + made.slice(at + cut), text),
  );

test("what is taken as plain is what node:http would have read", async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(message, async (text) => {
      const request = readText(text);
      if (!request) return;
      taken += 1;
      const known = await readByNode(text);
      expect(known).toMatchObject({ method: "GET", url: request.target, httpVersion: "1.1" });
      expect(known?.headers["accept-encoding"] ?? "").toBe(request.accept);
      expect(known?.headers).not.toHaveProperty("content-length");
      expect(known?.headers).not.toHaveProperty("transfer-encoding");
    }),
    { numRuns: 5_000, examples: [[plain]] },
  );
  expect(taken).toBeGreaterThan(300);
});
