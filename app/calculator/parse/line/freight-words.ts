import type { ContainerKind } from "#rating/loading/containers-and-pallets.ts";
import { toMass } from "#rating/shipment/units.ts";
import { readNumberAt } from "./numbers.ts";
import { countPieces, isTaken, joinCharacters, type Run, splitLine, type Token, use, writeWords } from "./tokens.ts";

/**
 * What a line asks for as freight. `special`: containers that are cooled, open or of another size, which no card prices;
 * `shared`: a part of one, or cubic metres, of pieces that may not be said. `isAssumed`: no length is said.
 */
export type Load =
  | { is: "containers"; kind: ContainerKind; count: number; isAssumed?: true }
  | { is: "special" | "pallets" | "shared" };
/** `lacks`: what another expression of the line may say. */
type LoadAt = { load: Load; next: number; lacks?: "size" | "count" };
type FreightAt = Run & { load: Load };

// each as pieces of a line, one space apart, that end where a piece does
const sizes: readonly (readonly [size: string, words: string])[] = [
  ["45", "45|forty(?: -)? five|四 十 五"],
  ["40", "40|forty|四 十"],
  ["20", "20|twenty|二 十"],
  ["53", "53|fifty(?: -)? three|五 十 三"],
];
const feet = "ft|foot|feet|'|英? ?[尺呎]";
const high = "(?:high|hi)(?: -)? cubes?|h[qc]|超? ?高";
const cooled = "reefers?|refrigerated|cooled|frozen|r[fh]|冷 藏|冷 冻|[冷冻](?= 柜)";
const open = "open(?: -)? tops?|flat(?: -)? racks?|flatracks?|tanks?|[开敞] 顶|框 架|平 板|罐 式?|特 种|[开框](?= 柜)";
const special = `${cooled}|${open}`;
const noun = "containers?|cntrs?|ctrs?|gp|d[cv]|集 装 箱|货 柜|柜(?! 子)";
const plain = "-|standard|std|dry|general purpose|shipping|cargo|full|的|标 准|普 通|[普平干大小]|干 货";
const anySize = sizes.map(([, words]) => words).join("|");
/** Two letters that may also be a country or a word stand for a container where they are glued to a counted one. */
const expression = new RegExp(
  `^(?<sign> (?:[x*]|[个只条台]|full|whole|units? of|nos?))?(?<before> (?:${special}))?(?:(?<size> (?:${anySize}))(?:(?: -)?(?<unit> (?:${feet})))?)?(?<words>(?: (?:${high}|${special}|${noun}|${plain}|ot|fr))*)(?<times> [x*] \\d{1,2})?(?![^ ])`,
);
const isNoun = new RegExp(` (?:${noun}|(?:high|hi)(?: -)? cubes?|h[qc])(?![^ ])`);
const isSpecial = new RegExp(` (?:${special})(?![^ ])`);
const isHigh = new RegExp(` (?:${high})(?![^ ])`);
/** What goes on behind a container that is told by its number and length alone: `1x20ft to`, `加一个20尺`. */
const goesOn =
  /^(?:$|(?:to|and|plus|or|from|via|for|[,;.+&/)(]|[到至去往发寄运走加和跟及的从])(?![^ ])|\d+ (?:[x*]|[个只条台])(?![^ ]))/;
/** What needs neither a number nor a length to be no goods. */
const alone = /^ (?:[冻框] 柜|开 顶 柜|框 架 柜|(?:reefer|open(?: -)? top|flat(?: -)? rack) containers?)$/;
const cubic =
  /^(?: 个(?= [立方]))? (?:cbms?|cubic met(?:er|re)s?|cu m|m 3|立 方(?: 米| 公 尺)?|方(?! [^到至去往发寄运走的共总重，,.;；、+/()\d]))(?![^ ])/;
/** No expression has more pieces. */
const longest = 18;

/**
 * Whole containers or a volume that begin at a piece of a line: `2 x 40HQ`, `两个四十尺高柜`, `1x20ft`, `3 x 40ft reefer`,
 * `5 cbm`. `isAwaited`: containers of no length stand before it, and `20ft` alone may be theirs.
 */
export function readLoadAt(tokens: readonly Token[], at: number, isAwaited = false): LoadAt | undefined {
  const first = tokens[at];
  const number = readNumberAt(tokens, at);
  const isArticle = /^an?$/.test(first?.text ?? "");
  const next = number?.next ?? at + 1;
  const [volume] = (number && cubic.exec(` ${writeWords(tokens, next, 5)}`)) ?? [];
  if (volume) return { load: { is: "shared" }, next: next + countPieces(volume) };
  const count = isArticle ? 1 : number?.amount;
  const isCount = count !== undefined && Number.isInteger(count) && count > 0 && count < 100;
  // in words a number counts; in digits it may be the first of two sides
  const spelt = isArticle || first?.kind !== "number";
  return (
    (isCount && readContainers(tokens, next, isAwaited, { count, spelt, isArticle })) ||
    readContainers(tokens, at, isAwaited)
  );
}

