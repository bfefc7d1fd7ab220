import { type Document, isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";
import type { z } from "zod";
import { getCachedValue, rememberTexts } from "../cache.ts";
import { explainIssue } from "./explain-issue.ts";
import type { Path, Problems } from "./problems.ts";

/**
 * A text that YAML reads verbatim wherever it is: no comma or colon in it has a meaning. Each character is moved to the
 * second private-use area; `unguarded` restores it once the YAML has been read.
 */
export function guarded(text: string): string {
  return Array.from(text, (one) => String.fromCodePoint(base + (one.codePointAt(0) ?? 0))).join("");
}

const base = 0xf0000;
const moved = /[\u{F0000}-\u{FFFFD}]+/gu;

/** A value with guarded texts restored; one that is nothing but a number becomes a number, as in YAML. */
function unguarded(value: unknown): unknown {
  if (typeof value === "string") return parseText(value);
  if (Array.isArray(value)) return value.map((one) => unguarded(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unguarded(one)]));
}

/** A text with its guarded parts restored. */
export function unguardedText(text: string): string {
  return text.replace(moved, (part) =>
    Array.from(part, (one) => String.fromCodePoint((one.codePointAt(0) ?? base) - base)).join(""),
  );
}

function parseText(text: string): string | number {
  const plain = unguardedText(text);
  return plain !== text && text.replace(moved, "") === "" && /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : plain;
}

/** The texts in YAML with their lines, guarded parts restored, but those under the keys that are skipped. */
export function listYamlTexts(yaml: string, firstLine: number, skipped: ReadonlySet<string>) {
  const { document, counter } = parseYaml(yaml);
  const found: { line: number; text: string }[] = [];
  visit(document, {
    Pair(_, { key }) {
      return isScalar(key) && skipped.has(String(key.value)) ? visit.SKIP : undefined;
    },
    Scalar(key, { value, range }, path) {
      if ((isPair(path.at(-1)) && key === "key") || typeof value !== "string") return;
      found.push({ line: counter.linePos(range?.[0] ?? 0).line + firstLine - 1, text: unguardedText(value) });
    },
  });
  return found;
}

/** A YAML text checked against a schema; undefined (and the problems with their lines) if it does not match. */
export function readYaml<T extends z.ZodType>(
  file: string,
  text: string,
  schema: T,
  problems: Problems,
  firstLine = 1,
): Located<z.output<T>> | undefined {
  const read = () => readPlain(file, text, problems, firstLine);
  // JSON, in which values are kept, has no word for these
  const plain = /\.(?:inf|nan)\b/i.test(text) ? read() : getCachedValue(text, read);
  if (!plain) return undefined;
  const lineOf = makeLineFinder(text, firstLine);
  const result = schema.safeParse(unguarded(plain.value ?? {}));
  if (result.success) return { value: result.data, lineOf };
  const find = (path: Path) => path.reduce((value: unknown, key) => Object(value)[key], unguarded(plain.value));
  // a value in another form than its field's breaks the rules for its content as well
  const issues = new Map(
    result.error.issues.map((issue) => [issue.path.join("\0"), issue] as const).toReversed(),
  ).values();
  for (const issue of [...issues].toReversed().slice(0, mostIssues))
    for (const { path, wrong, right } of explainIssue(issue, find).slice(0, mostIssues))
      problems.block(file, lineOf(path), wrong, right);
  return undefined;
}

