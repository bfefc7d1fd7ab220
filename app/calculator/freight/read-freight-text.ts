import { normalizeDigits } from "#app/platform/digits.ts";
import { convertLength, convertMass } from "#rating/shipment/units.ts";
import type { LineReader } from "../destination/line-reader.ts";
import { roundDecimals } from "../parse/amount.ts";
import { makeSimplifier } from "../parse/make-simplifier.ts";
import { takeContainers } from "../parse/line/freight-words.ts";
import { settleContainers } from "../parse/line/join-containers.ts";
import { numberWords, readNumberAt } from "../parse/line/numbers.ts";
import type { Problem, Reading } from "../parse/line/reading.ts";
import { splitLine as splitTokens } from "../parse/line/tokens.ts";
import { type Units, unitsOf } from "../parse/measure.ts";
import { writeSides } from "../parse/size.ts";
import { type FreightRow, isContainer } from "./cargo.ts";
import { called, type CountedPieces, pieceWords, readPieces, settleThousands } from "./read-pieces.ts";
import { readTotal, sumPieces, type Total } from "./read-total.ts";

/** Numbers of pieces in words: `一托`, `two pallets`. Not the contents of each: `每箱一件`. */
const spelt = new RegExp(
  `(?<![每\\d.点十百]|每[箱托件板])(?:[一二两俩三四五六七八九十百]+(?=\\s*[个只]?\\s*(?:${pieceWords}))|\\b(?:an?|${numberWords})(?=\\s+(?:${pieceWords})\\b))`,
  "gi",
);
/** What a row begins with, in traditional characters, too. */
const toSimplified = makeSimplifier("個个櫃柜兩两盤盘紙纸貨货裝装開开頂顶凍冻總总計计單单噸吨發发");
/** 加 is plus before what is counted alone, and behind no place that ends in it (牙买加); 加拿大 begins with it. */
const between =
  /\band\b|\bplus\b|和|以及|(?<![黎斯沙拉东汤买麦里尼])(?:[另再外]?加上?|另外?)(?=\s*(?:\d|[一二两俩三四五六七八九十]|[小大高整]柜))|\s\/\s|[;；、，+&|]|,\s/gi;
/** What starts a line that sums up the others. */
const summed = /^\W*(?:(?:grand\s+)?total|in total|合计|总计|共)/i;
const weighed = /\d\s*(?:kg|lb|公斤|千克|吨|磅|t\b)/i;
const sized = /\d\D{0,6}[x×*]\s*\d/i;

export type FreightText = {
  rows: FreightRow[];
  units: Units;
  /** Each row's own text, and lines beside them that name a place, as they were read. */
  readings: readonly Reading[];
  /** Lines that nobody understands. */
  unread: readonly string[];
  /** Containers whose length is not said. */
  isAssumed: boolean;
  /** What is said of pieces of several kinds together. */
  together: readonly string[];
  /** All pieces together, where the text says their volume in place of their sizes. */
  total: FreightRow | undefined;
};

/** A text about freight, taken apart. `others`: its lines that belong to no pieces. */
type SplitText = { parts: readonly CountedPieces[]; others: readonly string[] };

/** A longer text is no packing list. */
export const longestFreightText = 20_000;

/** The rows of a text about freight, as they are counted; none where it says no row whole. */
export function splitFreightText(text: string): SplitText {
  const parts: CountedPieces[] = [];
  const others: string[] = [];
  const settled = settleContainers(writeDigits(text.replace(/[，、；]/g, ", ")));
  for (const line of settled.split("\n").map((one) => one.trim())) {
    const last = parts.at(-1);
    const numbered = findNumberedRow(line);
    if (numbered) parts.push(numbered);
    else if (last && summed.test(line) && (weighed.test(last.rest) || !weighed.test(line))) continue;
    else if (line.split(between).some((piece) => findCounted(piece.trim()))) splitLine(line, parts);
    // a second size or weight is that of other pieces
    else if (!last || [sized, weighed].some((own) => own.test(line) && own.test(last.rest))) others.push(line);
    else last.rest += `, ${line}`;
  }
  return parts.every(({ kind, rest }) => isContainer(kind) || /\d/.test(rest))
    ? { parts, others }
    : { parts: [], others };
}

/** A text with ordinary digits, and its numbers of pieces in them. */
function writeDigits(text: string): string {
  return toSimplified(normalizeDigits(text)).replace(spelt, (number) =>
    /^an?$/i.test(number) ? "1" : String(readNumberAt(splitTokens(number), 0)?.amount ?? number),
  );
}

function splitLine(line: string, parts: CountedPieces[]): void {
  const own: CountedPieces[] = [];
  let before = "";
  let sign = "";
  const signs = [...line.matchAll(between)].map(([found]) => found);
  for (const [at, piece] of line.split(between).entries()) {
    const [start, ...others] = listRowStarts(piece.trim());
    const last = own.at(-1);
    // a second size is that of pieces whose number follows it
    const isAhead = !last || before !== "" || (sized.test(piece) && sized.test(last.rest));
    if (start) {
      own.push({ ...start, rest: `${before}${start.rest}` }, ...others);
      before = "";
    } else if (isAhead) before = `${before}${piece}${signs[at] ?? ""}`;
    // what parts no pieces stands as it was: Trinidad and Tobago
    else last.rest += ` ${sign}${piece}`;
    sign = signs[at] ?? "";
  }
  const last = own.at(-1);
  if (last && before) last.rest += ` ${before}`;
  parts.push(...own);
}

