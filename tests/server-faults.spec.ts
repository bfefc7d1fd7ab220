import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { addFile, changeTable, copyRelease, copySite, rewrite } from "./copied-site.ts";
import { findPort } from "./free-port.ts";
import { limits } from "../server/policy/limits.ts";
import { digest } from "../server/policy/table.ts";
import { ask, parse } from "./raw-http.ts";
import { askOften, closed, inParallel, Kept, opened } from "./raw-load.ts";
import { another, build, hasNginx, type Running, startEmbedded, startNginx } from "./servers.ts";
import { highestMemory, unread, used } from "./watched.ts";

/** A busy machine is slow, not wrong: what matters is that it comes to pass. */
const until = <Seen>(look: () => Seen | Promise<Seen>) => expect.poll(look, { timeout: 150_000 });

// What must not bring a server down. SERVER and SERVER_SITE apply the same tests to another version (see README.md).

test.describe.configure({ timeout: 180_000 });

const large = 8_000_000;
/** As large as a page, and smaller than what Node buffers before it tells a sender to wait. */
const small = 60_000;
let site = "";
const folders: string[] = [];

/** A separate folder with the build under test and two more files, one of them too large to be cached. */
function makeSite(): string {
  const folder = copySite(build, { "/files/large.zip": large, "/files/small.zip": small });
  folders.push(folder);
  return folder;
}

/** A second build whose pages say so. */
function addSecondBuild(folder: string): void {
  const release = join(folder, "releases", "two");
  copyRelease(join(folder, "releases", "one"), release);
  changeTable(release, (table) => {
    table.id = "two";
    for (const path of ["/", "/esg"]) {
      const entry = table.files[path];
      if (!entry) throw new Error(`${path} is not there`);
      const { encoded: _, ...plain } = entry;
      const file = join(release, "public", entry.file);
      const page = Buffer.from(readFileSync(file, "utf8").replaceAll("<title>", "<title>Of two. "));
      rewrite(file, page);
      table.files[path] = { ...plain, encodings: [], etag: digest(page), size: page.length };
    }
  });
}

function put(folder: string, id: string): void {
  symlinkSync(join("releases", id), join(folder, "next"));
  renameSync(join(folder, "next"), join(folder, "current"));
}

/** Puts the second build in place and waits until it is served, which means that its files are in memory. */
async function putInMemory(port: number): Promise<void> {
  put(site, "two");
  await until(async () => (await ask(port, "/esg")).headers["server-timing"]).toContain('"two"');
}

test.beforeAll(() => {
  site = makeSite();
});
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Waits until a server has as few descriptors as before, give or take those it opens for itself. */
async function backTo(server: ChildProcess, descriptors: number): Promise<void> {
  await until(() => used(server).descriptors).toBeLessThanOrEqual(descriptors + 3);
}

async function well({ port, process: child }: Running): Promise<void> {
  expect(child.exitCode, "the process lives").toBe(null);
  expect(child.signalCode, "the process lives").toBe(null);
  const page = await ask(port, "/esg");
  expect(page.status).toBe(200);
  expect(page.body.length).toBe(Number(page.headers["content-length"] ?? page.body.length));
}

const tinyLines = `GET /esg HTTP/1.1\r\nHost: x\r\n${Array.from({ length: 600 }, (_, at) => `${at}:b\r\n`).join("")}\r\n`;

const kinds = {
  "the embedded server": {
    there: true,
    start: (port: number) => startEmbedded(port, { SITE: site }),
    startImpatient: (port: number) => startEmbedded(port, { SITE: site }, { limits: "short" }),
  },
  nginx: {
    there: hasNginx && !another,
    // nginx notices a reset inside a request body that it ignores only when the keep-alive time is over
    start: (port: number) => startNginx(port, { site, workers: 1, timeouts: { keepalive_timeout: 5 } }),
    startImpatient: (port: number) => {
      const quick = { keepalive_timeout: 2, client_header_timeout: 1, client_body_timeout: 1, send_timeout: 1 };
      return startNginx(port, { site, workers: 1, timeouts: { ...quick, lingering_time: 2 } });
    },
  },
};