/** The value of a YAML text before any schema; undefined, and its problems, where it cannot be read. */
function readPlain(file: string, text: string, problems: Problems, firstLine: number): { value: unknown } | undefined {
  const { document, counter } = parseYaml(text);
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  for (const { pos, message } of document.errors.slice(0, mostErrors)) {
    const line = lineAt(pos[0]);
    problems.block(
      file,
      line,
      `the YAML cannot be read: ${message.replace("Maximum call stack size exceeded", "it is nested too deeply")}`,
      explainYaml(message, text.split("\n").slice(Math.max(0, line - firstLine - 1), line - firstLine + 1)),
    );
  }
  const repeated = repeatedKeys(document);
  for (const [key, offset] of repeated.slice(0, mostErrors))
    problems.block(file, lineAt(offset), `the field "${key}" stands twice`, "remove one of the two");
  if (document.errors.length > 0 || repeated.length > 0) return undefined;
  const plain = plainValue(document, text);
  if (plain === undefined) {
    problems.block(
      file,
      lineAt(firstAlias(document)),
      "an alias (*name) has no anchor (&name) above it, stands within its own anchor, or multiplies what it stands for",
      "write the value itself there",
    );
  }
  return plain;
}

/** After so many mistakes the others are their consequences. */
const mostErrors = 10;
/** What differs from a schema is found by itself, but a file with more of it is another file. */
const mostIssues = 100;

/**
 * A YAML text with its lines, to be read and not to be changed: a check needs it for its schema, its sentences and its
 * Chinese. Errors without an excerpt and repeated keys by hand: the parser's own take the square of their number.
 */
export const parseYaml = rememberTexts((text) => {
  const counter = new LineCounter();
  const options = { lineCounter: counter, schema: "core", prettyErrors: false, uniqueKeys: false } as const;
  return { document: parseDocument(text, options), counter };
});

/** Keys that a map has twice, with their positions. */
function repeatedKeys(document: Document.Parsed): [key: string, offset: number][] {
  const found: [string, number][] = [];
  visit(document, {
    Map: (_, { items }) => {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) found.push([String(key.value), key.range?.[0] ?? 0]);
        seen.add(key.value);
      }
    },
  });
  return found;
}

/** What a document says; nothing where its aliases lead nowhere, in a circle or to hundreds of copies. */
function plainValue(document: Document.Parsed, text: string): { value: unknown } | undefined {
  try {
    const value: unknown = document.toJS();
    if (/\*\S/.test(text)) JSON.stringify(value);
    return { value };
  } catch {
    return undefined;
  }
}

function firstAlias(document: Document.Parsed): number {
  let offset = 0;
  visit(document, {
    Alias: (_, { range }) => {
      offset = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** What most likely hinders the reader of YAML in a line or the one above it. */
function explainYaml(message: string, lines: readonly string[]): string {
  const has = (sign: RegExp) => lines.some((line) => sign.test(line.slice(0, 300)));
  if (has(/^\s*(<{7}|={7}|>{7})/))
    return "two versions of the file were merged: keep one, and remove the lines of <<<, === and >>>";
  if (has(/^ *\t/)) return "indent with spaces; there is a tab";
  if (has(/^[\s-]*[a-z_]+：/)) return "write : and a space behind the field's name; there is a Chinese colon";
  if (has(/^[\s-]*[a-z_]+: [^"'{[]*: /)) return "put a text with a colon in quotes";
  if (has(/^[\s-]*[a-z_]+:[^\s"]/)) return "write a space behind the colon";
  if (message.includes("same column"))
    return "the line is not indented like those it belongs to: give all of them as many spaces";
  if (has(/^[^"]*"[^"]*$/)) return 'a quotation mark is not closed: put " at both ends of the text, and \\" within it';
  return "check indentation, quotes and colons there";
}

/** A function that finds the line of a path in a YAML text, which is parsed again if it was read long ago. */
export function makeLineFinder(text: string, firstLine = 1): (path: Path) => number {
  return (path) => {
    const { document, counter } = parseYaml(text);
    return counter.linePos(findOffset(document, path)).line + firstLine - 1;
  };
}

/** A value and a function that finds the line of any of its parts. */
export type Located<T> = { value: T; lineOf: (path: Path) => number };

/** The position of a path's key; if it is missing, of the nearest thing around it. */
function findOffset(document: Document.Parsed, path: Path): number {
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
