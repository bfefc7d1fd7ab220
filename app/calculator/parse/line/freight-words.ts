import { chooseKind, type Load } from "./container-words.ts";
import { isTaken, type Token } from "./tokens.ts";

type Tokens = { from: number; next: number };
type LoadAt = Tokens & { load: Load };

const palletWords = new Set(["pallet", "pallets", "plt", "plts", "skid", "skids"]);
const palletCharacters = ["托盘", "托", "板"];
/** Kinds of container and of load that are never a parcel. */
const loadWords = new Set(["fcl", "lcl", "cbm", "gp", "hq", "hc"]);
const loadCharacters = ["集装箱", "货柜", "整柜", "拼柜", "小柜", "大柜", "高柜", "立方"];
/** What stands before a container that carries goods; `lunch containers` are goods. */
const beforeContainer = new Set(["a", "an", "one", "full", "whole", "foot", "ft", "gp", "hq", "hc"]);

/**
 * Where a line says that it is about pallets or containers, which the freight calculator prices: `12 pallets`, `a 40HQ`,
 * `3托`, `一个小柜`. `counts`: its numbers of pieces, as they were read; `said`: containers and volumes as they were read
 * before all else.
 */
export function findFreight(
  tokens: readonly Token[],
  used: readonly boolean[],
  counts: readonly Tokens[],
  said: readonly LoadAt[],
): readonly LoadAt[] {
  const pallets = counts.find((count) =>
    tokens.slice(count.from, count.next).some((_, at) => isPallet(tokens, count.from + at)),
  );
  const found = [...said, ...(pallets ? [{ ...pallets, load: { is: "pallets" as const } }] : [])];
  // GP is Guadeloupe, too
  if (found.some(({ load }) => load.is !== "shared")) return found;
  for (let at = 0; at < tokens.length; at += 1) {
    const length = measureLoad(tokens, at);
    if (length === 0 || isTaken(used, { from: at, next: at + length })) continue;
    const isNumbered = tokens[at - 1]?.kind === "number" && !used[at - 1];
    const count = counts.find(({ next }) => next === at);
    const from = count?.from ?? (isNumbered ? at - 1 : at);
    const words = joinCharacters(tokens, at);
    return [...found, { from, next: at + length, load: readLoad(words, isNumbered ? tokens[at - 1]?.text : "1") }];
  }
  return found;
}

/** A load without its length; a container of a length that is not said can be changed where it is priced. */
function readLoad(words: string, count = "1"): Load {
  if (isPalletName(words)) return { is: "pallets" };
  if (!/^(?:containers?|cntrs?|fcl|集装箱|货柜|[整小大高]柜)/.test(words)) return { is: "shared" };
  return { is: "containers", kind: chooseKind(undefined, ` ${words}`), count: Number(count) };
}

function isPallet(tokens: readonly Token[], at: number): boolean {
  return isPalletName(joinCharacters(tokens, at));
}

function isPalletName(words: string): boolean {
  return palletWords.has(words) || palletCharacters.some((name) => words.startsWith(name));
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

/** A word, or characters that may be one. */
function joinCharacters(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(at, tokens[at]?.kind === "character" ? at + 3 : at + 1)
    .map(({ text }) => text)
    .join("");
}
