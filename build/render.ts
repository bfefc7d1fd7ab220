import { rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { catalog } from "#catalog/catalog.ts";
import { locales, localPath } from "#site/locales.ts";
import { redirectsOf } from "#catalog/redirects.ts";
import { keptPages, writePages } from "./kept-pages.ts";
import { sitePaths } from "./paths.ts";
import { inBatches } from "./publish/in-batches.ts";
import { rendered } from "./rendered.ts";
import { renderOne, type Work } from "./render-one.ts";

/**
 * `node build/render.ts`: renders the site into `dist/rendered/`. Newsroom pages that an earlier build rendered from
 * the same data with the same code are skipped: publishing takes the kept ones.
 */
const batchSize = 16;
/** With fewer pages, reading the content in every thread costs more than the threads save. */
const worthThreads = 3000;
/** Each holds the entire content in memory. */
const mostThreads = 4;

const { daily, newsroom, files } = sitePaths(catalog());
const kept = keptPages();
const stale = newsroom.filter(({ key }) => !kept.has(key));
writePages(newsroom);
rmSync("dist/rendered", { recursive: true, force: true });
// cards and images first: encoding them occupies other threads while pages are rendered
const work: Work[] = [
  ...files.map((path): Work => ({ kind: "file", path })),
  ...locales.map((locale): Work => ({ kind: "missing", path: localPath("/404", locale) })),
  ...daily.map((path): Work => ({ kind: "page", path })),
  ...stale.map(({ path, popular }): Work => ({ kind: "page", path, rare: !popular })),
];
if (work.length < worthThreads) await inBatches(work, renderOne);
else await inThreads(work);
writeFileSync(rendered.redirects, JSON.stringify(redirectsOf(catalog())));
console.log(`Rendered ${daily.length + stale.length} pages; ${newsroom.length - stale.length} were kept.`);

async function inThreads(all: readonly Work[]): Promise<void> {
  const batches = Array.from({ length: Math.ceil(all.length / batchSize) }, (_, at) =>
    all.slice(at * batchSize, (at + 1) * batchSize),
  );
  const threads = Math.max(1, Math.min(availableParallelism(), mostThreads));
  await Promise.all(Array.from({ length: threads }, () => runThread(batches)));
}

function runThread(batches: Work[][]): Promise<void> {
  const worker = new Worker(new URL("./render-worker.ts", import.meta.url), {
    // makes a thread collect garbage before the machine runs out of memory
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
