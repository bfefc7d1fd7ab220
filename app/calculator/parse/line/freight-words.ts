import type { ContainerKind } from "#rating/loading/containers-and-pallets.ts";
import { isTaken, splitLine, type Token, writeWords } from "./tokens.ts";

type Tokens = { from: number; next: number };

const palletWords = new Set(["pallet", "pallets", "plt", "plts", "skid", "skids"]);
const palletCharacters = ["托盘", "托", "板"];
/** Kinds of container and of load that are never a parcel. */
const loadWords = new Set(["fcl", "lcl", "cbm", "gp", "hq", "hc"]);
const loadCharacters = ["集装箱", "货柜", "整柜", "拼柜", "小柜", "大柜", "高柜", "立方"];
/** What stands before a container that carries goods; `lunch containers` are goods. */
const beforeContainer = new Set(["a", "an", "one", "full", "whole", "foot", "ft", "gp", "hq", "hc"]);

/** A container with its length in feet, and how many of them: `20ft container`, `2 x 40HQ`, `40尺高柜`. */
const container =
  /^(?:(?:\d{1,2}|an?|one|two|[一二两三四五六七八九十]) (?:[x*] |[个只条台] |full )?)?(?:20|40|45|53)(?: -)?(?: (?:ft|foot|feet|'|英? ?尺|呎))?(?: -)?(?: (?:standard|dry|high cube|reefer|open top|flat rack))?(?: 的)? (?:containers?|cntrs?|gp|dc|dv|hq|hc|rf|high cubes?|[高平冷普大小开框] ?顶? ?柜|集 装 箱|货 柜|柜)(?: [x*] \d{1,2})?(?![^ ])/;

/** Containers that a number before them tells from anything else: `1x20ft`, `2个高柜`. */
const countedContainer =
  /^(?:\d [x*] (?:20|40|45)(?: -)?(?: (?:ft|foot|feet|'|英? ?尺|呎))|(?:\d{1,2}|[一二两三四五六七八九十])(?: [个只条台])? [小大高] 柜|(?:\d{1,2}|two) full containers?)(?! [x*])(?![^ ])/;

/** A container whose kind is not said; of a 40-foot one the form then shows the higher, where it can be changed. */
const anyContainer =
  /^(?:an?|one|\d{1,2}|[一二两三四五六七八九十])?\s*(?:[x×*个只条台]|full|whole)?\s*(?:containers?|cntrs?|fcl|集装箱|货柜|整柜|[小大高]柜)/i;
const counts = new Map([..."一二三四五六七八九十"].map((character, at) => [character, at + 1] as const));
for (const [word, count] of [
  ["two", 2],
  ["两", 2],
] as const)
  counts.set(word, count);

/**
 * The whole containers that such an expression asks for: `2 x 40HQ` is two of 40HC, `小柜` one of 20GP. Nothing for pallets,
 * shared containers, and for kinds that are cooled, open or longer, which no card prices.
 */
export function readContainers(text: string): { kind: ContainerKind; count: number } | undefined {
  if (/reefer|open|flat|(?<![a-z])rf\b|53|[冷开框]/i.test(text)) return undefined;
  const [, before, size, after] = /^(.*?)(20|40|45)(.*)$/is.exec(text) ?? [];
  if (size === undefined && !anyContainer.test(text)) return undefined;
  const said =
    /\d+|two|[一二两三四五六七八九十]/i.exec(before ?? text)?.[0] ?? /[x×*]\s*(\d+)$/i.exec(after ?? "")?.[1] ?? "1";
  const count = counts.get(said.toLowerCase()) ?? Number(said);
  const high = /h[cq]|high|高/i.test(text);
  if (size === "45") return { kind: "45HC", count };
  if (size === "20" || /小柜/.test(text)) return { kind: "20GP", count };
  return { kind: (size === "40" || /大柜/.test(text)) && !high ? "40GP" : "40HC", count };
}

/** How many pieces of a line such a container takes from `at` on. */
export function measureContainer(tokens: readonly Token[], at: number): number {
  const words = writeWords(tokens, at, 10);
  return (container.exec(words) ?? countedContainer.exec(words))?.[0].split(" ").length ?? 0;
}

/** The first whole containers that a text asks for, and the words before and after them. */
export function takeContainers(
  text: string,
): { kind: ContainerKind; count: number; before: string; after: string } | undefined {
  const tokens = splitLine(text);
  const at = tokens.findIndex((_, from) => measureContainer(tokens, from) > 0);
  const [first, last] = [tokens[at], tokens[at + measureContainer(tokens, at) - 1]];
  const found = first && last && readContainers(text.slice(first.start, last.end));
  return found && { ...found, before: text.slice(0, first.start), after: text.slice(last.end) };
}

/**
 * Where a line says that it is about pallets or containers, which the freight calculator prices: `12 pallets`, `a 40HQ`,
 * `3托`, `一个小柜`. `counts`: its numbers of pieces, as they were read; `containers`: where it says containers whole.
 */
export function findFreight(
  tokens: readonly Token[],
  used: readonly boolean[],
  counts: readonly Tokens[],
  containers: readonly Tokens[],
): readonly Tokens[] {
  const pallets = counts.find((count) =>
    tokens.slice(count.from, count.next).some((_, at) => isPallet(tokens, count.from + at)),
  );
  // GP is Guadeloupe, too
  if (pallets || containers.length > 0) return [...containers, ...(pallets ? [pallets] : [])];
  for (let at = 0; at < tokens.length; at += 1) {
    const length = measureLoad(tokens, at);
    if (length === 0 || isTaken(used, { from: at, next: at + length })) continue;
    const isNumbered = tokens[at - 1]?.kind === "number" && !used[at - 1];
    const count = counts.find(({ next }) => next === at);
    return [{ from: count?.from ?? (isNumbered ? at - 1 : at), next: at + length }];
  }
  return [];
}

function isPallet(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token?.kind === "word") return palletWords.has(token.text);
  return token?.kind === "character" && palletCharacters.some((name) => joinCharacters(tokens, at).startsWith(name));
}

/** How many pieces of a line name pallets or a container from `at` on. */
function measureLoad(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (token?.kind === "word") {
    const isContainer = /^(?:containers?|cntrs?)$/.test(token.text);
    // the first word of a line that goes on with its way, too
    const isCounted = before
      ? before.kind === "number" || beforeContainer.has(before.text)
      : /^(?:to|from|for)$/.test(tokens[at + 1]?.text ?? "");
    return palletWords.has(token.text) || loadWords.has(token.text) || (isContainer && isCounted) ? 1 : 0;
  }
  if (token?.kind !== "character") return 0;
  const text = joinCharacters(tokens, at);
  return [...loadCharacters, "托盘"].find((name) => text.startsWith(name))?.length ?? 0;
}

function joinCharacters(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join("");
}
