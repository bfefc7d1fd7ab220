import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { isCollection, isMap, isNode, isPair } from "yaml";
import { loadCatalog } from "#catalog/catalog.ts";
import { checkContent } from "#catalog/check/check-content.ts";
import { findStale } from "#catalog/check/translated.ts";
import { openFiles } from "#catalog/read/files.ts";
import { parseYaml } from "#catalog/read/yaml.ts";
import { compareCatalogs } from "../../tools/compare-rates/write-comparison.ts";
import { hideFigures } from "../../tools/change-content/edit-yaml.ts";
import type { Checked, FieldProblem } from "./checker.ts";

const { content, draft }: { content: string; draft: string } = workerData;

/** The path of a file in the content folder. */
const toPath = (file: string) => relative(draft, file).replaceAll("\\", "/");

/** What the draft's prices change on a day, and for whom; nothing while it has errors. */
function comparePrices(day: string): string {
  const [before, after] = [loadCatalog(content), loadCatalog(draft)];
  if (!before.written || !after.written || after.problems.errors.length > 0) return "";
  return compareCatalogs(before.written, after.written, day);
}

/**
 * What the check says of the content as it is being edited: causes first, what only follows from them left out; and
 * whether pages can be made of it, as with errors in what they say, but none in what they are made from.
 */
async function checkDraft(): Promise<Pick<Checked, "problems" | "isShown">> {
  const { problems, catalog } = await checkContent(draft);
  const hasErrors = problems.errors.length > 0;
  const own = problems.all.flatMap(({ file, line, wrong, right, level, follows }): FieldProblem[] => {
    if (follows || (hasErrors && level === "warning")) return [];
    const clean = (text: string) => text.replaceAll(`${draft}/`, "");
    const field = findField(file, line, wrong);
    return [{ path: toPath(file), line, wrong: clean(wrong), right: clean(right), level, field }];
  });
  return { problems: own, isShown: catalog !== undefined };
}

function findField(file: string, line: number, wrong: string): (string | number)[] {
  const [, named] = /^"([^"]+)"/.exec(wrong) ?? [];
  if (file.endsWith(".csv")) return [`line ${line}`, ...(named ? [named] : [])];
  try {
    const text = readFileSync(file, "utf8");
    if (!file.endsWith(".md")) return findAtLine(text, line, named);
    const end = text.indexOf("\n---", 3);
    const head = text.slice(text.indexOf("\n") + 1, end + 1);
    return line <= text.slice(0, end + 1).split("\n").length ? findAtLine(head, line - 1, named) : ["body"];
  } catch {
    return [];
  }
}

/** The innermost part of a YAML text that a line holds, or the one that the message names by its path. */
function findAtLine(text: string, line: number, named?: string): (string | number)[] {
  const { document, counter } = parseYaml(hideFigures(text));
  if (named?.includes(".") || (named && isMap(document.contents) && document.contents.has(named))) {
    const parts = named.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    if (document.hasIn(parts.slice(0, -1))) return parts;
  }
  const path: (string | number)[] = [];
  let node: unknown = document.contents;
  while (isCollection(node)) {
    const firsts = node.items.map((item) => (isPair(item) ? item.key : item));
    const lines = firsts.map((first) => (isNode(first) ? counter.linePos(first.range?.[0] ?? 0).line : 0));
    const at = lines.findLastIndex((from) => from <= line);
    const item = node.items[at];
    // several on one line: the message is about all of them
    if (at < 0 || lines.filter((from) => from === lines[at]).length > 1) break;
    path.push(isPair(item) ? String(item.key) : at);
    node = isPair(item) ? item.value : item;
  }
  return path;
}

parentPort?.on("message", async (day?: string) => {
  const stale = findStale(openFiles(draft)).map(({ original }) => toPath(original));
  const prices = day === undefined ? "" : comparePrices(day);
  parentPort?.postMessage({ ...(await checkDraft()), stale, prices });
});