function readContainers(
  tokens: readonly Token[],
  from: number,
  isAwaited: boolean,
  counted?: { count: number; spelt: boolean; isArticle: boolean },
): LoadAt | undefined {
  const text = ` ${writeWords(tokens, from, longest)}`;
  const { 0: whole = "", groups = {} } = expression.exec(text) ?? {};
  const { sign = "", before = "", words = "", times = "" } = groups;
  const size = groups["size"] && sizes.find(([, own]) => new RegExp(`^ (?:${own})$`).test(groups["size"] ?? ""))?.[0];
  const own = counted ? whole.slice(0, whole.length - times.length) : whole;
  const rest = text.slice(own.length).trim();
  const said = `${before}${words}`;
  const named = isNoun.test(said);
  const other = isSpecial.test(said) || size === "53" || (counted !== undefined && / (?:ot|fr)$/.test(words));
  // `40HQ` is a length, and `20个柜` a number
  if (counted && !size && sign === "" && sizes.some(([length]) => Number(length) === counted.count)) return undefined;
  const sure = counted && !counted.isArticle && (counted.spelt || sign !== "");
  const isContainer = size
    ? named ||
      (other && (groups["unit"] !== undefined || counted !== undefined || / r[fh]/.test(words))) ||
      (isAwaited && !counted && groups["unit"] !== undefined && !/^(?:[x*]|by)(?![^ ])/.test(rest)) ||
      (sure && (groups["unit"] ? goesOn.test(rest) : isHigh.test(words)))
    : counted
      ? named && (!counted.isArticle || / full/.test(own) || other)
      : alone.test(own);
  if (!isContainer) return undefined;
  const next = from + countPieces(own);
  const isCounted = counted !== undefined || times !== "";
  if (other) return { load: { is: "special" }, next, ...(!isCounted && { lacks: "count" }) };
  const count = counted?.count ?? (times ? Number(times.slice(3)) : 1);
  const load = chooseContainer(size, said, count);
  const lacks = isCounted ? (load.isAssumed ? ("size" as const) : undefined) : ("count" as const);
  return { load, next, ...(lacks && { lacks }) };
}

/** Of a 40-foot container whose height is not said the usual one; where not even its length is, the higher, which can be changed. */
function chooseContainer(size: string | undefined, words: string, count: number): Load & { is: "containers" } {
  const is = "containers" as const;
  if (size === "45") return { is, kind: "45HC", count };
  if (size === "20" || / 小/.test(words)) return { is, kind: "20GP", count };
  if (isHigh.test(words)) return { is, kind: "40HC", count };
  const isSaid = size === "40" || / 大/.test(words);
  return isSaid ? { is, kind: "40GP", count } : { is, kind: "40HC", count, isAssumed: true };
}

/** The first whole containers of a text that cards may price, and the words before and after them. */
export function takeContainers(
  text: string,
): { kind: ContainerKind; count: number; isAssumed?: true; before: string; after: string } | undefined {
  const tokens = splitLine(text);
  for (let at = 0; at < tokens.length; ) {
    const { load, next } = readLoadAt(tokens, at) ?? { next: at + 1 };
    const [first, last] = [tokens[at], tokens[next - 1]];
    if (load?.is === "containers" && first && last)
      return { ...load, before: text.slice(0, first.start), after: text.slice(last.end) };
    at = next;
  }
  return undefined;
}

const palletWords = new Set(["pallet", "pallets", "plt", "plts", "skid", "skids"]);
const palletCharacters = ["托盘", "托", "板"];
/** Kinds of container and of load that are never a parcel. */
const loadWords = new Set(["fcl", "lcl", "cbm", "gp", "hq", "hc"]);
const loadCharacters = ["集装箱", "货柜", "整柜", "拼柜", "拼箱", "小柜", "大柜", "高柜", "立方"];
/** What stands before a container that carries goods; `lunch containers` are goods. */
const beforeContainer = new Set(["a", "an", "one", "full", "whole", "foot", "ft", "gp", "hq", "hc"]);

/**
 * Where a line says that it is about pallets or containers, which the freight calculator prices: `12 pallets`, `a 40HQ`,
 * `3托`, `一个小柜`. Words that it says anyway are used. `counts`: its numbers of pieces, as they were read; `said`: containers and volumes as they were read
 * before all else.
 */
export function findFreight(
  tokens: readonly Token[],
  used: boolean[],
  counts: readonly Run[],
  said: readonly FreightAt[],
): readonly FreightAt[] {
  const pallets = counts.find((count) => isPalletCount(tokens, count));
  const found = [...said, ...(pallets ? [{ ...pallets, load: { is: "pallets" as const } }] : [])];
  const isNamed = found.some(({ load }) => load.is !== "shared");
  for (let at = 0; at < tokens.length; at += 1) {
    const length = measureLoad(tokens, at);
    if (length === 0 || isTaken(used, { from: at, next: at + length })) continue;
    // pallets share a container or fill one; GP is Guadeloupe, too
    if (isNamed) {
      if (pallets && /^(?:lcl|拼)/.test(tokens[at]?.text ?? "")) use(used, at, at + length);
      continue;
    }
    const isNumbered = tokens[at - 1]?.kind === "number" && !used[at - 1];
    const count = counts.find(({ next }) => next === at);
    const from = count?.from ?? (isNumbered ? at - 1 : at);
    const words = joinCharacters(tokens, at, 3);
    return [...found, { from, next: at + length, load: readLoad(words, isNumbered ? tokens[at - 1]?.text : "1") }];
  }
  return found;
}

/** A load without its length; a container of a length that is not said can be changed where it is priced. */
function readLoad(words: string, count = "1"): Load {
  if (isPalletName(words)) return { is: "pallets" };
  if (!/^(?:containers?|cntrs?|fcl|集装箱|货柜|[整小大高]柜)/.test(words)) return { is: "shared" };
  return chooseContainer(undefined, ` ${words}`, Number(count));
}

/** More is rather the weight of several pallets. */
export const heaviestPallet = toMass(1200, "kg");

/** Whether a number of pieces is one of pallets. */
export function isPalletCount(tokens: readonly Token[], { from, next }: Run): boolean {
  return tokens.slice(from, next).some((_, at) => isPalletName(joinCharacters(tokens, from + at, 3)));
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
  const text = joinCharacters(tokens, at, 3);
  return [...loadCharacters, "托盘"].find((name) => text.startsWith(name))?.length ?? 0;
}
