import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { ask } from "../../tests/raw-http.ts";
import type { SiteTable } from "../../server/policy/table.ts";
import { findMedian } from "./median.ts";
import { hasNginx, type Running, startEmbedded, startNginx } from "../../tests/servers.ts";

/**
 * `node tools/bench/server.ts`: the embedded server compared with `sirv` and `serve-static`, the usual choices on Node, with
 * the same files; nginx for reference. Requests per second on 64 connections, each server on one core, 99th percentile,
 * and memory, idle and afterwards. The load comes from another core. Servers take turns and medians are reported, so
 * that other activity on the machine affects all alike. Also: how soon `npm start` answers with the site already built.
 */
const seconds = 2;
const rounds = 7;
const connections = 64;
const serverCore = 0;
const loadCore = availableParallelism() - 1;

const bound = ["taskset", "-c", String(serverCore)];

type Result = { rate: number; p99: number };

/** Runs Debian's `wrk`, bound to the other core. */
function load(port: number, path: string, encoding: string): Result {
  const words = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-H", `Accept-Encoding: ${encoding}`];
  const command = ["-c", String(loadCore), "wrk", ...words, `http://127.0.0.1:${port}${path}`];
  const { stdout, status } = spawnSync("taskset", command, { encoding: "utf8" });
  if (status !== 0) throw new Error("wrk is needed for this: apt-get install wrk");
  const [, amount = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(amount) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
  };
}

/** Memory of a process and its children in MB; shared memory counts once. */
function memory(pid: number): number {
  const own = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1000;
  const children = readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return new RegExp(`^PPid:\\s+${pid}$`, "m").test(readFileSync(`/proc/${name}/status`, "utf8"));
    } catch {
      // it has ended meanwhile
      return false;
    }
  });
  return children.reduce((sum, child) => sum + memory(Number(child)), own);
}

/** Milliseconds from `npm start` to the first answer. */
async function startTime(): Promise<number> {
  const started = performance.now();
  const child = spawn("npm", ["start"], {
    env: { ...process.env, PORT: "3243", HOST: "127.0.0.1", LOG: "off" },
    stdio: "ignore",
    detached: true,
  });
  while ((await ask(3243, "/healthz").catch(() => undefined))?.status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 2));
  const took = performance.now() - started;
  // the whole group: npm, its shell, the server
  process.kill(-(child.pid ?? 0), "SIGTERM");
  await once(child, "exit");
  // the server ends after npm: it must not answer for the next start
  const answers = () =>
    ask(3243, "/healthz").then(
      () => true,
      () => false,
    );
  while (await answers()) await new Promise((resolve) => setTimeout(resolve, 50));
  return took;
}

/** `sirv` or `serve-static` with the files of the release. */
async function startFileServer(name: string, port: number): Promise<Running> {
  const words = [
    ...bound.slice(1),
    process.execPath,
    "tools/bench/file-server.ts",
    name,
    "dist/site/current/public",
    String(port),
  ];
  const child = spawn(bound[0] ?? "", words, { stdio: "inherit" });
  while ((await ask(port, "/").catch(() => undefined))?.status !== 200)
    await new Promise((resolve) => setTimeout(resolve, 20));
  const stop = async () => {
    child.kill();
    await once(child, "exit");
  };
  return { port, process: child, stop };
}

/** The asset whose size in transfer is nearest to 100 kB. */
function assetNear100kB(): [path: string, bytes: number] {
  const table: SiteTable = JSON.parse(readFileSync("dist/site/current/table.json", "utf8"));
  const sizes = Object.entries(table.files)
    .filter(([name]) => /^\/(assets|images)\//.test(name))
    .map(([name, { size, encoded }]): [string, number] => [name, encoded?.br ?? size]);
  return sizes.sort(([, a], [, b]) => Math.abs(a - 100_000) - Math.abs(b - 100_000))[0] ?? ["/", 0];
}

// the first start may have to build
await startTime();
const starts: number[] = [];
for (let round = 0; round < rounds; round += 1) starts.push(await startTime());
console.log(
  `npm start answers after ${Math.round(findMedian(starts))} ms (${rounds} starts: ${starts.map(Math.round).join(", ")})`,
);

const [asset, bytes] = assetNear100kB();
const paths = { "home page": "/", [`asset of ${Math.round(bytes / 1000)} kB`]: asset };
const servers: Record<string, Running> = {
  embedded: await startEmbedded(3241, {}, { prefix: bound }),
  sirv: await startFileServer("sirv", 3244),
  "serve-static": await startFileServer("serve-static", 3245),
};
console.log(`At rest the embedded server takes ${Math.round(memory(servers.embedded?.process.pid ?? 0))} MB.`);
if (hasNginx) servers.nginx = await startNginx(3242, { prefix: bound, workers: 1 });
else console.log("nginx is not installed, and not measured.");

const rows: Record<string, string | number>[] = [];
for (const [what, path] of Object.entries(paths)) {
  const results: Record<string, Result[]> = {};
  for (let round = -2; round < rounds; round += 1)
    for (const [name, { port }] of Object.entries(servers)) {
      const result = load(port, path, "br");
      // negative rounds are for warming up: code is compiled on the same core
      if (round >= 0) results[name] = [...(results[name] ?? []), result];
    }
  const middle = (name: string) => ({
    rate: findMedian((results[name] ?? []).map(({ rate }) => rate)),
    p99: findMedian((results[name] ?? []).map(({ p99 }) => p99)),
  });
  for (const [name, running] of Object.entries(servers)) {
    const { rate, p99 } = middle(name);
    const MB = Math.round(memory(running.process.pid ?? 0));
    rows.push({
      server: name,
      what,
      "requests/s": Math.round(rate),
      "p99, ms": Number(p99.toFixed(2)),
      "memory, MB": MB,
    });
  }
  const own = middle("embedded");
  for (const name of Object.keys(servers).filter((other) => other !== "embedded")) {
    const { rate, p99 } = middle(name);
    console.log(
      `${what}: ${(own.rate / rate).toFixed(2)} times ${name}'s requests, ${(own.p99 / p99).toFixed(2)} of its p99`,
    );
  }
}
console.table(rows);
for (const server of Object.values(servers)) await server.stop();
