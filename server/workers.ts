import cluster from "node:cluster";

/**
 * Runs this program in `count` processes behind one port. A process that dies is replaced a second later; if one cannot
 * even start to listen, all end. A request to stop is passed on, and this process ends with the last worker.
 */
export function runWorkers(count: number, warn: (text: string) => void): void {
  let stopping = false;
  const listening = new Set<number>();
  cluster.on("listening", ({ id }) => listening.add(id));
  cluster.on("exit", ({ id, process: { pid } }, status, signal) => {
    if (!stopping && !listening.has(id)) process.exit(status || 1);
    if (!stopping) {
      warn(`Process ${pid} has ended (${signal ?? status}); another one takes its place.`);
      setTimeout(() => stopping || cluster.fork(), 1_000);
    } else if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
    listening.delete(id);
  });
  // not worker.kill(): it disconnects the worker from this process, which closes its connections to clients too
  const stop = () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
  for (let started = 0; started < count; started += 1) cluster.fork();
}