/**
 * Freight as it is written in a mail: `8 pallets 120x80x150 of 400 kg and 14 cartons 60x40x40 of 18 kg`. What is written in
 * other units than its first row keeps its own. A weight beside several pieces without their size is asked about.
 */
export function readFreightText({ parts, others }: SplitText, read: LineReader): FreightText {
  const all = parts.map((part) => readPieces(part, read));
  // behind several kinds of piece of which nobody says what each weighs a total is that of all of them
  const last = all.at(-1);
  const isOfAll = last?.isTotal && all.some(({ kind, reading }) => !isContainer(kind) && reading.mass === undefined);
  const own = all.map((one) => (isOfAll && one === last ? { ...one, pieces: undefined } : one));
  const readings = own.map(({ reading }) => reading);
  const beside = others.map((line) => ({ line, reading: read(line) }));
  const isUseful = (reading: Reading) =>
    !reading.mass &&
    !reading.sides &&
    (reading.parts.length > 0 || namesGoal(reading) || reading.problems.some(({ kind }) => kind === "freight"));
  const units = readings[0]?.imperial ? "imperial" : "metric";
  const rows = own.map(({ reading: { mass, sides = [], imperial }, kind, quantity, pieces }) => {
    const unit = unitsOf[imperial ? "imperial" : "metric"];
    const isOwn = imperial === (units === "imperial");
    const amounts = sides.map((side) => roundDecimals(convertLength(unit.length, side), 3));
    const named = isOwn ? writeSides(amounts, unit.length) : amounts.map((amount) => `${amount}${unit.length}`);
    const [length = "", width = "", height = ""] = named;
    const each = mass && pieces !== undefined && roundDecimals(convertMass(unit.mass, mass) / pieces, 3);
    return {
      kind,
      quantity,
      length,
      width,
      height,
      weight: each ? `${each}${isOwn ? "" : unit.mass}` : "",
      stackable: kind !== "pallet",
    };
  });
  return {
    rows,
    units,
    isAssumed: parts.some((part) => part.isAssumed),
    total: sumPieces(own, units),
    together: isOfAll ? [last.reading].flatMap(writeWeights) : [],
    readings: [...readings, ...beside.flatMap(({ reading }) => (isUseful(reading) ? [reading] : []))],
    // a line without any number is a heading, or a greeting
    unread: beside.flatMap(({ line, reading }) => (/\d/.test(line) && !isUseful(reading) ? [line] : [])),
  };
}

/** The weights of a reading, as they were written. */
function writeWeights({ parts, text }: Reading): string[] {
  return parts.flatMap(({ kind, span }) => (kind === "weight" ? text.slice(...span) : []));
}

/**
 * A text about freight that counts no pieces, but says what all of it weighs, its cubic metres or that it shares a container;
 * undefined for any other.
 */
export function readUncounted(text: string, read: LineReader): (Total & Pick<FreightText, "readings">) | undefined {
  // no freight weighs 1.2 kg
  const readings = settleThousands(text, 10).split("\n").map(read);
  const total = readTotal(readings);
  return total && { ...total, readings };
}

function findRowStart(text: string): CountedPieces | undefined {
  for (const [kind, words] of called) {
    const found = new RegExp(`^(\\D{0,20}?)(\\d+)\\s*(?:[x个]\\s*)?(?:${words})(.*)$`, "is").exec(text);
    if (found) return { kind, quantity: found[2] ?? "", rest: `${found[1]} ${found[3]}`.trim() };
  }
  return takeRow(text)?.row;
}

/** The pieces that a piece of a line counts first: at its beginning, or behind their size. */
function findCounted(text: string): CountedPieces | undefined {
  return findRowStart(text) ?? findCountBehind(text);
}

/** Nobody writes more before the number of some pieces. */
const longestRow = 160;
/** What a number of pieces counts in each of them: `每箱14件`. */
const ofContents = new RegExp(`(?:[每各单]\\s*(?:${pieceWords})?|[装内含]|\\bper\\s+\\w+)\\s*[:：]?\\s*$`, "i");

