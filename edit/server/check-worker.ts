import { parentPort, workerData } from "node:worker_threads";
import { loadCatalog } from "#catalog/catalog.ts";
import { findStale } from "#catalog/check/translated.ts";
import { openFiles } from "#catalog/read/files.ts";
import { compareCatalogs } from "../../tools/compare-rates/compare-catalogs.ts";
import type { Task } from "./checker.ts";
import { checkDraft } from "./problems.ts";
import { readMessage } from "../error-message.ts";

// reading all content takes a second, and whoever types is not kept waiting for it
const { content, draft }: { content: string; draft: string } = workerData;

/** Originals that have changed since their translations were made, and in how many lines. */
function listStale(): { original: string; lines: number }[] {
  return findStale(openFiles(draft)).map(({ original, lines, gone }) => ({
    original: original.replace(`${draft}/`, ""),
    lines: Math.max(lines.length, gone),
  }));
}

/** What the draft's prices change on a day, and for whom; nothing while it has errors. */
function comparePrices(day: string): string {
  const [before, after] = [loadCatalog(content), loadCatalog(draft)];
  if (!before.written || !after.written || after.problems.errors.length > 0) return "";
  return compareCatalogs(before.written, after.written, day);
}

parentPort?.on("message", async ({ day }: Task) => {
  try {
    const prices = day === undefined ? "" : comparePrices(day);
    parentPort?.postMessage({ problems: await checkDraft(draft), stale: listStale(), prices });
  } catch (error) {
    parentPort?.postMessage({ failed: readMessage(error) });
  }
});
