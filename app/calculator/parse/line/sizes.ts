import { convertLength, type Length } from "#rating/shipment/units.ts";
import { readMeasure } from "../amount.ts";
import { guessMetres, type SideUnit, toSide } from "../size.ts";
import { type NumberMatch, readNumberAt } from "./numbers.ts";
import { joinCharacters, type Token } from "./tokens.ts";
import { findSideUnit, findWeightUnit } from "./units.ts";

/** A size in a line. Without `sides` it is none: two sides, four, or a number with two meanings. */
export type SizeMatch = {
  sides?: readonly [Length, Length, Length];
  imperial: boolean;
  /** Centimetres that they rather are, where they look like metres. */
  metres?: readonly number[];
  /** The number of pieces that was written before it, or behind: `2 x 40x30x20`. */
  quantity?: number;
  next: number;
};

type Label = "length" | "width" | "height";
type Side = {
  number: NumberMatch;
  unit?: SideUnit;
  more?: { amount: number; unit: SideUnit };
  label?: Label;
  spaced: boolean;
};

const labels: readonly (readonly [Label, readonly string[]])[] = [
  ["length", ["l", "length", "long", "长", "长度"]],
  ["width", ["w", "b", "width", "wide", "breadth", "宽", "宽度"]],
  ["height", ["h", "d", "height", "high", "tall", "depth", "deep", "thick", "高", "厚", "高度"]],
];

/** The size that begins at a token: sides with signs between, with names, or three numbers before one unit. */
export function readSizeAt(tokens: readonly Token[], at: number): SizeMatch | undefined {
  const sides: Side[] = [];
  let next = at;
  let sign: string | undefined;
  for (;;) {
    const side = readSideAt(tokens, next);
    if (!side || sides.length > 5) break;
    sides.push(side.side);
    const between = readBetween(tokens, side.next, side.side);
    const follows = between && readSideAt(tokens, between.next);
    next = side.next;
    if (!between || !follows || (sign !== undefined && !isAlike(sign, between.sign))) break;
    sign ??= between.sign;
    next = between.next;
  }
  if (sides.length < 2 || sign === undefined) return undefined;
  const certain = isTimes(sign) || sides.every(({ label }) => label);
  // numbers with spaces or commas between are sides where there are three of them
  const three = sides.length === 3 && (sign === "/" || sign === "-" || sides.some(({ unit }) => unit) || sign === " ");
  if (!certain && !three) return undefined;
  return { ...judgeSides(sides), next };
}

function isTimes(sign: string): boolean {
  return sign === "x" || sign === "*";
}

function isAlike(one: string, other: string): boolean {
  return one === other || (isTimes(one) && isTimes(other));
}

const timesWords = new Set(["x", "*", "by", "乘", "×", "х"]);

/** What stands between two sides, and where the next begins. */
function readBetween(tokens: readonly Token[], at: number, side: Side): { sign: string; next: number } | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (timesWords.has(token.text) && token.kind !== "number") return { sign: "x", next: at + 1 };
  if (token.text === "/" || token.text === "-") return { sign: token.text, next: at + 1 };
  const labelled = side.label !== undefined;
  if (token.text === "," || token.text === "、" || token.text === ";")
    return { sign: labelled ? "x" : " ", next: at + 1 };
  if (labelled) return { sign: "x", next: at };
  return token.kind === "number" ? { sign: " ", next: at } : undefined;
}

/** `40`, `40cm`, `1 ft 4 in`, `L40`, `40 (L)`, `40cm wide`, `长40`. */
function readSideAt(tokens: readonly Token[], at: number): { side: Side; next: number } | undefined {
  const before = readLabel(tokens, at);
  const number = readNumberAt(tokens, before?.next ?? at);
  if (!number) return undefined;
  // in words only beside a sign for times or before a unit
  const beside = timesWords.has(tokens[number.next]?.text ?? "") || timesWords.has(tokens[at - 1]?.text ?? "");
  if (number.text === undefined && !before && !beside && !findSideUnit(tokens, number.next)) return undefined;
  // groups of thousands are rare in sides, and 40 300 200 are three of them
  const own: NumberMatch =
    number.text?.includes(" ") === true
      ? { text: tokens[before?.next ?? at]?.text ?? "", amount: undefined, next: (before?.next ?? at) + 1 }
      : number;
  const unit = findSideUnit(tokens, own.next);
  if (!unit && findWeightUnit(tokens, own.next)) return undefined;
  let next = unit?.next ?? own.next;
  const part = unit?.unit === "ft" || unit?.unit === "m" ? readInches(tokens, next, unit.unit) : undefined;
  next = part?.next ?? next;
  const after = before ? undefined : readLabel(tokens, next);
  const label = before?.label ?? after?.label;
  const spaced = tokens[at]?.spaced ?? false;
  return {
    side: {
      number: own,
      ...(unit && { unit: unit.unit }),
      ...(part && { more: part }),
      ...(label && { label }),
      spaced,
    },
    next: after?.next ?? next,
  };
}

