import type { Mass } from "#rating/shipment/units.ts";
import { type AmbiguousReadings, parseAmbiguousNumber, readMeasure } from "../amount.ts";
import { isUnitOrPiece } from "./counts.ts";
import { type NumberMatch, readHalf, readNumberAt } from "./numbers.ts";
import type { Token } from "./tokens.ts";
import { findWeightUnit, subunits, toWeight, type WeightName } from "./units.ts";

/** A weight in a line. Without `mass` it has two meanings. */
export type WeightMatch = {
  mass?: Mass;
  ambiguous?: AmbiguousReadings & { unit: WeightName };
  /** Whether it was said in pounds or ounces. */
  imperial: boolean;
  next: number;
};

const connectors = new Set(["and", ",", "&", "+", "又", "零"]);

/** The weight that begins at a token: `2.5kg`, `2 lb 12 oz`, `1 1/2 pounds`, `3斤2两`, `两公斤半`, `half a kilo`. */
export function readWeightAt(tokens: readonly Token[], at: number): WeightMatch | undefined {
  const number = readNumberAt(tokens, at) ?? readArticle(tokens, at);
  if (!number) return readUnitFirst(tokens, at);
  const unit = findWeightUnit(tokens, number.next);
  if (!unit) return undefined;
  const imperial = unit.unit === "lb" || unit.unit === "oz";
  const amount = number.text === undefined ? number.amount : readMeasure(number.text, unit.unit);
  if (amount === undefined) {
    const two = parseAmbiguousNumber(number.text ?? "");
    return two && { ambiguous: { ...two, unit: unit.unit }, imperial, next: unit.next };
  }
  const mass = toWeight(amount, unit.unit);
  const half = tokens[unit.next]?.text === "半" ? unit.next + 1 : readHalf(tokens, unit.next);
  if (half && Number.isInteger(amount)) return { mass: mass + toWeight(0.5, unit.unit), imperial, next: half };
  const part = Number.isInteger(amount) ? readPart(tokens, unit.next, unit.unit) : undefined;
  return part ? { mass: mass + part.mass, imperial, next: part.next } : { mass, imperial, next: unit.next };
}

/** `kg 1`, `kg: 1`: the unit of a table's column before its number, which has none of its own and counts no pieces. */
function readUnitFirst(tokens: readonly Token[], at: number): WeightMatch | undefined {
  const unit = tokens[at]?.kind === "word" ? findWeightUnit(tokens, at) : undefined;
  if (!unit || /^(?:per|a|every|each|\/)$/.test(tokens[at - 1]?.text ?? "")) return undefined;
  const from = /^[:=]$/.test(tokens[unit.next]?.text ?? "") ? unit.next + 1 : unit.next;
  const number = tokens[from]?.kind === "number" ? readNumberAt(tokens, from) : undefined;
  const amount = number?.text === undefined ? number?.amount : readMeasure(number.text, unit.unit);
  if (!number || amount === undefined || !tokens[from]?.spaced) return undefined;
  if (isUnitOrPiece(tokens, number.next) || /^[x*/-]$/.test(tokens[number.next]?.text ?? "")) return undefined;
  return { mass: toWeight(amount, unit.unit), imperial: unit.unit === "lb" || unit.unit === "oz", next: number.next };
}

/** `a kilo` is one. */
function readArticle(tokens: readonly Token[], at: number): NumberMatch | undefined {
  return /^an?$/.test(tokens[at]?.text ?? "") && tokens[at + 1]?.kind === "word"
    ? { amount: 1, next: at + 1 }
    : undefined;
}

/** The second part of a weight: `12 oz` of `2 lb 12 oz`. */
function readPart(tokens: readonly Token[], at: number, larger: WeightName): { mass: Mass; next: number } | undefined {
  const [smaller, count] = subunits[larger] ?? [];
  const from = connectors.has(tokens[at]?.text ?? "") ? at + 1 : at;
  const number = smaller && readNumberAt(tokens, from);
  const unit = number && findWeightUnit(tokens, number.next);
  const amount = number?.amount;
  if (!unit || unit.unit !== smaller || amount === undefined || amount <= 0 || amount >= (count ?? 0)) return undefined;
  return { mass: toWeight(amount, smaller), next: unit.next };
}
