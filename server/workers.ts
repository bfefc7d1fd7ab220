import cluster from "node:cluster";

/** Milliseconds until a process is replaced, and until one that did not start is tried again at most. */
const replacement = { first: 1_000, most: 30_000 };

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
