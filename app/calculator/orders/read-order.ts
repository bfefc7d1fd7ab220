import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import type { ExchangeRates } from "#rating/money.ts";
import type { Order } from "#rating/shipment.ts";
import { readAmount } from "../read-amount.ts";
import { readSize } from "../read-size.ts";
import type { Columns, Field, SideUnit, Units, WeightUnit } from "./columns.ts";
import { currencyIn, inMinor, readMoney } from "./money-text.ts";
import { countryCodeOf } from "./regions.ts";

type Sides = readonly [number, number, number];

/** What the rows of a file are read with. */
export type Reading = {
  columns: Columns;
  units: Units;
  /** The box, in cm, of orders that have no size. */
  box?: Sides | undefined;
  goods: string;
  /** Kind of goods by its id or name, in small letters. */
  knownGoods: ReadonlyMap<string, string>;
  /** Country code by name, other name or code, in capitals. */
  countries: ReadonlyMap<string, string>;
  currency: string;
  rates: ExchangeRates;
  /** Currencies that the headings of values and bills name. */
  headed: { value?: string | undefined; billed?: string | undefined };
};

/** Stands in place of a size that cannot be read where somebody wants the order priced by weight alone. */
export const byWeight = "–";

/** What stands in place of cells that could not be read. */
export type Mended = Partial<Record<Field, string>>;

/** The field that cannot be read, and what could be. `unserved`: a country that exists and that no line knows. */
export type Unread = { wrong: Field; given: string; to: string; mass: number; unserved?: string };

/** The text of a field in a row, or what was put in its place. */
export function cellOf(row: readonly string[], field: Field, columns: Columns, mended?: Mended): string {
  const at = columns[field];
  return mended?.[field] ?? (at === undefined ? "" : (row[at] ?? "").trim());
}

