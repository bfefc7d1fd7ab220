import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { limits } from "./policy/limits.ts";
import { cachedFile, site } from "../tests/sample-site.ts";
import { createSiteServer } from "./serve.ts";

const large = Buffer.alloc(20_000_000, "x");
const onDisk = join(mkdtempSync(join(tmpdir(), "serve-")), "large");
writeFileSync(onDisk, large);
const files = new Map([
  ...site.files,
  ["/large", cachedFile("text/plain", large, { encodings: [], bodies: { identity: large } })],
  ["/on-disk", cachedFile("text/plain", large, { encodings: [], bodies: {}, path: onDisk })],
  ["/shorter", cachedFile("text/plain", large, { encodings: [], bodies: {}, path: onDisk, size: 30_000_000 })],
  ["/gone", cachedFile("text/plain", large, { encodings: [], bodies: {}, path: "/nowhere/gone" })],
]);
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function serve(more: Partial<Parameters<typeof createSiteServer>[0]> = {}) {
  const { server, drain } = createSiteServer({ site: () => ({ ...site, files }), ...more });
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return { server, sockets, drain, open: () => connect(address.port, "127.0.0.1") };
}

/** Sends pieces one after another and reads until the connection ends. */
async function exchange(socket: Socket, pieces: readonly string[]): Promise<string> {
  const chunks: Buffer[] = [];
  socket.setNoDelay().on("data", (chunk) => chunks.push(chunk));
  const closed = once(socket, "close");
  for (const piece of pieces) {
    await new Promise((resolve) => socket.write(piece, "latin1", resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  await closed;
  return Buffer.concat(chunks).toString("latin1");
}

const requests = [
  ["GET / HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n", "200 6"],
  ["GET /esg?x=1 HTTP/1.1\r\nHost: x\r\n\r\n", "200 34"],
  ['GET /esg HTTP/1.1\r\nHost: x\r\nIf-None-Match: "abc"\r\n\r\n', "304 -"],
  ["GET /ESG HTTP/1.1\r\nHost: x\r\n\r\n", "308 0"],
  ["GET /assets/a.js HTTP/1.1\r\nHost: x\r\nRange: bytes=0-3\r\n\r\n", "206 4"],
  ["GET /assets/a.js HTTP/1.1\r\nHost: x\r\n\r\n", "200 10"],
  ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nGET /", "405 19"],
  ["GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n", "200 34"],
  ["GET / HTTP/1.1\r\n\r\n", "400 12"],
  ["GET /gone HTTP/1.1\r\nHost: x\r\n\r\n", "503 20"],
  ["HEAD /on-disk HTTP/1.1\r\nHost: x\r\n\r\n", "200 20000000"],
  ["GET /on-disk HTTP/1.1\r\nHost: x\r\nRange: bytes=5-8\r\n\r\n", "206 4"],
] as const;
const last = ["GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "200 3"] as const;

const readAnswers = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d+) .*\r\n((?:.+\r\n)*)/g)].map(
    ([, status, headers]) => `${status} ${/^Content-Length: (\d+)/im.exec(headers ?? "")?.[1] ?? "-"}`,
  );

test("requests of all kinds on one connection, split anywhere, are answered in order", async () => {
  const { open } = await serve();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...requests), { maxLength: 6 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
      fc.boolean(),
      async (asked, cuts, together) => {
        const all = [...asked, last].map(([text]) => text);
        const text = all.join("");
        const ends = cuts.map((part) => Math.round(part * text.length)).sort((a, b) => a - b);
        const pieces = together ? [0, ...ends].map((start, index) => text.slice(start, ends[index])) : all;
        const answers = await exchange(
          open(),
          pieces.filter((piece) => piece !== ""),
        );
        expect(readAnswers(answers)).toEqual([...asked, last].map(([, answer]) => answer));
      },
    ),
    { numRuns: 200 },
  );
});

test("behind TLS every response says so, whichever code path sends it", async () => {
  const { open } = await serve({ strict: true });
  const says = /Strict-Transport-Security: max-age=63072000/g;
  expect((await exchange(open(), [requests[0][0], requests[8][0], requests[9][0], last[0]])).match(says)).toHaveLength(
    4,
  );
  expect((await exchange(open(), ["CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n"])).match(says)).toHaveLength(1);
  expect((await exchange(open(), ["NONSENSE\r\n\r\n"])).match(says)).toHaveLength(1);
});

