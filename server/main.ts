import cluster from "node:cluster";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { openOutput } from "./output.ts";
import { readProxies, makeClientFinder } from "./policy/proxies.ts";
import { followReleases } from "./site.ts";
import { createSiteServer } from "./serve.ts";

/**
 * Serves the published site. Environment: PORT (3000; 0: any free one), HOST (localhost), SITE (`dist/site`), WORKERS
 * (1; `auto`: one per core), LOG=off, TRUSTED_PROXIES (whose X-Forwarded-For counts), STRICT_TRANSPORT=on behind TLS.
 */
const { env } = process;
// the room for what is young keeps the size it starts with (`--min-semi-space-size` where it is started), and what
// is old is collected once it has grown by half: memory that thousands of connections at once leave behind would take 120 MB
setFlagsFromString("--semi-space-growth-factor=1");
setFlagsFromString("--heap-growing-percent=50");
// set to nothing means not set
const port = env.PORT || "3000";
const host = env.HOST || "localhost";
const folder = env.SITE || "dist/site";
const processes = env.WORKERS || "1";
/** Milliseconds until a process is replaced, and until one that did not start is tried again at most. */
const replacement = { first: 1_000, most: 30_000 };
const signals = ["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT", "SIGUSR2"] as const;

const errors = openOutput(2);
const output = openOutput(1, (why) => errors.line(`Lines of the log are lost: ${why}`));
process.once("exit", output.flush).once("exit", errors.flush);
const workers = processes === "auto" ? availableParallelism() : Number(processes);
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) fail(`PORT is "${port}"; it must be a number up to 65535.`);
if (!Number.isInteger(workers) || workers < 1 || workers > 64)
  fail(`WORKERS is "${processes}"; it must be "auto", or a number from 1 to 64.`);
if (!existsSync(`${folder}/current`)) fail(`There is no build in ${folder}. Make one: npm run build`);

try {
  if (cluster.isPrimary && workers > 1) runWorkers(workers, signals, errors.line);
  else serve();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function serve(): void {
  // the first process has gone, and this one with it
  cluster.worker?.on("error", () => process.exit(1));
  // the delay gives every process time to read the new build, so that all of them switch at the same moment
  const releases = followReleases(folder, cluster.isWorker ? 3_000 : 0, output.line, errors.line);
  const { server, drain } = createSiteServer({
    site: releases.site,
    log: env.LOG === "off" ? undefined : output.line,
    clientOf: makeClientFinder(readProxies(env.TRUSTED_PROXIES ?? "")),
    strict: env.STRICT_TRANSPORT === "on",
  });
  const problems: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${Number(port) + 1} npm start`,
    EACCES: `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
  };
  server.on("error", ({ code = "", message }: NodeJS.ErrnoException) => fail(problems[code] ?? message));
  server.listen(Number(port), host, () => {
    const bound = server.address();
    const name = host.includes(":") ? `[${host}]` : host;
    const where = `http://${name}:${typeof bound === "object" ? bound?.port : port} (build ${releases.site().table.id})`;
    if ((cluster.worker?.id ?? 1) === 1) output.line(`The site is served at ${where}. Stop it with Ctrl+C.`);
    void releases.follow();
  });
  for (const signal of signals) process.on(signal, drain);
  server.on("close", () => process.exit(0));
}

function fail(message: string): never {
  errors.line(message);
  process.exit(1);
}

/**
 * Runs this program in `count` processes behind one port. One that ends is replaced; while replacements fail to start,
 * they are tried again at growing intervals. Only if none has ever listened, all end. A request to stop is passed on,
 * and this process ends with the last worker.
 */
export function runWorkers(count: number, signals: readonly NodeJS.Signals[], warn: (text: string) => void): void {
  let stopping = false;
  let pause = replacement.first;
  let everListened = false;
  const listening = new Set<number>();
  const none = () => Object.keys(cluster.workers ?? {}).length === 0;
  cluster.on("listening", ({ id }) => {
    listening.add(id);
    everListened = true;
    pause = replacement.first;
  });
  cluster.on("exit", ({ id, process: { pid } }, status, signal) => {
    if (stopping && none()) process.exit(0);
    if (stopping) return;
    if (!everListened) process.exit(status || 1);
    if (!listening.delete(id)) pause = Math.min(pause * 2, replacement.most);
    warn(`Process ${pid} has ended (${signal ?? status}); another one takes its place in ${pause / 1_000} s.`);
    setTimeout(() => stopping || cluster.fork(), pause);
  });
  // not worker.kill(): it disconnects the worker from this process, which closes its connections to clients too
  const stop = () => {
    stopping = true;
    if (none()) process.exit(0);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  for (const signal of signals) process.on(signal, stop);
  for (let started = 0; started < count; started += 1) cluster.fork();
}
