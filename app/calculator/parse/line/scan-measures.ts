import { readCountAt } from "./counts.ts";
import { readNumberAt } from "./numbers.ts";
import type { Problem } from "./reading.ts";
import { readSizeAt, type SizeMatch } from "./sizes.ts";
import { joinCharacters, type Run, type Token, writeTyped } from "./tokens.ts";
import { findSideUnit, findWeightUnit } from "./units.ts";
import { readWeightAt, type WeightMatch } from "./weights.ts";

/** `of`: it is said to be one of something. */
type CountAt = Run & { count: number; of: boolean };
type WrongAt = Run & { kind: Problem["kind"] & ("negative" | "range"); proposals: readonly string[] };

/** The numbers of a line with what they measure. */
export type Measures = {
  weights: readonly (WeightMatch & Run)[];
  sizes: readonly (SizeMatch & Run)[];
  counts: readonly CountAt[];
  /** Numbers that measure nothing: a postcode, a number of articles, a weight without its unit. */
  numbers: readonly Run[];
  /** Figures of a product, which say nothing of its parcel. */
  details: readonly Run[];
  wrong: readonly WrongAt[];
};

const rangeSigns = new Set(["-", "~", "～", "到", "至", "to", "or", "或"]);
/** Words that make a limit of a weight, before it or behind. */
const limits = new Set([
  "over",
  "under",
  "above",
  "below",
  "max",
  "min",
  "<",
  ">",
  "between",
  "超过",
  "不到",
  "最多",
  "最少",
  "至少",
]);
const limitsBehind = ["以上", "以内", "以下", "max", "min", "or more", "or less"];

/** Finds all measures of a line, in one walk over its pieces; none is in its postcodes, which only have numbers. */
export function scanMeasures(tokens: readonly Token[], postcodes: readonly Run[]): Measures {
  const weights: (WeightMatch & Run)[] = [];
  const sizes: (SizeMatch & Run)[] = [];
  const counts: CountAt[] = [];
  const numbers: Run[] = [];
  const details: Run[] = [];
  const wrong: WrongAt[] = [];
  for (let at = 0; at < tokens.length; ) {
    const isInCode = postcodes.some(({ from, next }) => from <= at && at < next);
    const found = isInCode ? undefined : readMeasureAt(tokens, at);
    if (found?.kind === "range" || found?.kind === "negative") wrong.push({ ...found, from: at });
    else if (found?.kind === "size") sizes.push({ ...found.match, from: at });
    else if (found?.kind === "weight") weights.push({ ...found.match, from: at });
    else if (found?.kind === "count") counts.push({ ...found, from: at, of: isOf(tokens[found.next - 1]) });
    else if (found?.kind === "detail") details.push({ from: at, next: found.next });
    else if (found) numbers.push({ from: at, next: found.next });
    at = found?.next ?? at + 1;
  }
  return { weights, sizes, counts, numbers, details, wrong };
}

type Found =
  | { kind: "size"; match: SizeMatch; next: number }
  | { kind: "weight"; match: WeightMatch; next: number }
  | { kind: "count"; count: number; next: number }
  | { kind: "range" | "negative"; proposals: readonly string[]; next: number }
  | { kind: "number" | "detail"; next: number };

function readMeasureAt(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const negative = readNegative(tokens, at);
  if (negative) return negative;
  const product = readProductFigure(tokens, at);
  if (product) return product;
  const range = readRange(tokens, at) ?? readLimit(tokens, at);
  if (range) return range;
  const size = readSizeAt(tokens, at);
  // two numbers with a sign for times between may be a number of pieces before a weight
  if (size && (size.sides || size.next - at > 3)) return { kind: "size", match: size, next: size.next };
  const weight = readWeightAt(tokens, at);
  if (weight) return { kind: "weight", match: weight, next: weight.next };
  if (size) return { kind: "size", match: size, next: size.next };
  const count = readCountAt(tokens, at);
  if (count) return { kind: "count", ...count };
  return token.kind === "number" ? { kind: "number", next: readNumberAt(tokens, at)?.next ?? at + 1 } : undefined;
}

function isOf(token: Token | undefined): boolean {
  return token !== undefined && ["of", "x", "*", "的"].includes(token.text);
}

/** `-2 kg`, where no number and no word is glued to the sign. */
function readNegative(tokens: readonly Token[], at: number): Found | undefined {
  const [sign, number, before] = [tokens[at], tokens[at + 1], tokens[at - 1]];
  const word = sign?.text === "负" || sign?.text === "minus";
  if (!word && (sign?.text !== "-" || number?.kind !== "number" || number.spaced)) return undefined;
  if (!readNumberAt(tokens, at + 1)) return undefined;
  const measured = before?.kind === "number" || isUnit(tokens, at - 1);
  if (!word && !sign?.spaced && measured) return undefined;
  const measure = readSizeAt(tokens, at + 1) ?? readWeightAt(tokens, at + 1) ?? readNumberAt(tokens, at + 1);
  const next = measure?.next ?? at + 2;
  return { kind: "negative", proposals: [writeTyped(tokens, at + 1, next)], next };
}

function isUnit(tokens: readonly Token[], at: number): boolean {
  return findWeightUnit(tokens, at) !== undefined || findSideUnit(tokens, at) !== undefined;
}

