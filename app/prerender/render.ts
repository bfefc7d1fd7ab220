import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { catalog } from "#catalog/catalog.ts";
import { keptPages, writePages } from "./kept-pages.ts";
import { sitePaths } from "./paths.ts";
import type { Work } from "./render-worker.ts";

/**
 * `node app/prerender/render.ts`: renders the site from the built server code into `build/pages/`, on all cores. Pages
 * of the newsroom that an earlier build has rendered of the same data with the same code are left out: publishing takes
 * them from there.
 */
const output = "build/pages";
const batchSize = 16;
/** Each holds the whole content. */
const mostWorkers = 4;

const { daily, newsroom, files } = sitePaths(catalog());
const kept = keptPages();
const stale = newsroom.filter(({ key }) => !kept.has(key)).map(({ path }) => path);
writePages(newsroom);
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
// cards and images first: they keep the other threads busy while pages are rendered
const work: Work[] = [
  ...files.map((path): Work => ({ kind: "file", path })),
  { kind: "fallback", path: "/404.html" },
  ...[...daily, ...stale].map((path): Work => ({ kind: "page", path })),
];
const batches = Array.from({ length: Math.ceil(work.length / batchSize) }, (_, at) =>
  work.slice(at * batchSize, (at + 1) * batchSize),
);
const workers = Math.max(1, Math.min(availableParallelism(), mostWorkers, Math.ceil(work.length / 60)));
await Promise.all(Array.from({ length: workers }, runWorker));
console.log(`Rendered ${daily.length + stale.length} pages; ${newsroom.length - stale.length} were kept.`);

function runWorker(): Promise<void> {
  const worker = new Worker(new URL("./render-worker.ts", import.meta.url), {
    workerData: { output },
    // a worker collects its garbage before the machine runs out of memory
    resourceLimits: { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 32 },
  });
  return new Promise((resolve, reject) => {
    worker.on("message", () => {
      const next = batches.shift();
      if (next) worker.postMessage(next);
      else worker.terminate();
    });
    worker.on("error", reject);
    worker.on("exit", () => resolve());
  });
}