function drip(socket: Socket, text: string): void {
  socket.write(text);
  const timer = setInterval(() => socket.write("a"), 250);
  socket.once("close", () => clearInterval(timer));
}

const waysToStay: ((socket: Socket) => void)[] = [
  () => {},
  (socket) => drip(socket, "GE"),
  (socket) => drip(socket, "GET /esg HTTP/1.1\r\nHost: x\r\nX-"),
  (socket) => drip(socket, "GET /esg HTTP/1.1\r\nHost: x\r\n\r\nGET /esg HTTP/1.1\r\nX-"),
  (socket) => drip(socket, "POST /esg HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n"),
  (socket) => drip(socket, "GET /esg HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\n"),
  (socket) => drip(socket, "NONSENSE\r\n\r\n"),
  (socket) => drip(socket, "CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n"),
];

// this is mostly waiting, so all servers are tested at once
test("clients that say nothing, send heads or bodies in a trickle, or do not read are disconnected", async () => {
  const servers = Object.values(kinds).filter(({ there }) => there);
  await Promise.all(
    servers.map(async ({ startImpatient }) => {
      const server = await startImpatient(await findPort());
      const { port, process } = server;
      const before = used(process).descriptors;
      const sockets: Socket[] = [];
      for (const way of waysToStay.flatMap((one) => [one, one, one])) {
        // a client that does not hang up when the server does
        const socket = (await opened(port, { allowHalfOpen: true })).resume();
        way(socket);
        sockets.push(socket);
      }
      for (const _ of [1, 2, 3]) {
        const socket = (await opened(port)).pause();
        socket.write("GET /files/large.zip HTTP/1.1\r\nHost: x\r\n\r\n");
        sockets.push(socket);
      }
      // with so little time for a head, a busy machine may need a second try
      const visit = () => ask(port, "/esg").catch(() => undefined);
      await until(async () => (await visit())?.status).toBe(200);
      // only the server's side counts: a client that does not read does not notice that it was disconnected
      await backTo(process, before);
      for (const socket of sockets) socket.destroy();
      await until(async () => (await visit())?.status).toBe(200);
      await server.stop();
    }),
  );
});

