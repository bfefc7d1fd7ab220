import { parentPort, workerData } from "node:worker_threads";
import { findStale } from "#catalog/check/translated.ts";
import { openFiles } from "#catalog/read/files.ts";
import { checkDraft } from "./problems.ts";

// the check takes a second, and whoever types is not kept waiting for it
const { draft }: { draft: string } = workerData;

/** Originals that have changed since their translations were made, and in how many lines. */
function listStale(): { original: string; lines: number }[] {
  return findStale(openFiles(draft)).map(({ original, lines, gone }) => ({
    original: original.replace(`${draft}/`, ""),
    lines: Math.max(lines.length, gone),
  }));
}

parentPort?.on("message", async () => {
  try {
    parentPort?.postMessage({ problems: await checkDraft(draft), stale: listStale() });
  } catch (error) {
    parentPort?.postMessage({ failed: String(error instanceof Error ? error.message : error) });
  }
});
