import { readCount } from "../amount.ts";
import { readNumberAt } from "./numbers.ts";
import { joinCharacters, type Token } from "./tokens.ts";
import { findSideUnit, findWeightUnit } from "./units.ts";

/** A number of pieces in a line. */
export type CountMatch = { count: number; next: number };

const pieceWords = new Set(
  "pc pcs piece pieces carton cartons ctn ctns box boxes parcel parcels package packages pkg pkgs packet packets consignments bundle bundles bale bales crate crates sack sacks pallet pallets plt plts skid skids satchel satchels mailer mailers envelope envelopes unit units karton kartons kartons paket pakete colis cajas caja paquetes".split(
    " ",
  ),
);
const pieceCharacters = [
  "个包裹",
  "个箱子",
  "个纸箱",
  "个快递",
  "件包裹",
  "件货",
  "个托盘",
  "个托",
  "托盘",
  "纸箱",
  "箱子",
  "箱",
  "件",
  "个",
  "包",
  "票",
  "托",
  "板",
  "盒",
  "袋",
  "单",
];
const times = new Set(["x", "*", "@"]);
const names = new Set(["qty", "quantity", "pcs", "pieces", "数量", "件数", "箱数", "托数", "板数"]);

/** The number of pieces that begins at a token: `3 boxes of`, `3 x` before a weight, `qty: 3`, `x3`, `三箱`. */
export function readCountAt(tokens: readonly Token[], at: number): CountMatch | undefined {
  return readNamedCount(tokens, at) ?? readTimes(tokens, at) ?? readPieces(tokens, at);
}

/** The number at a token as one of pieces. */
function readCountNumber(tokens: readonly Token[], at: number) {
  const number = readNumberAt(tokens, at);
  return number?.text === undefined ? number : { ...number, amount: readCount(number.text) };
}

function readPieces(tokens: readonly Token[], at: number): CountMatch | undefined {
  const number = readCountNumber(tokens, at);
  // the digits of a name: `ONT8`
  const glued = tokens[at - 1]?.kind === "word" && tokens[at]?.spaced === false && tokens[at - 1]?.text !== "x";
  if (number?.amount === undefined || glued) return undefined;
  const end = findPieceWord(tokens, number.next);
  if (end === undefined) return undefined;
  const of = tokens[end]?.text;
  return { count: number.amount, next: of === "of" || of === "的" ? end + 1 : end };
}

/** Where the word for pieces ends that stands at a token. */
export function findPieceWord(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind === "word") return pieceWords.has(token.text) ? skipPoint(tokens, at + 1) : undefined;
  if (token?.kind !== "character") return undefined;
  const three = joinCharacters(tokens, at, 3);
  const found = pieceCharacters.find((name) => three.startsWith(name));
  return found === undefined ? undefined : at + found.length;
}

/** Whether a number before it measures or counts something. */
export function isUnitOrPiece(tokens: readonly Token[], at: number): boolean {
  return [findWeightUnit, findSideUnit, findPieceWord].some((find) => find(tokens, at) !== undefined);
}

function skipPoint(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === "." ? at + 1 : at;
}

/** `3 x` before a weight, and `x 3` behind something. */
function readTimes(tokens: readonly Token[], at: number): CountMatch | undefined {
  const token = tokens[at];
  if (token && times.has(token.text) && token.text !== "@") {
    const number = readCountNumber(tokens, at + 1);
    if (number?.amount === undefined || findWeightUnit(tokens, number.next)) return undefined;
    return { count: number.amount, next: findPieceWord(tokens, number.next) ?? number.next };
  }
  const number = readCountNumber(tokens, at);
  const sign = number && tokens[number.next];
  if (number?.amount === undefined || !sign || !times.has(sign.text)) return undefined;
  return { count: number.amount, next: number.next + 1 };
}

function readNamedCount(tokens: readonly Token[], at: number): CountMatch | undefined {
  const token = tokens[at];
  if (!names.has(joinCharacters(tokens, at, 2))) return undefined;
  let next = at + (token?.kind === "character" ? 2 : 1);
  if (/^[:=.]$/.test(tokens[next]?.text ?? "")) next += 1;
  const number = readCountNumber(tokens, next);
  if (number?.amount === undefined || findWeightUnit(tokens, number.next)) return undefined;
  return { count: number.amount, next: findPieceWord(tokens, number.next) ?? number.next };
}