test.describe("the embedded server", () => {
  let server: Running;
  const begin = async () => {
    server = await startEmbedded(await findPort(), { SITE: site });
    await ask(server.port, "/");
    return { ...server, before: used(server.process) };
  };
  test.afterEach(() => server?.stop());

  test("connections reset with every method at every stage", async () => {
    const { port, before, process } = await begin();
    const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "FOO"];
    const rest = " /files/large.zip HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n12345";
    for (const method of methods) {
      const whole = method + (method === "CONNECT" ? " x:1 HTTP/1.1\r\nHost: x\r\n\r\n" : rest);
      const bare = `${method}${method === "CONNECT" ? " x:1" : " /files/large.zip"} HTTP/1.1\r\n\r\n`;
      const cuts = [0, 1, method.length + 3, whole.indexOf("\r\n") + 4, whole.indexOf("\r\n\r\n") + 4, whole.length];
      for (const text of [...cuts.map((cut) => whole.slice(0, cut)), bare])
        for (const wait of [false, true]) {
          const socket = await opened(port);
          await new Promise((resolve) => socket.write(text, resolve));
          // at once, or when part of a response has arrived, or a little later
          if (wait) await Promise.race([once(socket, "data"), new Promise((resolve) => setTimeout(resolve, 30))]);
          socket.resetAndDestroy();
        }
    }
    await well(server);
    await backTo(process, before.descriptors);
  });

  test("500 aborted downloads", async () => {
    const { port, before, process } = await begin();
    const highest = await highestMemory(process, () =>
      inParallel(500, 40, async (index) => {
        const socket = await opened(port);
        socket.write("GET /files/large.zip HTTP/1.1\r\nHost: x\r\n\r\n");
        await Promise.race([once(socket, "data"), closed(socket)]);
        if (index % 2 === 0) socket.destroy();
        else socket.resetAndDestroy();
      }),
    );
    await well(server);
    await backTo(process, before.descriptors);
    expect(highest - before.memory, "MB more").toBeLessThan(300);
  });

  test("5,000 different sets of headers", async () => {
    site = makeSite();
    addSecondBuild(site);
    const { port, before, process } = await begin();
    await putInMemory(port);
    const { memory } = used(process);
    const headers = (count: number) => `Accept-Encoding: x-${count}\r\nX-${count}: ${count}\r\n`;
    const highest = await highestMemory(process, () => askOften(port, "/files/small.zip", 5_000, headers));
    await well(server);
    // half of what their answers are together
    expect(highest - memory, "MB more").toBeLessThan(150);
    await backTo(process, before.descriptors);
  });

  test("thousands of requests on connections that nobody reads", async () => {
    const { port, before, process } = await begin();
    const text = "GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(2_500);
    const sockets: Socket[] = [];
    const highest = await highestMemory(process, async () => {
      for (let count = 0; count < 20; count += 1) {
        const socket = await opened(port);
        socket.pause();
        socket.write(text);
        sockets.push(socket);
        // others wait for one connection's work, not for everything that was sent; `ask` gives up after eight seconds
        expect((await ask(port, "/esg")).status).toBe(200);
      }
    });
    for (const socket of sockets) socket.destroy();
    await well(server);
    expect(highest - before.memory, "MB more").toBeLessThan(300);
    await backTo(process, before.descriptors);
  });

  for (const [what, connections, text] of [
    ["downloads that nobody reads", 400, ""],
    ["requests with hundreds of lines behind downloads", 400, tinyLines.repeat(99)],
  ] as const)
    test(`${connections} connections with ${what} take little memory`, async () => {
      const { port, process } = await begin();
      for (let count = 0; count < 200; count += 1) await ask(port, "/esg");
      const { memory } = used(process);
      const sockets: Socket[] = [];
      const highest = await highestMemory(process, () =>
        inParallel(connections, 100, async () => {
          const socket = (await opened(port)).pause();
          socket.write(`GET /files/large.zip HTTP/1.1\r\nHost: x\r\n\r\n${text}`);
          sockets.push(socket);
        }),
      );
      await well(server);
      expect(highest - memory, "MB more").toBeLessThan(100);
      for (const socket of sockets) socket.destroy();
    });

  test("invalid input behind a request stays out of its response", async () => {
    const { port } = await begin();
    for (const path of ["/files/large.zip", "/files/small.zip", "/"]) {
      const { body: whole } = await ask(port, path);
      const socket = await opened(port);
      socket.pause();
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      const chunks: Buffer[] = [];
      for (const _ of [1, 2, 3]) {
        socket.write("\0\r\n\r\n");
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      socket.on("data", (chunk) => chunks.push(chunk)).resume();
      await closed(socket);
      const { status, body } = parse(Buffer.concat(chunks));
      expect(status, path).toBe(200);
      expect(body.subarray(0, whole.length).equals(whole), `${path}: its whole body, and nothing within`).toBe(true);
      expect(body.subarray(whole.length).toString("latin1"), path).toMatch(/^(HTTP\/1\.1 400 |$)/);
    }
    await well(server);
  });
});

