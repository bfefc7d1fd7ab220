import { isDeepStrictEqual } from "node:util";
import { diffArrays } from "diff";
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { hideFigures, mapTexts, showFigures } from "./hidden-figures.ts";
import { writeFlow, writeFresh, writeScalar } from "./write-yaml.ts";

/** YAML as the check reads it; its figures are to be hidden before. */
export function parseHidden(text: string, lineCounter?: LineCounter): Document.Parsed {
  return parseDocument(text, { schema: "core", prettyErrors: false, ...(lineCounter && { lineCounter }) });
}

/** What a YAML text says, figures as they are written. Throws an Error for one that cannot be read. */
export function readYamlValue(text: string): unknown {
  const document = parseHidden(hideFigures(text));
  const [error] = document.errors;
  if (error) throw new Error(`The file cannot be read as it stands: ${error.message}`);
  return mapTexts(document.toJS() ?? {}, showFigures);
}

/**
 * A YAML text changed so that it says `after`. What says the same keeps its characters: comments, quotation marks, order
 * and blank lines. Throws an Error for a text that cannot be read, or that would not say `after` in the end.
 */
export function editYaml(text: string, after: unknown): string {
  return showFigures(editHidden(hideFigures(text), mapTexts(after, hideFigures)));
}

function editHidden(text: string, after: unknown): string {
  const document = parseHidden(text);
  const [error] = document.errors;
  if (error) throw new Error(`The file cannot be read as it stands: ${error.message}`);
  if (isDeepStrictEqual(document.toJS() ?? {}, after)) return text;
  const { contents } = document;
  const begin = contents?.range?.[0] ?? text.length;
  const edited = canRewrite(contents, after)
    ? text.slice(0, begin) + rewrite({ text, document }, contents, after) + text.slice(findEnd(text, contents))
    : `${text}${writeFresh(after, "")}`;
  if (!isDeepStrictEqual(parseHidden(edited).toJS(), after))
    throw new Error("This change cannot be written into the file without touching the rest: change its text instead");
  return edited;
}

type Source = { text: string; document: Document.Parsed };
type Block = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

function isBlock(node: unknown): node is Block {
  return isCollection(node) && !node.flow && node.items.length > 0;
}

function isFilled(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length > 0;
}

/** Whether a value takes the place of another one without a new beginning. */
function canRewrite(node: Node | null | undefined, after: unknown): node is Node {
  if (isMap(node)) return isFilled(after) && !Array.isArray(after) && node.items.length > 0;
  if (isSeq(node)) return isFilled(after) && Array.isArray(after) && node.items.length > 0;
  return isScalar(node) && node.range !== undefined && (after === null || typeof after !== "object");
}

/** Where a node ends: of a block behind the line of its last item, of anything else behind its last character. */
function findEnd(text: string, node: Node): number {
  if (!isBlock(node)) return node.range?.[1] ?? 0;
  const last = node.items.at(-1);
  const value = isNode(last) ? last : (last?.value ?? last?.key);
  return findLineEnd(text, value ? findEnd(text, value) : 0);
}

