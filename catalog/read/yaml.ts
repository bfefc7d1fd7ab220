import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { unguarded } from "./guarded.ts";
import { suggestion } from "./nearest.ts";
import type { Problems } from "./problems.ts";

type Path = readonly PropertyKey[];

/** A YAML text checked against a schema; undefined (and the problems with their lines) if it does not match. */
export function readYaml<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  problems: Problems,
  firstLine = 1,
): Located<z.output<T>> | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, schema: "core" });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  for (const { pos, message } of document.errors) {
    problems.error(
      file,
      lineAt(pos[0]),
      `the YAML cannot be read: ${message.split("\n")[0]?.replace(/ at line.*/, "")}`,
      "check indentation, quotes and colons there",
    );
  }
  if (document.errors.length > 0) return undefined;
  const lineOf = (path: Path) => lineAt(offsetOf(document, path));
  const result = schema.safeParse(unguarded(document.toJS() ?? {}));
  if (result.success) return { value: result.data, lineOf: linesOf(text, firstLine) };
  for (const issue of result.error.issues) reportIssue(file, issue, lineOf, document, problems);
  return undefined;
}

/**
 * A function that finds the line of a path in a YAML text. It parses the text again, but only for errors: keeping a
 * parsed document for each of ten thousand files would fill the memory.
 */
export function linesOf(text: string, firstLine = 1): (path: Path) => number {
  return (path) => {
    const counter = new LineCounter();
    const document = parseDocument(text, { lineCounter: counter, schema: "core" });
    return counter.linePos(offsetOf(document, path)).line + firstLine - 1;
  };
}

/** A value and a function that finds the line of any of its parts. */
export type Located<T> = { value: T; lineOf: (path: Path) => number };

function reportIssue(
  file: string,
  issue: z.core.$ZodIssue,
  lineOf: (path: Path) => number,
  document: Document.Parsed,
  problems: Problems,
): void {
  const name = issue.path.length > 0 ? `"${issue.path.join(".")}"` : "the file";
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys)
      problems.error(file, lineOf([...issue.path, key]), `the field "${key}" is not known`, unknownField(key));
    return;
  }
  if (issue.code === "invalid_value") {
    const given = String(document.getIn(issue.path as string[]) ?? "nothing");
    problems.error(file, lineOf(issue.path), `${name} is "${given}"`, suggestion(given, issue.values.map(String)));
    return;
  }
  const missing = issue.code === "invalid_type" && document.getIn(issue.path as string[]) === undefined;
  if (missing) problems.error(file, lineOf(issue.path), `${name} is missing`, `add it (${issue.expected})`);
  else problems.error(file, lineOf(issue.path), `${name}: ${issue.message}`, "correct the value");
}

/** A "field" with spaces is the rest of a text that a comma inside { } has split. */
function unknownField(key: string): string {
  return key.includes(" ")
    ? "a comma inside { } begins a new field: put the whole text in quotes"
    : "check its spelling against docs/content.md, or remove it";
}

/** The position of a path's key; if it is missing, of the nearest thing around it. */
function offsetOf(document: Document.Parsed, path: Path): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const parent = depth === 1 ? document.contents : document.getIn(path.slice(0, depth - 1) as string[], true);
    const key = path[depth - 1];
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (pair && isNode(pair.key) && pair.key.range) return pair.key.range[0];
    }
    const node = document.getIn(path.slice(0, depth) as string[], true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
