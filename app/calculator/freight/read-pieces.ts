import { heaviestBox } from "#rating/shipment/shipment.ts";
import { convertLength, convertMass, type Mass } from "#rating/shipment/units.ts";
import type { LineReader } from "../destination/line-reader.ts";
import { parseAmbiguousNumber } from "../parse/amount.ts";
import { heaviestPallet } from "../parse/line/freight-words.ts";
import type { Problem, Reading } from "../parse/line/reading.ts";
import { isContainer, type PieceKind } from "./cargo.ts";

/**
 * Pieces that a text counts, each with the words about them. `isAssumed`: the length of a container is not said;
 * `isNumbered`: they are counted by their numbers, as a packing list does.
 */
export type CountedPieces = { kind: PieceKind; quantity: string; rest: string; isAssumed?: true; isNumbered?: true };

/** Pieces with what was read of them. `pieces`: how many of them the weight is of, where that is known; `isTotal`: it is said to be that of all. */
type ReadPieces = {
  kind: PieceKind;
  quantity: string;
  reading: Reading;
  pieces: number | undefined;
  isTotal?: boolean;
};

/** How pieces are called in a mail: pallets, cartons, parcels. */
export const called: readonly (readonly [PieceKind, string])[] = [
  ["pallet", "pallets?|plts?|skids?|托盘|托|板"],
  ["carton", "cartons?|ctns?|boxes|box|纸箱|箱"],
  ["parcel", "parcels?|packages?|pieces|pcs|包裹|件"],
];
export const pieceWords = called.map(([, words]) => words).join("|");

const unit = "kgs?|kilos?|kilograms?|lbs?|pounds?|t\\b|tons?|tonnes?|公斤|千克|公?吨|斤|磅";
/** What says of a weight that it is one piece's; it is no word of the rest. */
const perPiece = new RegExp(`(?:每个?|\\b(?:per|each)\\s+|/\\s*)(?:${pieceWords}|piece|pc|containers?|柜)`, "gi");
const ofEach = new RegExp(
  `[每各]|单[托箱件板柜个重]|\\b(?:each|ea|apiece)\\b|\\bper\\b|@|(?:${unit})(?:/|\\s*/\\s*(?:${pieceWords}|piece|pc|containers?|柜|个))|(?:\\bof|[x*×])\\s+(?=[\\d.,]+\\s*(?:${unit}))`,
  "i",
);
/** What says of the weight before or after it that it is that of all pieces. */
const ofAll = new RegExp(
  `(?:共[计重]?|合计|总计?(?:毛重|重量?)?|\\btotal(?:l?ing)?(?:\\s+(?:gross\\s+)?weight)?(?:\\s+(?:of|is))?)\\s*[:：]?\\s*(?:约|大约|about\\s|approx\\.?\\s)?\\s*(?=[\\d.,]+\\s*(?:${unit}))|(?<=\\d\\s*(?:${unit})\\s*[,(]?\\s*)(?:in\\s+(?:total|all)|(?:gross\\s+)?total|(?:all\\s+)?together|altogether|overall|combined|合计|总[重计]?)`,
  "i",
);
/** What says of a weight neither that it is one piece's nor that it is that of all; packing lists call one piece's so. */
const ofEither = /\bg\.?\s?w\b|\bgross\b|毛重/i;
/** It is no word of the rest; what a piece weighs without its carton is nobody's question. */
const gross =
  /\bg\.?\s?w\b\.?|\bgross\s+weight\b|毛重|(?:\bn\.?\s?w\b\.?|\bnet\s+weight\b|净重)\s*[:：]?\s*[\d.,]+\s*(?:kgs?|lbs?|公斤|千克|磅)?/gi;

/** What one piece weighs at least, in kilograms: what is less was meant otherwise. */
function getLeastWeight(kind: PieceKind): number {
  if (isContainer(kind)) return 100;
  return kind === "pallet" ? 10 : 0.1;
}

/** What no goods are as heavy as for their size: a weight of all together. */
const densest = 2500;

function isHeavy(kind: PieceKind, mass: Mass, sides: NonNullable<Reading["sides"]>): boolean {
  const volume = sides.reduce((product, side) => product * convertLength("m", side), 1);
  return mass > (kind === "pallet" ? heaviestPallet : heaviestBox) || convertMass("kg", mass) > densest * volume;
}

/** Reads the words about pieces; what their weight is of is asked where neither they nor a size says it. */
export function readPieces({ kind, quantity, rest, isNumbered }: CountedPieces, read: LineReader): ReadPieces {
  const count = Number(quantity);
  const isTotal = ofAll.test(rest);
  const isEach = ofEach.test(rest);
  const words = settleThousands(rest, getLeastWeight(kind) * (isTotal ? count : 1))
    .replace(perPiece, " ")
    .replace(ofAll, " ")
    .replace(gross, " ");
  const whole = read(words);
  // beside pieces a greeting is none of what is not understood
  const reading = whole.isIdle ? { ...whole, problems: [] } : whole;
  const weight = reading.parts.find((part) => part.kind === "weight");
  if (isTotal || count === 1 || isEach || !weight)
    return { kind, quantity, reading, isTotal, pieces: isTotal ? count : 1 };
  const isEither = ofEither.test(rest) && !isNumbered;
  if (reading.sides && !isEither && !isHeavy(kind, weight.mass, reading.sides))
    return { kind, quantity, reading, pieces: 1 };
  const text = words.slice(...weight.span);
  const proposals = /\p{Script=Han}/u.test(words) ? [`每件${text}`, `共${text}`] : [`${text} each`, `${text} total`];
  const problem: Problem = { kind: "total-or-each", span: weight.span, proposals };
  return { kind, quantity, reading: { ...reading, problems: [...reading.problems, problem] }, pieces: undefined };
}

/** `1,200 lb` of a pallet with its thousands as they are meant, where 1.2 lb are no pallet. */
export function settleThousands(text: string, least: number): string {
  return text.replace(
    /(?<![\d.,])\d{1,3}[.,]\d{3}(?=\s*(?:kgs?|lbs?|pounds?|公斤|千克|斤|磅)(?![a-z]))/gi,
    (number) => {
      const two = parseAmbiguousNumber(number);
      return two && two.decimal < least ? String(two.thousands) : number;
    },
  );
}
