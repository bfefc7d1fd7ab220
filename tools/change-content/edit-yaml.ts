import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import { type Document, isMap, isNode, isPair, isScalar, isSeq, parseDocument, visit } from "yaml";
import { findNamedFigures, replaceFigures } from "#catalog/figures/figure.ts";
import { guarded, unguardedText } from "#catalog/read/yaml.ts";

/** A text whose figures (`{days parcel-line DE}`), which are no YAML, are letters without a meaning in it. */
export function hideFigures(text: string): string {
  return replaceFigures(text, findNamedFigures(text), (one) => guarded(one.text));
}

function parse(text: string): Document {
  return parseDocument(text, { schema: "core", prettyErrors: false });
}

/** What a YAML text says, figures as they are written. Throws an Error for one that cannot be read. */
export function readYamlValue(text: string): unknown {
  const reviver = (_: unknown, value: unknown) => (typeof value === "string" ? unguardedText(value) : value);
  return parseWhole(hideFigures(text)).toJS({ reviver }) ?? {};
}

function parseWhole(text: string): Document {
  const document = parse(text);
  const [error] = document.errors;
  if (error) throw new Error(`The file cannot be read as it stands: ${error.message}`);
  return document;
}

/**
 * A YAML text changed so that it says `after`. Lines that say the same keep their characters: comments, quotation marks,
 * order and blank lines. Throws an Error for a text that cannot be read, or that would not say `after` in the end.
 */
export function editYaml(raw: string, wanted: unknown): string {
  const text = hideFigures(raw);
  const after = JSON.parse(JSON.stringify(wanted), (_, value) =>
    typeof value === "string" ? hideFigures(value) : value,
  );
  if (isDeepStrictEqual(parseWhole(text).toJS() ?? {}, after)) return raw;
  const edited = writeChange(text, after) ?? writeChange(text, after, expandAliases);
  if (edited === undefined)
    throw new Error("This change cannot be written into the file without touching the rest: change its text instead");
  return unguardedText(edited);
}

/** The text that says `after`; nothing where it cannot, as when what an alias (`*name`) stands for has gone. */
function writeChange(text: string, after: unknown, prepare?: (document: Document) => void): string | undefined {
  const document = parseWhole(text);
  const before = write(document, text);
  prepare?.(document);
  let changed: string;
  try {
    document.contents = change(document, document.contents, after);
    changed = write(document, text);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("Unresolved alias")) return undefined;
    throw error;
  }
  // within a text such brackets mean themselves
  return [keepLines(text, tightenLists(before), tightenLists(changed)), keepLines(text, before, changed)].find((one) =>
    says(one, after),
  );
}

/** Writes out what aliases stand for, so that each can change by itself. */
function expandAliases(document: Document): void {
  visit(document, {
    Alias: (_, alias) => {
      const copy = alias.resolve(document)?.clone();
      if (isNode(copy) && "anchor" in copy) delete copy.anchor;
      return isNode(copy) ? copy : undefined;
    },
  });
}

function says(text: string, value: unknown): boolean {
  const document = parse(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value);
}

/** The document as the library writes it, with the indents of its file. */
function write(document: Document, text: string): string {
  const indent = /^\w.*:\n( +)\w/m.exec(text)?.[1]?.length ?? 2;
  return document.toString({ lineWidth: 0, indentSeq: !/:\n- /.test(text), indent });
}

/** Lists stand as [a, b] and names as { en: a }: the library has one setting for both. */
function tightenLists(text: string): string {
  return text.replaceAll("[ ", "[").replaceAll(" ]", "]");
}

/** A node that says something else: what of it stays the same keeps its comments and style. */
function change(document: Document, node: unknown, after: unknown): Document["contents"] {
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), after)) return node;
  if (isScalar(node) && (after === null || typeof after !== "object")) {
    node.value = after;
    return node;
  }
  if (isSeq(node) && Array.isArray(after)) {
    const left = [...node.items];
    const same = after.map((each) => {
      const at = left.findIndex((item) => isNode(item) && isDeepStrictEqual(item.toJS(document), each));
      return at < 0 ? undefined : left.splice(at, 1)[0];
    });
    const isFlow = node.items.length > 0 && node.items.every((item) => (isMap(item) || isSeq(item)) && item.flow);
    // one that is not there as it stands takes the place of one that is gone
    node.items = same.map((item, at) => item ?? change(document, left.shift() ?? { isFlow }, after[at]));
    return node;
  }
  if (isMap(node) && typeof after === "object" && after !== null && !Array.isArray(after)) {
    node.items = Object.entries(after).map(([key, value]) => {
      const pair = node.items.find((one) => String(isScalar(one.key) ? one.key.value : one.key) === key);
      if (!pair) return document.createPair(document.createNode(key), makeNode(document, value));
      pair.value = change(document, pair.value, value);
      return pair;
    });
    return node;
  }
  return makeNode(document, after, Object(node).isFlow);
}

/** A new value as content is written: short lists and names in one line, the rest in lines of their own. */
function makeNode(document: Document, value: unknown, isFlow = false) {
  const node = document.createNode(value);
  visit(node, {
    Collection: (_, one) => {
      one.flow = isFlow || one.items.every((item) => isScalar(isPair(item) ? item.value : item));
    },
  });
  return node;
}

/**
 * A file's text with changes that were made to it as the library writes it: lines that are the same before and after
 * stand as in the file. Lines that the library writes in another way stay together, unless each has one of its own.
 */
function keepLines(text: string, before: string, after: string): string {
  const written = before.split("\n");
  const changes = diffArrays(written, after.split("\n"));
  const isKept = changes.flatMap(({ added, removed, value }) => (added ? [] : value.map(() => !removed)));
  const first: string[] = [];
  const own: string[][] = [];
  for (const [lines, instead] of pairLines(written, text.split("\n"))) {
    const isWhole = isKept.slice(own.length, own.length + lines.length).every(Boolean);
    if (lines.length === 0) (own.at(-1) ?? first).push(...instead);
    else if (lines.length === instead.length) own.push(...instead.map((line) => [line]));
    else if (isWhole) own.push([...instead], ...lines.slice(1).map(() => []));
    else own.push(...lines.map((line) => [line]));
  }
  let at = 0;
  const kept = changes.flatMap(({ added, removed, value }) => {
    if (added) return value;
    at += value.length;
    return removed ? [] : own.slice(at - value.length, at).flat();
  });
  return [...first, ...kept].join("\n");
}

/** Runs of lines of one text with those that stand for them in another. */
function pairLines(one: readonly string[], other: readonly string[]): [string[], string[]][] {
  const pairs: [string[], string[]][] = [];
  for (const { added, removed, value } of diffArrays([...one], [...other])) {
    const last = pairs.at(-1);
    if (added && last?.[1].length === 0) last[1] = value;
    else pairs.push([added ? [] : value, removed ? [] : value]);
  }
  return pairs;
}