/** Units of what a product holds or can: they say nothing of a parcel. */
const productUnits = /^(?:mah|ah|wh|w|v|ml|cl|l|gb|tb|mb|k|mp|hz|毫安|毫升|瓦|伏|升)/;

/** `10000mAh`, `100ml`, `512GB`, `5G`, `size 42`, `A4`, `20寸行李箱`. */
function readProductFigure(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  if (
    (token?.text === "size" || token?.text === "尺码") &&
    tokens[at + 1]?.kind === "number" &&
    isAlone(tokens, at + 1)
  )
    return { kind: "detail", next: at + 2 };
  // the size of paper
  if (/^[ab]$/.test(token?.text ?? "") && /^[3-6]$/.test(tokens[at + 1]?.text ?? "") && !tokens[at + 1]?.spaced)
    return { kind: "detail", next: at + 2 };
  if (token?.kind !== "number") return undefined;
  const unit = tokens[at + 1];
  // `M5V 2T6` is a postcode
  if (tokens[at - 1]?.kind === "word" && !token.spaced) return undefined;
  if (unit?.typed === "G" && !unit.spaced && /^[2-6]$/.test(token.text) && tokens[at + 2]?.kind === "word")
    return { kind: "detail", next: at + 2 };
  if (unit?.text === "寸" && tokens[at + 2]?.kind === "character") return { kind: "detail", next: at + 2 };
  const [found] = productUnits.exec(joinCharacters(tokens, at + 1, 2)) ?? [];
  if (!found || (unit?.kind === "word" && found !== unit.text)) return undefined;
  const next = at + (unit?.kind === "character" ? found.length : 1) + 1;
  return { kind: "detail", next: tokens[next]?.text === "时" ? next + 1 : next };
}

/** Whether a number has neither a unit nor another number beside it. */
function isAlone(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return !isUnit(tokens, at + 1) && next?.kind !== "number" && !/^[x*/]$/.test(next?.text ?? "");
}

/** `2-3 kg`, `2kg to 3kg`, `两三公斤`. */
function readRange(tokens: readonly Token[], at: number): Found | undefined {
  const first = readNumberAt(tokens, at);
  if (!first) return undefined;
  const unit = findWeightUnit(tokens, first.next);
  const sign = tokens[unit?.next ?? first.next];
  if (!sign || !rangeSigns.has(sign.text)) return undefined;
  const second = readWeightAt(tokens, (unit?.next ?? first.next) + 1);
  // `2 lb - 12 oz` and `40-30-20` are none
  if (!second?.mass) return undefined;
  const last = writeTyped(tokens, (unit?.next ?? first.next) + 1, second.next);
  const own = findWeightUnit(tokens, second.next - 1) ?? findWeightUnit(tokens, second.next - 2);
  const low = `${writeTyped(tokens, at, first.next)} ${own ? writeTyped(tokens, own.next - 1, own.next) : ""}`.trim();
  return { kind: "range", proposals: [unit ? writeTyped(tokens, at, unit.next) : low, last], next: second.next };
}

/** `under 2 kg`, `2公斤以上`. */
function readLimit(tokens: readonly Token[], at: number): Found | undefined {
  const token = tokens[at];
  const before = limits.has(joinCharacters(tokens, at, 2)) ? at + (token?.kind === "character" ? 2 : 1) : at;
  const than = tokens[before]?.text === "than" ? before + 1 : before;
  const weight = readWeightAt(tokens, than);
  if (!weight) return undefined;
  const behind = tokens.slice(weight.next, weight.next + 2).map(({ text }) => text);
  const limit = limitsBehind.find((one) => one === behind.join("") || one === behind.join(" ") || one === behind[0]);
  if (than === at && !limit) return undefined;
  const next = weight.next + (limit ? (limit === behind[0] ? 1 : 2) : 0);
  return { kind: "range", proposals: [writeTyped(tokens, than, weight.next)], next };
}

/**
 * The measures of a line with each kind of parcel by itself: `2 boxes 3 kg and 1 box 5 kg`. One where it is of one kind, or
 * where not each has a number and a weight.
 */
export function splitKinds(measures: Measures): Measures[] {
  const { weights, sizes, counts, wrong } = measures;
  const [first] = counts;
  if (counts.length < 2 || weights.length !== counts.length || wrong.length > 0 || !first) return [measures];
  // a number stands before its parcel, or behind it: `3 kg x 2 and 5 kg x 1`
  const leads = [...weights, ...sizes].every(({ from }) => from > first.from);
  const kinds = counts.map((count, at): Measures => {
    const start = leads ? count.from : (counts[at - 1]?.next ?? 0);
    const end = leads ? (counts[at + 1]?.from ?? Number.POSITIVE_INFINITY) : count.next;
    const isOwn = ({ from }: { from: number }) => start <= from && from < end;
    return { ...measures, weights: weights.filter(isOwn), sizes: sizes.filter(isOwn), counts: [count] };
  });
  const isWhole = kinds.every((kind) => kind.weights.length === 1 && kind.weights[0]?.mass && kind.sizes.length < 2);
  // one size at the end may be that of all
  const isSized = sizes.length === 0 || kinds[0]?.sizes.length === 1;
  return isWhole && isSized ? kinds : [measures];
}