/** A row as an order, or the field that cannot be read. */
export function readOrder(row: readonly string[], reading: Reading, mended?: Mended): Order | Unread {
  const { columns, units, countries, knownGoods } = reading;
  const cell = (field: Field) => cellOf(row, field, columns, mended);
  const country = cell("country");
  const to = countries.get(country.toUpperCase()) ?? countries.get(countryCodeOf(country) ?? "");
  const unit = columns.unit === undefined ? units.weight : (weightUnits[cell("unit").toLowerCase()] ?? units.weight);
  const weight = readWeight(cell("weight"), unit);
  const wrong = (field: Field): Unread => ({ wrong: field, given: cell(field), to: to ?? "", mass: weight ?? 0 });
  if (to === undefined) {
    const unserved = countryCodeOf(country);
    return unserved === undefined ? wrong("country") : { ...wrong("country"), unserved };
  }
  if (weight === undefined) return wrong("weight");
  const quantity = units.scope === "order" || cell("quantity") === "" ? 1 : amount(cell("quantity"));
  if (quantity === undefined || !Number.isInteger(quantity) || quantity < 1 || quantity > 9999)
    return wrong("quantity");
  const sides = readSides(cell, units.side);
  if (typeof sides === "string") return wrong(sides);
  const goods = knownGoods.get(cell("goods").toLowerCase() || reading.goods);
  if (goods === undefined) return wrong("goods");
  const value = readValue(cell, reading, mended);
  if (value === undefined || value > 1e10) return wrong("value");
  const own = sides ?? reading.box;
  return {
    to,
    // spreadsheets and shops keep a leading zero by an apostrophe
    postcode: cell("postcode").replace(/^'/, ""),
    parcels: [
      {
        quantity,
        mass: units.scope === "shared" ? Math.floor(weight / quantity) : weight,
        ...(own && { sides: [length(own[0], "cm"), length(own[1], "cm"), length(own[2], "cm")] as const }),
      },
    ],
    goods,
    ...(value >= 0 && { value }),
  };
}

/** Three sides in cm from one column or three; nothing where none is given, else the field that is wrong. */
function readSides(cell: (field: Field) => string, unit: SideUnit): Sides | Field | undefined {
  const size = cell("size");
  if (size === byWeight) return undefined;
  if (size) return readSize(size, unit) ?? "size";
  const [a, b, c] = [cell("length"), cell("width"), cell("height")] as const;
  if (a === "" && b === "" && c === "") return undefined;
  const sides = [readSide(a, unit), readSide(b, unit), readSide(c, unit)] as const;
  const [long = -1, wide = -1, high = -1] = sides;
  if (long > 0 && wide > 0 && high > 0) return [long, wide, high];
  if (long + wide + high === 0) return undefined;
  // the column of one side may hold all three
  const whole = readSize(a, unit);
  if (whole) return whole;
  return long > 0 ? (wide > 0 ? "height" : "width") : "length";
}

/** One side in cm, in the file's unit or its own; 0 where there is none, nothing where it cannot be one. */
function readSide(text: string, unit: SideUnit): number | undefined {
  if (text === "") return 0;
  const own = simple.test(text) ? undefined : /^(.*\d)\s*(cm|mm|in|"|厘米|毫米|英寸)$/i.exec(text);
  const side = amount(own?.[1] ?? text);
  const cm = side === undefined ? undefined : side * (centimetres[own?.[2]?.toLowerCase() ?? unit] ?? 1);
  return cm === undefined || cm > 1300 ? undefined : cm;
}

const centimetres: Readonly<Record<string, number>> = { mm: 0.1, 毫米: 0.1, in: 2.54, '"': 2.54, 英寸: 2.54 };

/** The value of the goods in minor units; -1 where none is given or its currency has no rate, nothing where it cannot be read. */
function readValue(cell: (field: Field) => string, reading: Reading, mended?: Mended): number | undefined {
  const text = cell("value");
  if (text === "") return -1;
  const { currency, rates, columns, headed } = reading;
  if (simple.test(text) && columns.currency === undefined && headed.value === undefined)
    return Math.round(Number(text) * 10 ** minorDigits(currency));
  const value = readMoney(text);
  if (value === undefined) return undefined;
  // an answer given on the page is in the page's currency
  const own =
    currencyIn(text, currency) ?? (mended?.value === undefined ? currencyOf(cell, reading, "value") : currency);
  return inMinor(value, own, currency, rates) ?? -1;
}

/** The currency of a row's amounts: its own column's, the heading's, or the page's. */
export function currencyOf(
  cell: (field: Field) => string,
  { currency, headed }: Reading,
  of: "value" | "billed",
): string {
  const written = cell("currency");
  return (
    (written && (currencyIn(written.toUpperCase(), currency) ?? written.toUpperCase())) || (headed[of] ?? currency)
  );
}

/** A weight, in the column's unit or in its own ("800 g", "1.5kg"); nothing where there is none that a parcel can have. */
function readWeight(text: string, unit: WeightUnit): number | undefined {
  const own = simple.test(text) ? undefined : /^(.*\d)\s*(kg|g|lb|oz|公斤|千克|克|磅|盎司)s?$/i.exec(text);
  const weight = amount(own?.[1] ?? text);
  if (weight === undefined || weight <= 0 || weight > 1e7) return undefined;
  return mass(weight, weightUnits[own?.[2]?.toLowerCase() ?? ""] ?? unit);
}

/** Units as cells write them. */
const weightUnits: Readonly<Record<string, WeightUnit>> = {
  kg: "kg",
  kgs: "kg",
  kilograms: "kg",
  公斤: "kg",
  千克: "kg",
  g: "g",
  grams: "g",
  克: "g",
  lb: "lb",
  lbs: "lb",
  pounds: "lb",
  磅: "lb",
  oz: "oz",
  ounces: "oz",
  盎司: "oz",
};

const simple = /^\d+(?:\.\d+)?$/;

/** Plain numbers first: they are nearly all, and a hundred thousand rows have several each. */
function amount(text: string): number | undefined {
  return simple.test(text) ? Number(text) : readAmount(text);
}