/** `4 in` behind feet, `20 cm` behind metres. */
function readInches(tokens: readonly Token[], at: number, larger: "ft" | "m") {
  const number = tokens[at]?.kind === "number" ? readNumberAt(tokens, at) : undefined;
  const unit = number && findSideUnit(tokens, number.next);
  const smaller = larger === "ft" ? "in" : "cm";
  if (unit?.unit !== smaller || number?.amount === undefined || number.amount >= (larger === "ft" ? 12 : 100))
    return undefined;
  return { amount: number.amount, unit: unit.unit, next: unit.next };
}

function readLabel(tokens: readonly Token[], at: number): { label: Label; next: number } | undefined {
  const open = tokens[at]?.text === "(" ? at + 1 : at;
  const token = tokens[open];
  if (token?.kind !== "word" && token?.kind !== "character") return undefined;
  const two = joinCharacters(tokens, open, 2);
  for (const [label, names] of labels) {
    const name = names.find((one) => one === two) ?? names.find((one) => one === token.text);
    if (!name) continue;
    let next = open + (token.kind === "character" ? name.length : 1);
    if (open > at) {
      if (tokens[next]?.text !== ")") return undefined;
      next += 1;
    }
    if (tokens[next]?.text === ":" || tokens[next]?.text === "=") next += 1;
    return { label, next };
  }
  return undefined;
}

/** Units of sides that name none are those of the next that does, else of the last. */
function judgeSides(written: readonly Side[]): Omit<SizeMatch, "next"> {
  let sides = written;
  let quantity: number | undefined;
  if (sides.length === 4) {
    const [first, ...rest] = sides;
    const last = sides.at(-1);
    const behind = last && !last.unit && sides.slice(0, 3).some(({ unit }) => unit);
    // four numbers written alike say neither which of them counts nor whether one does
    const alike = sides.every(({ unit }) => !unit) && new Set(rest.map(({ spaced }) => spaced)).size === 1;
    const counted = behind ? last : first && !first.unit && !alike ? first : undefined;
    if (counted?.number.amount !== undefined && Number.isInteger(counted.number.amount)) {
      quantity = counted.number.amount;
      sides = behind ? sides.slice(0, 3) : rest;
    }
  }
  const units = sides.map(({ unit }, at) => unit ?? sides.slice(at).find((one) => one.unit)?.unit);
  const last = units.findLast(Boolean) ?? "cm";
  const imperial = (units[0] ?? last) === "in" || (units[0] ?? last) === "ft";
  const read = sides.map(({ number, more }, at): Length | undefined => {
    const unit = units[at] ?? last;
    const amount = number.text === undefined ? number.amount : readMeasure(number.text, unit);
    if (amount === undefined || amount <= 0) return undefined;
    return toSide(amount, unit) + (more ? toSide(more.amount, more.unit) : 0);
  });
  const [a, b, c, ...others] = read;
  const metres = units.some(Boolean) ? undefined : guessMetres(sides.map(({ number }) => number.text ?? ""));
  if (metres) return { imperial: false, metres };
  const found = { imperial, ...(quantity !== undefined && { quantity }) };
  if (!a || !b || !c || others.length > 0 || read.some((one) => !one || convertLength("m", one) > 13)) return found;
  return { ...found, sides: order([a, b, c], sides) };
}

/** Sides that are named come as length, width, height; others as they were typed. */
function order(sides: readonly [Length, Length, Length], written: readonly Side[]): readonly [Length, Length, Length] {
  const names = written.map(({ label }) => label);
  const [length, width, height] = (["length", "width", "height"] as const).map((name) => sides[names.indexOf(name)]);
  return length && width && height ? [length, width, height] : sides;
}