test("every response is logged with who asked, even for what cannot be parsed", async () => {
  const lines: string[] = [];
  const { open } = await serve({
    log: (line) => lines.push(line),
    clientOf: (_, forwarded = "") => forwarded || "somebody",
  });
  const forwarded = requests[1][0].replace("Host", "X-Forwarded-For: 192.0.2.7\r\nHost");
  await exchange(open(), [forwarded, requests[3][0], last[0]]);
  await exchange(open(), ["NONSENSE\r\n\r\n"]);
  await exchange(open(), ["CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n"]);
  const left = open();
  left.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(left, "data");
  left.destroy();
  await expect.poll(() => lines).toHaveLength(6);
  expect(lines.map((line) => line.replace(/ - - .*\] /, " "))).toEqual([
    '192.0.2.7 "GET /esg HTTP/1.1" 200 34',
    'somebody "GET /ESG HTTP/1.1" 308 0',
    'somebody "GET /healthz HTTP/1.1" 200 3',
    'somebody "-" 400 12',
    'somebody "CONNECT x:1 HTTP/1.1" 405 19',
    'somebody "GET /large HTTP/1.1" 200 -',
  ]);
});

test("a build put in place answers the next request on a connection that is already open", async () => {
  let running = site;
  const { open } = await serve({ site: () => running });
  const socket = open();
  const read = () => once(socket, "data").then(([chunk]) => String(chunk));
  socket.write(requests[0][0]);
  expect(await read()).toContain('build;desc="one"');
  running = {
    ...site,
    table: { ...site.table, id: "two" },
    files: new Map([["/", cachedFile("text/html", Buffer.from("new"))]]),
  };
  socket.write(requests[0][0]);
  expect(await read()).toContain('build;desc="two"');
});

test.each(["/large", "/on-disk"])("a client that reads nothing of %s is disconnected", async (path) => {
  const { open, sockets } = await serve({ limits: { ...limits, silence: 50 } });
  const socket = open();
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  socket.destroy();
});

test.each(["/large", "/on-disk"])("a client that reads %s in a trickle is disconnected", async (path) => {
  const { open, sockets } = await serve({ limits: { ...limits, part: { bytes: 10_000_000, time: 100 } } });
  const socket = open().on("error", () => {});
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const drip = setInterval(() => socket.read(1_000), 10);
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  clearInterval(drip);
  socket.destroy();
});

