import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import type { Order } from "#rating/shipment.ts";
import { readAmount } from "../read-amount.ts";
import type { Columns, Field, WeightUnit } from "./columns.ts";

/** What the rows of a file are read with. */
export type Reading = {
  columns: Columns;
  unit: WeightUnit;
  goods: string;
  /** Kind of goods by its id or name, in small letters. */
  knownGoods: ReadonlyMap<string, string>;
  /** Country code by name, other name or code, in capitals. */
  countries: ReadonlyMap<string, string>;
  currency: string;
};

/** What stands in place of cells that could not be read. */
export type Mended = Partial<Record<Field, string>>;

/** The text of a field in a row, or what was put in its place. */
export function cellOf(row: readonly string[], field: Field, columns: Columns, mended?: Mended): string {
  const at = columns[field];
  return mended?.[field] ?? (at === undefined ? "" : (row[at] ?? "").trim());
}

/** A row as an order, or the field that cannot be read. */
export function readOrder(
  row: readonly string[],
  reading: Reading,
  mended?: Mended,
): Order | { wrong: Field; given: string } {
  const { columns, unit, countries, knownGoods, currency } = reading;
  const cell = (field: Field) => cellOf(row, field, columns, mended);
  const to = countries.get(cell("country").toUpperCase());
  if (to === undefined) return { wrong: "country", given: cell("country") };
  const weight = readWeight(cell("weight"), unit);
  if (weight === undefined) return { wrong: "weight", given: cell("weight") };
  const quantity = cell("quantity") === "" ? 1 : amount(cell("quantity"));
  if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1 || quantity > 9999)
    return { wrong: "quantity", given: cell("quantity") };
  const sides: number[] = [];
  for (const field of ["length", "width", "height"] as const) {
    const side = cell(field) === "" ? 0 : amount(cell(field));
    if (side === undefined || side > 1300) return { wrong: field, given: cell(field) };
    sides.push(side);
  }
  const [a = 0, b = 0, c = 0] = sides;
  const whole = a > 0 && b > 0 && c > 0;
  if (!whole && a + b + c > 0) return { wrong: a > 0 ? (b > 0 ? "height" : "width") : "length", given: "" };
  const goods = knownGoods.get(cell("goods").toLowerCase() || reading.goods);
  if (goods === undefined) return { wrong: "goods", given: cell("goods") };
  const value = cell("value") === "" ? -1 : amount(cell("value").replace(/^[^\d.,]+/, ""));
  if (value === undefined || value > 1e8) return { wrong: "value", given: cell("value") };
  return {
    to,
    postcode: cell("postcode"),
    parcels: [
      { quantity, mass: weight, ...(whole && { sides: [length(a, "cm"), length(b, "cm"), length(c, "cm")] as const }) },
    ],
    goods,
    ...(value >= 0 && { value: Math.round(value * 10 ** minorDigits(currency)) }),
  };
}

/** A weight, in the column's unit or in its own ("800 g", "1.5kg"); nothing where there is none that a parcel can have. */
function readWeight(text: string, unit: WeightUnit): number | undefined {
  const own = /^(.*\d)\s*(kg|g|lb|oz|公斤|千克|克|磅|盎司)s?$/i.exec(text);
  const weight = amount(own?.[1] ?? text);
  if (weight === undefined || weight <= 0 || weight > 1e7) return undefined;
  return mass(weight, units[own?.[2]?.toLowerCase() ?? ""] ?? unit);
}

/** Units as cells write them. */
const units: Readonly<Record<string, WeightUnit>> = {
  kg: "kg",
  公斤: "kg",
  千克: "kg",
  g: "g",
  克: "g",
  lb: "lb",
  磅: "lb",
  oz: "oz",
  盎司: "oz",
};

const simple = /^\d+(?:\.\d+)?$/;

/** Plain numbers first: they are nearly all, and a hundred thousand rows have several each. */
function amount(text: string): number | undefined {
  return simple.test(text) ? Number(text) : readAmount(text);
}
