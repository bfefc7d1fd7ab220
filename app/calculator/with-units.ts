import { inLatin } from "./in-latin.ts";
import { readMeasure } from "./read-measure.ts";

const unit = "([^\\d\\s.,&+]+?\\.?)";
const one = new RegExp(`^([\\d.,'’\\s]*\\d)\\s*${unit}$`);
const two = new RegExp(`^(\\d+)\\s*${unit}[\\s,&+]*(?:and\\s*)?(\\d+(?:[.,]\\d+)?)\\s*${unit}$`);

/** What a unit is divided into, and into how many. */
export type Divided<Unit extends string> = { readonly [larger in Unit]?: readonly [smaller: Unit, count: number] };

/**
 * The amounts of a text that says their units: `600 grams` has one and `2 lb 12 oz` two, of which the second is a part of
 * the first. Nothing for any other text: a measure is read as a whole or not at all.
 */
export function withUnits<Unit extends string>(
  text: string,
  unitIn: (name: string) => Unit | undefined,
  divided: Divided<Unit>,
): readonly (readonly [amount: number, unit: Unit])[] | undefined {
  const plain = inLatin(text).toLowerCase().trim();
  const [, whole = "", larger = "", part = "", smaller = ""] = two.exec(plain) ?? one.exec(plain) ?? [];
  const first = unitIn(larger);
  const amount = first && readMeasure(whole, first);
  if (first === undefined || amount === undefined) return undefined;
  if (part === "") return [[amount, first]];
  const [of, count = 0] = divided[first] ?? [];
  const rest = readMeasure(part, "kg");
  return of !== undefined && unitIn(smaller) === of && rest !== undefined && rest < count
    ? [
        [amount, first],
        [rest, of],
      ]
    : undefined;
}
