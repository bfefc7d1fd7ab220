import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { isCollection, isMap, isNode, isPair } from "yaml";
import { checkContent } from "#catalog/check/check-content.ts";
import { registerFile } from "#catalog/check/translated.ts";
import type { Problem } from "#catalog/read/problems.ts";
import { parseYaml } from "#catalog/read/yaml.ts";
import { findKind } from "../files/kinds.ts";
import { hideFigures } from "../files/yaml-text.ts";

/** What the check says of a file, with the field that it means: names and places in lists, or a row and its column. */
export type FieldProblem = Pick<Problem, "line" | "wrong" | "right" | "level"> & {
  path: string;
  field: (string | number)[];
  /** Files with unsaved changes, of which an error in a file without any may be a consequence. */
  causes?: string[];
};

/**
 * What the check says of the content as it is being edited: causes first, what only follows from them left out; and
 * whether pages can be made of it, as with errors in what they say, but none in what they are made from.
 */
export async function checkDraft(draft: string): Promise<{ problems: FieldProblem[]; isShown: boolean }> {
  const { problems, catalog } = await checkContent(draft);
  const hasErrors = problems.errors.length > 0;
  const own = problems.all.flatMap(({ file, line, wrong, right, level, follows }) => {
    if (follows || (hasErrors && level === "warning")) return [];
    const path = relative(draft, file).replaceAll("\\", "/");
    const clean = (text: string) => text.replaceAll(`${draft}/`, "");
    const field = findField(path, draft, line, wrong);
    return [{ path, line, wrong: clean(wrong), right: clean(right), level, field }];
  });
  return { problems: own, isShown: catalog !== undefined };
}

/** Says of each error in a file that nobody has changed which changes it may follow from. */
export function markCauses(problems: readonly FieldProblem[], changed: readonly string[]): FieldProblem[] {
  const causes = changed.filter((path) => path !== registerFile && findKind(path).view !== "picture");
  return problems.map((one) =>
    one.level === "error" && causes.length > 0 && !changed.includes(one.path) ? { ...one, causes } : one,
  );
}

function findField(path: string, draft: string, line: number, wrong: string): (string | number)[] {
  const [, named] = /^"([^"]+)"/.exec(wrong) ?? [];
  if (path.endsWith(".csv")) return [`line ${line}`, ...(named ? [named] : [])];
  try {
    const text = readFileSync(join(draft, path), "utf8");
    if (!path.endsWith(".md")) return findAtLine(text, line, named);
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
