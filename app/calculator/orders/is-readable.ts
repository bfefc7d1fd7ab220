import type { Field } from "./columns.ts";
import { readMoney } from "./money-text.ts";
import { type Answerable, cellOf, countryOf, goodsOf, type Reading } from "./read-order.ts";
import { readQuantity, readSides, readWeight, weightUnitBeside } from "./read-cells.ts";

/** Whether something of a field can be read in a row as it stands, so that nobody has to be asked. */
export function isReadable(field: Answerable, row: readonly string[], reading: Reading): boolean {
  const { columns, units, marks } = reading;
  const cell = (own: Field) => cellOf(row, own, columns);
  switch (field) {
    case "country":
      return countryOf(cell("country"), reading) !== undefined;
    case "goods":
      return goodsOf(cell("goods"), reading) !== undefined;
    case "weight":
      return readWeight(cell("weight"), weightUnitBeside(cell("unit")) ?? units.weight, marks.weight) !== undefined;
    case "unit":
      return weightUnitBeside(cell("unit")) !== undefined;
    case "quantity":
      return readQuantity(cell("quantity"), marks.quantity) !== undefined;
    case "value":
      return (readMoney(cell("value"), marks.value) ?? -1) >= 0;
    case "size":
    case "length":
    case "width":
    case "height":
      return Array.isArray(readSides(cell, units.side, marks.side));
    default:
      return true;
  }
}