/** Pieces whose size or weight stands before their number: `120x80x150 400公斤 3托`, `total weight 400 kg 10 cartons`. */
function findCountBehind(text: string): CountedPieces | undefined {
  if (text.length > longestRow) return undefined;
  const found = called.flatMap(([kind, words]) => {
    const count = new RegExp(`(?<![\\d.,])[x×*]?\\s*(\\d+)\\s*(?:[x个]\\s*)?(?:${words})(?![a-z])`, "i").exec(text);
    if (!count) return [];
    const before = text.slice(0, count.index);
    const after = text.slice(count.index + count[0].length);
    // the code of a warehouse counts nothing: `FBA ONT8 5箱`
    const isMeasured = sized.test(before) || weighed.test(before) || /\b[A-Z]{3,4}\d{1,2}\b/.test(before);
    if (!isMeasured || ofContents.test(before) || /^\s*(?:per|each|in|an?|\/|每)\b/i.test(after)) return [];
    return [{ at: count.index, row: { kind, quantity: count[1] ?? "", rest: `${before} ${after}`.trim() } }];
  });
  return found.sort((one, other) => one.at - other.at)[0]?.row;
}

/** The first containers of a text as a row with the words before them, and what comes after. */
function takeRow(text: string): { row: CountedPieces; after: string } | undefined {
  const found = takeContainers(text);
  if (!found) return undefined;
  const { kind, count, isAssumed, before, after } = found;
  return { row: { kind, quantity: String(count), rest: before, ...(isAssumed && { isAssumed }) }, after };
}

/** All rows that a piece of a line starts: containers of several kinds often stand side by side, `2x20GP 1x40HC`. */
function listRowStarts(text: string): CountedPieces[] {
  const first = findCounted(text);
  if (!first) return [];
  const rows = isContainer(first.kind) ? [] : [{ ...first, rest: "" }];
  let left = isContainer(first.kind) ? text : first.rest;
  for (let taken = takeRow(left); taken; taken = takeRow(left)) {
    const last = rows.at(-1);
    // `2x20GP/1x40HC`: what parts them is no word
    if (last) last.rest += taken.row.rest.replace(/^\s*\/\s*$/, " ");
    rows.push(last ? { ...taken.row, rest: "" } : taken.row);
    left = taken.after;
  }
  const last = rows.at(-1);
  if (last) last.rest = `${last.rest} ${left}`.trim();
  return rows;
}

/** Numbers of cartons in place of their count: `Carton 1-10`, `C/No. 11-24`, `箱号 1-10`, `1-10号箱`. */
const numbers = "(\\d+)\\s*[-–—~至到]\\s*(\\d+)";

/** Pieces that a line counts by their numbers; where it counts them too, the count stands. */
function findNumberedRow(line: string): CountedPieces | undefined {
  for (const [kind, words] of called) {
    const name = kind === "carton" ? `c(?=/)|cases?|${words}` : words;
    const found = new RegExp(
      `^\\W*(?:(?:${name})\\s*/?\\s*(?:nos?\\b|numbers?|#|号)?[\\s.:：#]*${numbers}|${numbers}\\s*号\\s*(?:${words}))(?!\\d)(.*)$`,
      "i",
    ).exec(line);
    if (!found) continue;
    const [, first = found[3], last = found[4], , , rest = ""] = found;
    const count = Number(last) - Number(first) + 1;
    if (count < 1 || !(sized.test(rest) || weighed.test(rest))) return undefined;
    const counted = findRowStart(rest.replace(/^[\s:：,，;；]+/, ""));
    return { ...(counted ?? { kind, quantity: String(count), rest }), isNumbered: true };
  }
  return undefined;
}

/** Where a text about freight says that it goes; `name`: as it is written there. */
export type FreightGoal = { to: string; postcode: string; within: boolean; name: string };

/** What names a place, and not which. */
const open: ReadonlySet<Problem["kind"]> = new Set(["places", "place-twice", "region", "home"]);
const leads = /(?:\bto|->|→|[到至往]|[发寄运送]给?)\s*$/i;

/** Whether a problem of a text hides where it goes: then it goes nowhere else. */
export function hidesGoal({ kind, span }: Problem, text: string): boolean {
  return open.has(kind) || (kind === "unknown" && leads.test(text.slice(0, span[0])));
}

/** Whether a text names a place, understood or not. */
function namesGoal({ to, problems, text }: Reading): boolean {
  return to !== undefined || problems.some((one) => one.kind === "unserved" || hidesGoal(one, text));
}

/** All places to which a text says that its freight goes. A country's name beside one of its places is that place. */
export function listGoals(readings: readonly Reading[]): FreightGoal[] {
  const goals = readings.flatMap(
    ({ to, postcode, area, cityPostcode, within, parts, problems, text }): FreightGoal[] => {
      const unserved = problems.flatMap((one) =>
        one.kind === "unserved" ? [{ to: one.code, postcode: "", within: false, name: one.name }] : [],
      );
      const place = parts.find(({ kind }) => kind === "place");
      if (!to) return unserved;
      const name = place ? text.slice(...place.span) : to;
      return [{ to, postcode: postcode ?? area ?? cityPostcode ?? "", within: within ?? false, name }, ...unserved];
    },
  );
  return goals.filter(
    (goal, at) =>
      // the first of those that are alike, and a whole country only where none of its places is named
      !goals.some(
        (other, index) =>
          other.to === goal.to &&
          (other.postcode === goal.postcode ? index < at : goal.postcode === "" && !goal.within),
      ),
  );
}
