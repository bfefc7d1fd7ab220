import { massIn } from "#rating/mass.ts";
import { readSize } from "../read-size.ts";
import { numberText } from "./marks.ts";
import type { TableRead } from "./messages.ts";
import { currencyIn } from "./money-text.ts";
import type { Answerable } from "./read-order.ts";
import { byWeight, hasOwnUnit, readWeight } from "./read-cells.ts";

/**
 * An answer as it was meant when it was typed, so that it stays the same once the file is read in other units or with
 * another decimal mark. A weight beside a column of units is in the unit of its row.
 */
export function withUnit(
  field: Answerable,
  text: string,
  { columns, units, marks }: Pick<TableRead, "columns" | "units" | "marks">,
  currency: string,
): string {
  if (field === "value") return currencyIn(text, currency) ? text : `${text} ${currency}`;
  if (field === "size" && text !== byWeight) {
    const sides = readSize(text, units.side, marks.side);
    return sides ? `${sides.map(numberText).join("x")} cm` : text;
  }
  if (field !== "weight" || columns.unit !== undefined || hasOwnUnit(text)) return text;
  const weight = readWeight(text, units.weight, marks.weight);
  return weight === undefined ? text : `${numberText(massIn(units.weight, weight))} ${units.weight}`;
}