test.each(["/large", "/on-disk"])("a client that stops reading %s midway is disconnected", async (path) => {
  const { open, sockets } = await serve({ limits: { ...limits, part: { bytes: 100_000, time: 1_000 } } });
  const socket = open().on("error", () => {});
  let taken = 0;
  socket.on("data", (chunk) => {
    taken += chunk.length;
    if (taken > 1_000_000) socket.pause();
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await expect.poll(() => taken).toBeGreaterThan(1_000_000);
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  socket.destroy();
});

test("invalid input is refused once, however much follows", async () => {
  const lines: string[] = [];
  const { open } = await serve({ log: (line) => lines.push(line) });
  const answers = await exchange(open(), Array(5).fill("NONSENSE\r\n\r\n"));
  expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(lines).toHaveLength(1);
});

test("a response that falls short of its length ends the connection: nothing is read as its rest", async () => {
  const { open } = await serve();
  const answers = await exchange(open(), ["GET /shorter HTTP/1.1\r\nHost: x\r\n\r\n", requests[1][0]]);
  expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  // one that has not begun can be asked for again
  expect(await exchange(open(), [requests[9][0] + last[0]])).toMatch(
    /^HTTP\/1\.1 503 .*\r\n(?:.+\r\n)*Retry-After: 1\r\n/,
  );
});

test("invalid input behind a request is refused after its response, not inside it", async () => {
  const { open } = await serve();
  for (const path of ["/large", "/on-disk"]) {
    const answers = await exchange(open(), [`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, "\0", "\0", "\0"]);
    const end = answers.indexOf("\r\n\r\n") + 4;
    expect(answers.slice(end, end + large.length) === large.toString("latin1"), path).toBe(true);
    expect(answers.slice(end + large.length), path).toMatch(/^HTTP\/1\.1 400 /);
  }
});

test.each([
  ["a body that is no chunks", "Transfer-Encoding: chunked\r\n\r\nno number\r\n"],
  ["a coding that does not say where a body ends", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"],
  ["a coding under HTTP/1.0", "Connection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", "1.0"],
  ["two lengths", "Content-Length: 0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  ["an offer to change the protocol", "Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n"],
])(
  "%s is answered once and ends the connection: nothing behind it is taken for a request",
  async (_, rest, version = "1.1") => {
    const lines: string[] = [];
    const { open } = await serve({ log: (line) => lines.push(line) });
    const answers = await exchange(open(), [`GET /esg HTTP/${version}\r\nHost: x\r\n${rest}${last[0]}`]);
    expect(answers.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    await exchange(open(), [last[0]]);
    expect(lines).toHaveLength(2);
  },
);

test("a limited number of requests may wait on a connection; one more and it is cut off", async () => {
  const { open } = await serve({ limits: { ...limits, pipelined: 4 } });
  const answers = await exchange(open(), [requests[1][0].repeat(3) + last[0]]);
  expect(readAnswers(answers)).toEqual(["200 34", "200 34", "200 34", "200 3"]);
  const flood = open().on("error", () => {});
  flood.resume().write(requests[1][0].repeat(5));
  await once(flood, "close");
});

test("when all connections are in use, the one that stood still for longest makes room for the next visitor", async () => {
  const { open } = await serve({ limits: { ...limits, connections: 3 } });
  const [stuck, idle, busy] = [open().pause(), open(), open()];
  stuck.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(stuck, "readable");
  for (const socket of [stuck, idle, busy]) socket.on("error", () => {});
  const use = async (socket: Socket) => {
    socket.write(requests[1][0]);
    await once(socket, "data");
  };
  await use(idle);
  await use(busy);
  expect(readAnswers(await exchange(open(), [last[0]]))).toEqual(["200 3"]);
  await Promise.all([open(), open()].map((socket) => once(socket, "connect")));
  await expect.poll(() => idle.closed).toBe(true);
  await use(busy);
  let read = 0;
  stuck
    .on("error", () => {})
    .on("data", (chunk) => {
      read += chunk.length;
    });
  stuck.resume();
  await expect.poll(() => stuck.closed).toBe(true);
  expect(read).toBeLessThan(large.length);
});

test.each(["/large", "/on-disk"])("nothing more is read from a connection while %s waits on it", async (path) => {
  const { open, sockets } = await serve();
  const socket = open().pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  await once(socket, "readable");
  socket.write(`GET /esg HTTP/1.1\r\nHost: x\r\nX-Long: ${"a".repeat(10_000)}\r\n\r\n`.repeat(90));
  for (let round = 0; round < 5; round += 1) await exchange(open(), [last[0]]);
  // what the kernel hands over at a time
  expect(sockets[0]?.bytesRead).toBeLessThanOrEqual(65_600);
  socket.destroy();
});

test("however many clients do not read, few files are read at a time, so that the next visitor is let in", async () => {
  const { open, sockets } = await serve();
  const stuck = Array.from({ length: 100 }, () => open().pause());
  for (const socket of stuck) socket.write("GET /on-disk HTTP/1.1\r\nHost: x\r\n\r\n");
  let most = 0;
  const isFull = () => sockets.length === stuck.length && sockets.every(({ writableLength }) => writableLength > 0);
  for (let full = 0; full < 50; full = isFull() ? full + 1 : 0) {
    most = Math.max(most, process.getActiveResourcesInfo().filter((name) => name === "FSReqCallback").length);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(4);
  expect(readAnswers(await exchange(open(), [last[0]]))).toEqual(["200 3"]);
  for (const socket of stuck) socket.destroy();
});

test.each(["/large", "/on-disk", "/esg"])("a client that has closed its half gets all of %s", async (path) => {
  const { open } = await serve();
  const whole = (await exchange(open(), [`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`])).length;
  const half = open();
  half.end(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const answer = await exchange(half, []);
  expect(answer.length).toBeGreaterThan(whole - 100);
  expect(answer).toMatch(/(x{1000}|<\/title>)$/);
});

test("requests behind others are limited for the process; those alone on their connection are answered", async () => {
  const { open } = await serve({ limits: { ...limits, queued: 3 } });
  const large = "GET /large HTTP/1.1\r\nHost: x\r\n\r\n";
  const first = open().pause();
  first.write(large + requests[1][0].repeat(3));
  await once(first, "readable");
  const second = open().on("error", () => {});
  second.resume().write(large + requests[1][0]);
  await once(second, "close");
  expect(readAnswers(await exchange(open(), [last[0]]))).toEqual(["200 3"]);
  first.destroy();
  const askAgain = () => exchange(open(), [requests[1][0].repeat(3) + last[0]]);
  await expect.poll(async () => readAnswers(await askAgain())).toHaveLength(4);
});

test("a head of a hundred lines is read, a longer one is refused and ends the connection", async () => {
  const { open } = await serve();
  const head = (lines: number) => `GET /esg HTTP/1.1\r\nHost: x\r\n${"a:b\r\n".repeat(lines - 1)}\r\n`;
  expect(readAnswers(await exchange(open(), [head(100) + last[0]]))).toEqual(["200 34", "200 3"]);
  expect(readAnswers(await exchange(open(), [head(101) + last[0]]))).toEqual(["431 32"]);
  expect(readAnswers(await exchange(open(), [head(2_000) + last[0]]))).toEqual(["431 32"]);
});

const patient = { ...limits, settle: 40_000, grace: 50_000 };

test("asked to stop, it answers what arrives on open connections, and has them close", async () => {
  const { server, open, drain } = await serve({ limits: patient });
  const kept = open();
  kept.write(requests[1][0]);
  expect(String((await once(kept, "data"))[0])).toContain("Connection: keep-alive");
  const drained = once(server, "close");
  drain();
  const answer = await exchange(kept, [requests[1][0]]);
  expect(answer).toContain("HTTP/1.1 200 OK");
  expect(answer).toContain("Connection: close");
  await drained;
});

test.each(["/large", "/on-disk"])(
  "asked to stop, it closes what is idle, and lets clients read on: %s",
  async (path) => {
    const { open, drain } = await serve({ limits: { ...patient, settle: 50 } });
    const silent = open().resume();
    const slow = open().pause();
    slow.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    await Promise.all([once(silent, "connect"), once(slow, "readable")]);
    const closed = once(silent, "close");
    drain();
    await closed;
    let bytes = 0;
    slow.on("data", (chunk) => {
      bytes += chunk.length;
    });
    slow.resume();
    await expect.poll(() => bytes).toBeGreaterThan(large.length);
  },
);

test("asked to stop, it waits for nobody longer than the time of grace", async () => {
  const { server, open, drain } = await serve({ limits: { ...limits, settle: 50, grace: 300 } });
  const silent = open().resume();
  const busy = open().pause();
  busy.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
  await Promise.all([once(silent, "connect"), once(busy, "readable")]);
  const closed = [once(silent, "close"), once(server, "close")];
  drain();
  await Promise.all(closed);
  busy.destroy();
});

test("asked to stop, idle connections are closed long before the grace period is over", async () => {
  const { server, open, drain } = await serve({ limits: { ...limits, settle: 50, grace: 1_000_000 } });
  const idle = open();
  idle.write(requests[1][0]);
  await once(idle, "data");
  const closed = [once(idle, "close"), once(server, "close")];
  drain();
  await Promise.all(closed);
});

/** Connects ten times, says so in a file, and prints how many answers it gets. */
const visitors = `
  const { connect } = require("node:net");
  const [, port, file] = process.argv;
  let answers = 0;
  const sockets = Array.from({ length: 10 }, () => connect(port, "127.0.0.1").on("error", () => {}));
  for (const socket of sockets) socket.on("data", () => (answers += 1));
  const connected = sockets.map((socket) => new Promise((resolve) => socket.once("connect", resolve)));
  Promise.all(connected).then(() => {
    for (const socket of sockets) socket.write("GET /esg HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n");
    require("node:fs").writeFileSync(file, "");
  });
  process.on("exit", () => console.log(answers));
`;

test("asked to stop, it answers those who are still in the queue of the kernel", async () => {
  const { server, drain } = await serve({ limits: patient });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  const file = join(mkdtempSync(join(tmpdir(), "serve-")), "connected");
  const others = spawn(process.execPath, ["-e", visitors, String(address.port), file]);
  // too busy to accept anybody, until they are there and timers are due
  while (!existsSync(file));
  drain();
  for (const until = performance.now() + 300; performance.now() < until; );
  expect(String((await once(others.stdout, "data"))[0])).toBe("10\n");
});

test("a client that was refused and does not hang up is disconnected", async () => {
  const { server, sockets } = await serve();
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  const stays = connect({ port: address.port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
  stays.resume().write("NONSENSE\r\n\r\n");
  await once(stays, "end");
  await expect.poll(() => sockets[0]?.destroyed).toBe(true);
  stays.destroy();
});
