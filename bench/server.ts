import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { hasNginx, type Running, startEmbedded, startNginx } from "../tests/servers.ts";

/**
 * `node bench/server.ts`: the embedded server beside nginx, on the same files: requests a second at 64 connections, each
 * on one core, 99th percentile and memory. The load comes from another core. Also: how soon the server listens.
 */
const seconds = 4;
const connections = 64;
const serverCore = 0;
const loadCore = availableParallelism() - 1;

type Result = { rate: number; p99: number };

/** Debian's `wrk`, bound to the other core. */
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

/** Resident memory of a process and its children, in MB. */
function memory(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1000;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return children === "" ? own : children.split(" ").reduce((sum, child) => sum + memory(Number(child)), own);
}

async function measure(name: string, running: Running, paths: Record<string, [path: string, encoding: string]>) {
  const rows = [];
  for (const [what, [path, encoding]] of Object.entries(paths)) {
    // once to warm up
    load(running.port, path, encoding);
    const { rate, p99 } = load(running.port, path, encoding);
    rows.push({
      server: name,
      what,
      "requests/s": Math.round(rate),
      "p99, ms": Number(p99.toFixed(2)),
      "memory, MB": Math.round(memory(running.process.pid ?? 0)),
    });
  }
  await running.stop();
  return rows;
}

/** Milliseconds from the start of the process to the first answer. */
async function startTime(): Promise<number> {
  const started = performance.now();
  const server = await startEmbedded(3243);
  const took = performance.now() - started;
  await server.stop();
  return took;
}

const table: { files: Record<string, { size: number; type: string }> } = JSON.parse(
  readFileSync("site/current/table.json", "utf8"),
);
const near = ([, a]: [string, { size: number }], [, b]: [string, { size: number }]) =>
  Math.abs(a.size - 100_000) - Math.abs(b.size - 100_000);
const [asset = ""] =
  Object.entries(table.files)
    .filter(([name]) => /^\/(assets|images)\//.test(name))
    .sort(near)[0] ?? [];
const paths: Record<string, [string, string]> = {
  "home page, Brotli": ["/", "br"],
  [`asset of ${Math.round((table.files[asset]?.size ?? 0) / 1000)} kB`]: [asset, "identity"],
};
const starts = [await startTime(), await startTime(), await startTime()].sort((a, b) => a - b);
console.log(`Listening after ${Math.round(starts[1] ?? 0)} ms (median of 3)`);
const core = String(serverCore);
const rows = await measure("embedded", await startEmbedded(3241, {}, ["taskset", "-c", core]), paths);
if (hasNginx)
  rows.push(
    ...(await measure("nginx", await startNginx(3242, { prefix: ["taskset", "-c", core], workers: 1 }), paths)),
  );
else console.log("nginx is not installed: only the embedded server was measured.");
console.table(rows);
for (const what of Object.keys(paths)) {
  const [own, other] = rows.filter((row) => row.what === what);
  if (own && other)
    console.log(
      `${what}: ${(own["requests/s"] / other["requests/s"]).toFixed(2)} of nginx's requests, ${(own["p99, ms"] / other["p99, ms"]).toFixed(2)} of its p99`,
    );
}
