import type { Mass } from "#rating/shipment/units.ts";
import { type AmbiguousReadings, parseAmbiguousNumber, readMeasure } from "../amount.ts";
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
  const unit = number && findWeightUnit(tokens, number.next);
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