for (const [name, { there, start }] of Object.entries(kinds))
  test.describe(name, () => {
    test.skip(!there, `${name} IS NOT INSTALLED: apt-get install nginx libnginx-mod-http-brotli-static`);

    test("builds switched and rolled back under load: complete responses, page and policy from one build", async () => {
      site = makeSite();
      addSecondBuild(site);
      const server = await start(await findPort());
      const { port, process } = server;
      const seen = new Set<string>();
      const problems: string[] = [];
      let over = false;
      const visitors = inParallel(6, 6, async (lane) => {
        while (!over) {
          const connection = new Kept(port);
          for (let count = 0; count < 50 && !over; count += 1) {
            const path = lane % 2 ? "/" : "/esg";
            // nginx closes kept connections at a reload, but only between responses
            const answer = await connection.ask(path).catch((error: Error) => error);
            if (answer instanceof Error) {
              if (!/ 0 bytes|closed$/.test(answer.message)) problems.push(answer.message);
              if (name !== "nginx") problems.push(answer.message);
              break;
            }
            const id = /desc="(\w+)"/.exec(answer.headers["server-timing"] ?? "")?.[1] ?? "";
            seen.add(id);
            const body = answer.body.toString();
            if (
              answer.status !== 200 ||
              body.includes("<title>Of two. ") !== (id === "two") ||
              !body.endsWith("</html>")
            )
              problems.push(`${answer.status} ${id} ${path}`);
          }
          connection.socket.destroy();
        }
      });
      for (const id of ["two", "one", "two"]) {
        put(site, id);
        if ("reload" in server && typeof server.reload === "function") server.reload();
        const served = async () => (await ask(port, "/esg").catch(() => undefined))?.headers["server-timing"];
        await until(served).toContain(id);
        // on a busy machine a visitor may be served later than the question above
        await until(async () => [...seen]).toContain(id);
      }
      over = true;
      await visitors;
      expect(problems).toEqual([]);
      expect([...seen].sort()).toEqual(["one", "two"]);
      expect(process.exitCode).toBe(null);
      await server.stop();
    });
  });

