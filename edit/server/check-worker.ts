import { relative } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { loadCatalog } from "#catalog/catalog.ts";
import { findStale } from "#catalog/check/translated.ts";
import { openFiles } from "#catalog/read/files.ts";
import { compareCatalogs } from "../../tools/compare-rates/compare-catalogs.ts";
import { checkDraft } from "./problems.ts";

const { content, draft }: { content: string; draft: string } = workerData;

/** What the draft's prices change on a day, and for whom; nothing while it has errors. */
function comparePrices(day: string): string {
  const [before, after] = [loadCatalog(content), loadCatalog(draft)];
  if (!before.written || !after.written || after.problems.errors.length > 0) return "";
  return compareCatalogs(before.written, after.written, day);
}

parentPort?.on("message", async (day?: string) => {
  const stale = findStale(openFiles(draft)).map(({ original }) => relative(draft, original).replaceAll("\\", "/"));
  const prices = day === undefined ? "" : comparePrices(day);
  parentPort?.postMessage({ ...(await checkDraft(draft)), stale, prices });
});
