import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { minorDigits } from "#rating/minor-digits.ts";
import type { ExchangeRates } from "#rating/money.ts";
import type { Order } from "#rating/shipment.ts";
import type { Postcodes } from "../postcodes.ts";
import type { WeightUnit } from "../weight-unit.ts";
import { type Columns, type Field, heaviestMixed, lightestOrder, type Units } from "./columns.ts";
import type { Marks } from "./marks.ts";
import { currencyIn, inMinor, readMoney } from "./money-text.ts";
import { readDay } from "./read-day.ts";
import { hasOwnUnit, readQuantity, readSides, readWeight, type Sides, weightUnitBeside } from "./read-cells.ts";
import { countryCodeOf } from "./regions.ts";

/** What the rows of a file are read with. */
export type Reading = {
  columns: Columns;
  units: Units;
  /** What stands before decimals. */
  marks: Marks;
  /** The box, in cm, of orders that have no size. */
  box?: Sides | undefined;
  goods: string;
  /** Kind of goods by its id or name, in small letters. */
  knownGoods: ReadonlyMap<string, string>;
  /** Country code by name, other name or code, in capitals. */
  countries: ReadonlyMap<string, string>;
  postcodes: Postcodes;
  /** Countries where a wrong postcode could be a wrong price. */
  byPostcode: ReadonlySet<string>;
  currency: string;
  rates: ExchangeRates;
  /** Currencies that the headings of values and bills name. */
  headed: { value?: string | undefined; billed?: string | undefined; weight?: WeightUnit | undefined };
};

/** What stands in place of cells that could not be read. */
export type Mended = Partial<Record<Answerable, string>>;

/** What can be answered for a row: what a field means, or in how many parcels the order goes. */
export type Answerable = Field | "parcels";

/**
 * The field that cannot be read, and what could be. `unserved`: a country that exists and that no line knows; `example`:
 * a postcode of the country.
 */
export type Unread = {
  wrong: Field;
  given: string;
  to: string;
  mass: number;
  unserved?: string;
  example?: string | undefined;
};

/** The text of a field in a row, or what was put in its place. */
export function cellOf(row: readonly string[], field: Field, columns: Columns, mended?: Mended): string {
  const at = columns[field];
  return mended?.[field] ?? (at === undefined ? "" : (row[at] ?? "").trim());
}

/** The code of a country that a line serves, by its name or code. */
export function countryOf(text: string, { countries }: Reading): string | undefined {
  const known = (name: string) => countries.get(name.toUpperCase()) ?? countries.get(countryCodeOf(name) ?? "");
  const whole = known(text);
  if (whole !== undefined) return whole;
  // a name and a code beside each other, if both are of one country: 英国(UK)
  const parts = text.split(/[()（）/|]| - /).flatMap((part) => part.trim() || []);
  const [first, ...others] = parts.length === 2 ? parts.map(known) : [];
  return others.every((other) => other === first) ? first : undefined;
}

/** The kind of goods that a cell names; an empty one means those of the whole file. */
export function goodsOf(text: string, { knownGoods, goods }: Reading): string | undefined {
  return knownGoods.get(text.toLowerCase() || goods);
}

/** A row as an order, or the field that cannot be read. */
export function readOrder(row: readonly string[], reading: Reading, mended?: Mended): Order | Unread {
  const { columns, units, marks } = reading;
  const cell = (field: Field) => cellOf(row, field, columns, mended);
  const to = countryOf(cell("country"), reading);
  const unit = weightUnitBeside(cell("unit"));
  const weight = readWeight(cell("weight"), unit ?? units.weight, marks.weight);
  const wrong = (field: Field): Unread => ({ wrong: field, given: cell(field), to: to ?? "", mass: weight ?? 0 });
  if (to === undefined) {
    const unserved = countryCodeOf(cell("country"));
    return unserved === undefined ? wrong("country") : { ...wrong("country"), unserved };
  }
  if (weight === undefined) return wrong("weight");
  const unsure = mended?.unit === undefined ? unsureUnit(cell, weight, unit, reading) : undefined;
  if (unsure !== undefined) return { ...wrong("unit"), given: unsure };
  const quantity = units.scope === "order" ? 1 : readQuantity(cell("quantity"), marks.quantity);
  if (quantity === undefined) return wrong("quantity");
  const sides = readSides(cell, units.side, marks.side);
  if (typeof sides === "string") return wrong(sides);
  const goods = goodsOf(cell("goods"), reading);
  if (goods === undefined) return wrong("goods");
  const value = readValue(cell, reading, mended);
  if (value === undefined || value > 1e10) return wrong("value");
  // spreadsheets and shops keep a leading zero by an apostrophe
  const written = cell("postcode").replace(/^'/, "");
  const known = reading.postcodes.get(to);
  const postcode = known ? known.read(written) : written;
  if (postcode === undefined && reading.byPostcode.has(to)) return { ...wrong("postcode"), example: known?.example };
  const own = sides ?? reading.box;
  const parcels = Number(mended?.parcels ?? 0);
  if (parcels > 0) {
    // what the size of each is nobody knows yet
    const whole = units.scope === "piece" ? weight * quantity : weight;
    const parcel = { quantity: parcels, mass: Math.ceil(whole / parcels) };
    return { to, postcode: postcode ?? written, parcels: [parcel], goods, ...(value >= 0 && { value }) };
  }
  return {
    to,
    postcode: postcode ?? written,
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

/**
 * The unit of a weight that nobody can be sure of, as the row names it: a word that is none, or none at all where the
 * others have one or an order would be far too light. A weight that names its own unit and what was answered are believed.
 */
function unsureUnit(
  cell: (field: Field) => string,
  weight: number,
  unit: WeightUnit | undefined,
  { columns, units, headed }: Reading,
): string | undefined {
  const named = columns.unit === undefined || unit !== undefined || (headed.weight !== undefined && !cell("unit"));
  if (named && weight >= mass(lightestOf(units), "g") && !(units.mixed && weight > mass(heaviestMixed, "kg")))
    return undefined;
  return hasOwnUnit(cell("weight")) ? undefined : named ? "" : cell("unit");
}

/** In grams. */
function lightestOf({ weight, mixed }: Units): number {
  return mixed && weight === "g" ? heaviestMixed : lightestOrder;
}

/** An amount as nearly all are written. */
const priceTag = /^\d+(?:\.\d{1,2})?$/;

/** The value of the goods in minor units; -1 where none is given or its currency has no rate, nothing where it cannot be read. */
function readValue(cell: (field: Field) => string, reading: Reading, mended?: Mended): number | undefined {
  const text = cell("value");
  if (text === "") return -1;
  const { currency, rates, columns, headed, marks } = reading;
  if (priceTag.test(text) && columns.currency === undefined && headed.value === undefined)
    return Math.round(Number(text) * 10 ** minorDigits(currency));
  const value = readMoney(text, marks.value);
  if (value === undefined || value < 0) return undefined;
  // an answer given on the page is in the page's currency
  const own =
    currencyIn(text, currency) ?? (mended?.value === undefined ? currencyOf(cell, reading, "value") : currency);
  return inMinor(value, own, currency, rates) ?? -1;
}

/** The day on which a row was handed over: its own, or that of the whole file where no column says it. */
export function dayOf(row: readonly string[], { columns, units }: Reading, whole: string): string | undefined {
  return columns.day === undefined ? whole : readDay(cellOf(row, "day", columns), units.days);
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
