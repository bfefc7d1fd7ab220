import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { copySite } from "../tests/copied-site.ts";
import { ask } from "../tests/raw-http.ts";
import { build, startEmbedded, startNginx } from "../tests/servers.ts";
import { used } from "../tests/watched.ts";

/**
 * `node tools/attack-server.ts embedded|nginx [seconds]`: what raw sockets can do to a server on this machine,
 * all at once, while visitors go on asking for pages. Prints the memory at rest and its peak, how long visitors waited,
 * what they lost, and how the server does five seconds later.
 */
const [, , name = "embedded", time = "90"] = process.argv;
const download = "/files/large.zip";
const port = 3360;

/** Opens connections and has each start again soon after it has ended. */
function keepBusy(count: number, begin: (socket: Socket) => void): void {
  const again = () => {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }, () => begin(socket));
    socket.on("error", () => {}).on("close", () => setTimeout(again, 50 + Math.random() * 500));
  };
  for (let started = 0; started < count; started += 1) setTimeout(again, Math.random() * 2_000);
}

const head = (path: string, lines = "") => `GET ${path} HTTP/1.1\r\nHost: x\r\n${lines}\r\n`;
const tiny = (count: number) => Array.from({ length: count }, (_, at) => `${at.toString(36)}:b\r\n`).join("");
const endOn = (socket: Socket, milliseconds: number) =>
  setTimeout(() => socket.resetAndDestroy(), milliseconds).unref();

/** The kinds of attack, with the number of connections for each. */
const attacks: Record<string, [number, (socket: Socket) => void]> = {
  "requests behind a download, with hundreds of lines each": [
    200,
    (socket) => socket.pause().write(head(download) + head("/esg", tiny(600)).repeat(99)),
  ],
  "requests behind a download, with as many lines as are read": [
    200,
    (socket) => socket.pause().write(head(download) + head("/esg", tiny(98)).repeat(99)),
  ],
  "unread downloads": [4_200, (socket) => socket.pause().write(head(download))],
  "unread pages": [200, (socket) => socket.pause().write(head("/").repeat(99))],
  "a head that goes on and on": [
    200,
    (socket) => {
      socket.write("GET / HTTP/1.1\r\nHost: x\r\n");
      const timer = setInterval(() => socket.write(tiny(20)), 200);
      socket.resume().on("close", () => clearInterval(timer));
    },
  ],
  "a body that goes on and on": [
    100,
    (socket) => {
      socket.write("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n");
      const timer = setInterval(() => socket.write(`ffff\r\n${"a".repeat(65_535)}\r\n`), 200);
      socket.resume().on("close", () => clearInterval(timer));
    },
  ],
  "downloads reset midway": [
    50,
    (socket) => {
      socket.write(head(download));
      socket.once("data", () => socket.resetAndDestroy());
      endOn(socket, 1_000);
    },
  ],
  nonsense: [
    50,
    (socket) => {
      socket.resume().write("\x16\x03\x01\0\r\n\r\n".repeat(50));
      endOn(socket, 1_000);
    },
  ],
  "half-closed and silent": [100, (socket) => void (Math.random() < 0.5 && socket.end())],
};

if (process.send) {
  for (const [count, begin] of Object.values(attacks)) keepBusy(count, begin);
} else {
  await run();
}

async function visit(until: () => boolean, waits: number[], lost: string[]): Promise<void> {
  while (!until()) {
    for (const path of ["/", "/esg", "/newsroom", "/resource/shipping-calculator"]) {
      const asked = performance.now();
      const answer = await ask(port, path, { headers: { "Accept-Encoding": "br" } }).catch((error: Error) => error);
      if (answer instanceof Error) lost.push(`${path}: ${answer.message}`);
      else if (answer.status !== 200 || answer.body.length !== Number(answer.headers["content-length"] ?? -1))
        lost.push(`${path}: ${answer.status} with ${answer.body.length} bytes`);
      else waits.push(performance.now() - asked);
    }
    await wait(20);
  }
}

function say(what: string, waits: number[], lost: string[]): void {
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  console.log(
    `${what}: ${waits.length} answers, ${lost.length} lost; ms: median ${at(0.5)}, 99% ${at(0.99)}, most ${at(1)}`,
  );
  for (const one of new Set(lost.slice(0, 20))) console.log(`  ${one}`);
}

async function run(): Promise<void> {
  const site = copySite(build, { [download]: 20_000_000 });
  const server =
    name === "nginx" ? await startNginx(port, { site, workers: 1 }) : await startEmbedded(port, { SITE: site });
  const visitFor = async (what: string, seconds: number, look = () => {}) => {
    const [waits, lost]: [number[], string[]] = [[], []];
    const end = performance.now() + seconds * 1_000;
    const timer = setInterval(look, 100);
    await Promise.all(Array.from({ length: 4 }, () => visit(() => performance.now() > end, waits, lost)));
    clearInterval(timer);
    say(what, waits, lost);
  };
  const memory = () => used(server.process).memory;
  // its first minute, shortened: until everything has been compiled and read into memory
  await visitFor("before", 10);
  const rest = memory();
  const attacker: ChildProcess = fork(import.meta.filename, process.argv.slice(2));
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, memory());
  };
  await visitFor("under attack", Number(time), look);
  attacker.kill("SIGKILL");
  await once(attacker, "exit");
  console.log(`memory: ${rest.toFixed(0)} MB at rest, at most ${(peak - rest).toFixed(0)} MB more`);
  await wait(5_000);
  await visitFor("five seconds later", 5);
  const { descriptors, memory: after } = used(server.process);
  console.log(
    `afterwards: ${descriptors} descriptors, ${(after - rest).toFixed(0)} MB more, exit ${server.process.exitCode}`,
  );
  await server.stop();
  rmSync(site, { recursive: true });
}
