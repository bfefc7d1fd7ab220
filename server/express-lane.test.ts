import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { held, site } from "./sample-site.ts";
import { createSiteServer } from "./serve.ts";

const large = Buffer.alloc(20_000_000, "x");
const patience = { first: 20_000, taking: 20_000, next: 20_000 };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function serve(more: Partial<Parameters<typeof createSiteServer>[0]> = {}) {
  const files = new Map([...site.files, ["/large", held("text/plain", large, { encodings: [] })]]);
  const { server, closeIdle } = createSiteServer({
    site: () => ({ ...site, files }),
    strictTransport: false,
    patience,
    ...more,
  });
  const sockets: Socket[] = [];
  server.on("connection", (socket) => sockets.push(socket)).listen(0, "127.0.0.1");
  await once(server, "listening");
  ends.push(() => {
    server.close();
    server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return { server, sockets, closeIdle, open: () => connect(address.port, "127.0.0.1") };
}

/** Sends pieces one after another and reads until the server ends the connection. */
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
  ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nGET /", "405 38"],
  ["HEAD /esg HTTP/1.1\r\nHost: x\r\n\r\n", "200 34"],
] as const;
const last = ["GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", "200 3"] as const;

test("requests of all kinds on one connection, cut anywhere, have their answers in order", async () => {
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
        const read = [...answers.matchAll(/HTTP\/1\.1 (\d+) .*\r\n((?:.+\r\n)*)/g)].map(
          ([, status, headers]) => `${status} ${/^Content-Length: (\d+)/im.exec(headers ?? "")?.[1] ?? "-"}`,
        );
        expect(read).toEqual([...asked, last].map(([, answer]) => answer));
      },
    ),
    { numRuns: 200 },
  );
});

test("behind TLS every answer says so, whoever gives it", async () => {
  const { open } = await serve({ strictTransport: true });
  const answers = await exchange(open(), [requests[0][0], last[0]]);
  expect(answers.match(/Strict-Transport-Security: max-age=63072000/g)).toHaveLength(2);
});

test("every answer stands in the log, without its query", async () => {
  const lines: string[] = [];
  const { open } = await serve({ log: (line) => lines.push(line) });
  await exchange(open(), [requests[1][0], requests[3][0], last[0]]);
  expect(lines.map((line) => line.replace(/^.*\] /, ""))).toEqual([
    '"GET /esg HTTP/1.1" 200 34\n',
    '"GET /ESG HTTP/1.1" 308 0\n',
    '"GET /healthz HTTP/1.1" 200 3\n',
  ]);
});

test("a build put in place answers the next request of a connection that is open", async () => {
  let running = site;
  const { open } = await serve({ site: () => running });
  const socket = open();
  const read = () => once(socket, "data").then(([chunk]) => String(chunk));
  socket.write(requests[0][0]);
  expect(await read()).toContain('build;desc="one"');
  running = {
    ...site,
    table: { ...site.table, id: "two" },
    files: new Map([["/", held("text/html", Buffer.from("new"))]]),
  };
  socket.write(requests[0][0]);
  expect(await read()).toContain('build;desc="two"');
});

test("whoever says nothing, or does not take what was asked for, is let go", async () => {
  const silent = await serve({ patience: { ...patience, first: 50 } });
  await once(silent.open(), "close");
  const { open, sockets } = await serve({ patience: { ...patience, taking: 50 } });
  for (const [index, range] of ["", "Range: bytes=0-\r\n"].entries()) {
    const socket = open();
    socket.pause();
    socket.write(`GET /large HTTP/1.1\r\nHost: x\r\n${range}\r\n`);
    await vi.waitFor(() => expect(sockets[index]?.destroyed).toBe(true));
    socket.destroy();
  }
});

test("asked to stop, it ends idle connections, and others after what is being sent over them", async () => {
  const { open, closeIdle, sockets } = await serve();
  const idle = open();
  idle.resume();
  const busy = open();
  busy.pause();
  busy.write("GET /large HTTP/1.1\r\nHost: x\r\n\r\n");
  // it has not been taken, so nothing more is read from there
  await vi.waitFor(() => expect(sockets.some((socket) => socket.isPaused())).toBe(true));
  closeIdle();
  await once(idle, "close");
  let bytes = 0;
  busy.on("data", (chunk) => {
    bytes += chunk.length;
  });
  busy.resume();
  await once(busy, "close");
  expect(bytes).toBeGreaterThan(large.length);
});