test.describe("the embedded server alone", () => {
  const { start } = kinds["the embedded server"];
  let server: Running | undefined;
  test.afterEach(() => server?.stop());

  test("replacing one large build by another stays within the memory limit", async () => {
    site = makeSite();
    for (const id of ["a", "b", "c"]) {
      const release = join(site, "releases", id);
      copyRelease(join(site, "releases", "one"), release);
      changeTable(release, (table) => {
        table.id = id;
        for (let count = 0; count < 200; count += 1) addFile(release, table, `/files/${id}-${count}.zip`, 900_000);
      });
    }
    put(site, "a");
    server = await start(await findPort());
    const { process, port } = server;
    const highest = await highestMemory(process, async () => {
      for (const id of ["b", "c", "a"]) {
        put(site, id);
        await until(async () => (await ask(port, "/esg")).headers["server-timing"]).toContain(`"${id}"`);
      }
    });
    // the cached files, those waiting for garbage collection, and the process itself
    expect(highest).toBeLessThan(256 + 180);
    await well(server);
  });

  test("a kept connection on which responses are read slowly stays open", async () => {
    site = makeSite();
    addSecondBuild(site);
    server = await startEmbedded(await findPort(), { SITE: site });
    const { port } = server;
    await putInMemory(port);
    const socket = await opened(port);
    const request = "GET /files/small.zip HTTP/1.1\r\nHost: x\r\n\r\n";
    let got = 0;
    socket.on("data", (chunk) => {
      got += chunk.length;
    });
    socket.pause();
    // some requests after others, until the buffers are full and the server stops reading
    let sent = 0;
    for (let stopped = false; !stopped; sent += 10) {
      socket.write(request.repeat(10));
      stopped = await expect
        .poll(() => unread(port, socket), { timeout: 1_000, intervals: [2] })
        .toBe(0)
        .then(
          () => false,
          () => true,
        );
    }
    socket.resume();
    await until(() => got).toBeGreaterThan(sent * small);
    socket.write(request);
    await until(() => got).toBeGreaterThan((sent + 1) * small);
    socket.destroy();
  });

  test("too few descriptors: connections are refused for a while, and nothing worse happens", async () => {
    server = await startEmbedded(await findPort(), { SITE: site }, { prefix: ["prlimit", "--nofile=64"] });
    const { port } = server;
    const before = used(server.process).descriptors;
    const sockets = await Promise.all(Array.from({ length: 150 }, () => opened(port)));
    for (const socket of sockets) socket.write("GET /files/large.zip HTTP/1.1\r\nHost: x\r\n\r\n");
    await until(() => used(server?.process ?? spawn("true")).descriptors).toBeGreaterThan(55);
    for (const socket of sockets) socket.destroy();
    await backTo(server.process, before);
    await well(server);
    expect((await ask(port, "/files/large.zip")).body.length).toBe(large);
  });

  // this is mostly waiting, so all three are tested at once
  test("the log meets a full disk, a reader that has gone or one that sleeps: the site keeps running, and ends when asked to", async () => {
    const meeting = ['"$@" > /dev/full 2>&1', '"$@" 2>&1 | true', '"$@" 2>&1 | sleep 60'];
    await Promise.all(
      meeting.map(async (into) => {
        const port = await findPort();
        const script = into.replace('"$@"', () => 'sh -c \'echo $$ > "$0"; exec "$@"\' "$0" "$@"');
        const folder = mkdtempSync(join(tmpdir(), "log-"));
        const words = another ?? [process.execPath, "server/main.ts"];
        const shell = spawn("bash", ["-c", script, join(folder, "pid"), ...words], {
          env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", SITE: site, LOG: "on" },
          stdio: "ignore",
          detached: true,
        });
        try {
          const up = async () => (await ask(port, "/healthz").catch(() => undefined))?.status;
          await until(up).toBe(200);
          const pid = Number(readFileSync(join(folder, "pid"), "utf8"));
          // several times what a pipe holds
          await inParallel(8, 8, async () => {
            const connection = new Kept(port);
            for (let count = 0; count < 100; count += 1)
              expect((await connection.ask(`/assets/${"a".repeat(500)}`)).status, into).toBe(404);
            connection.socket.destroy();
          });
          // also after the lines have been written, or not
          await new Promise((resolve) => setTimeout(resolve, 300));
          expect((await ask(port, "/esg")).status, into).toBe(200);
          process.kill(pid, "SIGTERM");
          const lives = () => readdirSync("/proc").includes(String(pid));
          await expect.poll(lives, { timeout: 150_000, message: `${into}: it ends` }).toBe(false);
        } finally {
          // whatever is left of its group, such as the log's reader
          if (shell.exitCode === null && shell.pid) process.kill(-shell.pid, "SIGKILL");
          rmSync(folder, { recursive: true, force: true });
        }
      }),
    );
  });

  for (const [name, env] of [
    ["one process", {}],
    ["two processes", { WORKERS: "2" }],
  ] as const)
    test(`asked to stop under load, ${name}: no request is lost within the time of grace, and it ends`, async () => {
      const running = await startEmbedded(await findPort(), { SITE: site, ...env });
      let answered = 0;
      let asked = Number.POSITIVE_INFINITY;
      const lost: string[] = [];
      const visitors = inParallel(50, 50, async (lane) => {
        const connection = new Kept(running.port);
        for (;;) {
          const answer = await connection.ask(lane % 25 ? "/esg" : "/files/large.zip").catch((error: Error) => error);
          if (answer instanceof Error) {
            if (performance.now() < asked + limits.grace) lost.push(answer.message);
            return;
          }
          answered += 1;
          expect(answer.status).toBe(200);
          if (answer.headers.connection === "close") return;
        }
      });
      await until(() => answered).toBeGreaterThan(300);
      const idle = await opened(running.port);
      asked = performance.now();
      await running.stop();
      expect([running.process.exitCode, running.process.signalCode]).toEqual([0, null]);
      await visitors;
      expect(lost).toEqual([]);
      idle.destroy();
    });
});