function findLineEnd(text: string, offset: number): number {
  if (offset > 0 && text[offset - 1] === "\n") return offset;
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** The text of a node that says something else. */
function rewrite(source: Source, node: Node, after: unknown): string {
  const { text, document } = source;
  const own = text.slice(node.range?.[0], findEnd(text, node));
  if (isDeepStrictEqual(node.toJS(document), after)) return own;
  if (isBlock(node)) return rewriteBlock(source, node, after);
  if (isCollection(node)) return rewriteFlow(source, node, after);
  return writeScalar(node, after, findIndent(text, node), isWithinFlow(document, node));
}

function isWithinFlow(document: Document.Parsed, node: Node): boolean {
  let within = false;
  visit(document, {
    Node: (_, one, path) => {
      if (one !== node) return undefined;
      within = path.some((each) => isCollection(each) && each.flow);
      return visit.BREAK;
    },
  });
  return within;
}

/** The white space at the beginning of the line that a node is in. */
function findIndent(text: string, node: Node): string {
  const start = node.range?.[0] ?? 0;
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return /^[ -]*/.exec(line)?.[0].replaceAll("-", " ") ?? "";
}

/** An item with its text: what stands in front of its value, the value, and the rest of its last line. */
type Item = { key: unknown; value: Node | null; now: unknown; start: number; end: number };

function listItems({ text, document }: Source, node: Block | YAMLMap | YAMLSeq): Item[] {
  const items = isMap(node)
    ? node.items.map(({ key, value }) => ({
        key: isScalar(key) ? key.value : key,
        value: isNode(value) ? value : null,
        at: isNode(key) ? key : undefined,
      }))
    : node.items.map((value, index) => ({ key: index, value: isNode(value) ? value : null, at: undefined }));
  let start = node.range?.[0] ?? 0;
  return items.map(({ key, value, at }) => {
    const last = value ?? at;
    const offset = last ? findEnd(text, last) : start;
    const end = isBlock(node) ? findLineEnd(text, offset) : offset;
    const item = { key, value, now: value?.toJS(document), start, end };
    start = end;
    return item;
  });
}

/** The item's text with another value in it. */
function rewriteItem(source: Source, item: Item, after: unknown, fresh: () => string): string {
  const { text } = source;
  const { value, start, end } = item;
  if (isDeepStrictEqual(item.now, after)) return text.slice(start, end);
  if (!canRewrite(value, after)) return fresh();
  const from = value.range?.[0] ?? 0;
  return text.slice(start, from) + rewrite(source, value, after) + text.slice(findEnd(text, value), end);
}

function rewriteBlock(source: Source, node: Block, after: unknown): string {
  const { text } = source;
  const indent = findIndent(text, node);
  const isInFlow = isSeq(node) && node.items.every((item) => isCollection(item) && item.flow);
  const write = (key: unknown, value: unknown) =>
    writeFresh(isSeq(node) ? [value] : { [String(key)]: value }, indent, isInFlow);
  const parts = arrange(source, listItems(source, node), after, isSeq(node), write);
  const lines = parts.map((part, at) => {
    // the first item stands behind the white space of its line, which is no part of it
    const whole = /^[\s#]/.test(part) ? part : indent + part;
    return whole.endsWith("\n") || at === parts.length - 1 ? whole : `${whole}\n`;
  });
  const joined = lines.join("");
  const ended = text.slice(0, findEnd(text, node)).endsWith("\n") && !joined.endsWith("\n") ? `${joined}\n` : joined;
  return ended.replace(/^ +/, "");
}

function rewriteFlow(source: Source, node: YAMLMap | YAMLSeq, after: unknown): string {
  const { text } = source;
  const items = listItems(source, node);
  const [first] = items;
  const begin = node.range?.[0] ?? 0;
  const inner = first ? (/^[[{]\s*/.exec(text.slice(first.start, first.end))?.[0] ?? "") : "";
  const close = text.slice(items.at(-1)?.end ?? begin, node.range?.[1]);
  const trimmed = items.map((item, at) => (at === 0 ? { ...item, start: item.start + inner.length } : item));
  const write = (key: unknown, value: unknown) => {
    const flow = writeFlow(isSeq(node) ? [value] : { [String(key)]: value });
    return flow.slice(1, -1).trim();
  };
  const parts = arrange(source, trimmed, after, isSeq(node), write).map((part) => part.replace(/^\s*,\s*/, ""));
  const gap = items[1] ? (/^\s*,\s*/.exec(text.slice(items[1].start, items[1].end))?.[0] ?? ", ") : ", ";
  return inner + parts.join(gap) + close;
}

/** The texts of the items that `after` has, in its order: those that are there already, rewritten, and new ones. */
function arrange(
  source: Source,
  items: readonly Item[],
  after: unknown,
  isList: boolean,
  write: (key: unknown, value: unknown) => string,
): string[] {
  if (!isList) {
    const wanted = new Map(Object.entries(after ?? {}));
    const kept = items.filter(({ key }) => wanted.has(String(key))).map(({ key }) => String(key));
    const order = [...kept];
    for (const [at, key] of [...wanted.keys()].entries())
      if (!kept.includes(key)) order.splice(order.indexOf([...wanted.keys()][at - 1] ?? "") + 1, 0, key);
    return order.map((key) => {
      const item = items.find((one) => String(one.key) === key);
      const fresh = () => write(key, wanted.get(key));
      return item ? rewriteItem(source, item, wanted.get(key), fresh) : fresh();
    });
  }
  const wanted: unknown[] = Array.isArray(after) ? after : [];
  const steps = diffArrays(
    items.map(({ now }) => now),
    wanted,
    { comparator: isDeepStrictEqual },
  );
  const removed: Item[] = [];
  const parts: ((pool: Item[]) => string)[] = [];
  let at = 0;
  let replaced: Item[] = [];
  for (const { added, removed: gone, value } of steps) {
    const own = added ? [] : items.slice(at, at + value.length);
    if (!added) at += value.length;
    if (gone) {
      replaced = [...own];
      removed.push(...own);
    } else if (added)
      for (const each of value) {
        const instead = replaced.shift();
        parts.push((pool) => {
          // an item that was moved keeps its text
          const same = pool.find(({ now }) => isDeepStrictEqual(now, each));
          const item = same ?? instead;
          return item ? rewriteItem(source, item, each, () => write(0, each)) : write(0, each);
        });
      }
    else {
      replaced = [];
      for (const item of own) parts.push(() => source.text.slice(item.start, item.end));
    }
  }
  return parts.map((part) => part(removed));
}
