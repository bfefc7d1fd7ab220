import { toMinor } from "#rating/money/minor-digits.ts";
import type { RateCard } from "#rating/card.ts";
import { isZeroAdded, makeLeadingZeroReader } from "#rating/shipment/postcode-form.ts";
import { type Mass, toLength, toMass } from "#rating/shipment/units.ts";
import type { Order } from "#rating/shipment/shipment.ts";
import { buildPostcodeReaders, isPostcodeNeeded } from "../../parse/postcodes.ts";
import { readSize } from "../../parse/size.ts";
import type { Setup } from "../types.ts";
import { detectWeightUnit, hasOwnUnit, readQuantity, readCellSides, readCellWeight } from "./cells.ts";
import { findCountryCode } from "./countries.ts";
import { readDay } from "./days.ts";
import { indexNames, normalizeName } from "./known-names.ts";
import { detectCurrency, readMoney, toMinorUnits } from "./money.ts";
import { findProductColumns } from "./detect-columns.ts";
import {
  type Columns,
  type CorrectedCells,
  type Field,
  lightestOrder,
  type Reading,
  type ReadingOptions,
  type Unread,
} from "./types.ts";
import { readHeadingWeightUnit } from "./units.ts";
import { findStateColumn, isOutsideState } from "./us-states.ts";

/** The text of a field in a row, or what was put in its place. */
export function readCell(row: readonly string[], field: Field, columns: Columns, mended?: CorrectedCells): string {
  const at = columns[field];
  return mended?.[field] ?? (at === undefined ? "" : (row[at] ?? "").trim());
}

/** The code of a country that a line serves, by its name or code. */
export function readCountry(text: string, { countries }: Reading): string | undefined {
  const known = (name: string) => countries.get(name.toUpperCase()) ?? countries.get(findCountryCode(name) ?? "");
  const whole = known(text);
  if (whole !== undefined) return whole;
  // a name and a code beside each other, if both are of one country: 英国(UK)
  const parts = text.split(/[()（）/|]| - /).flatMap((part) => part.trim() || []);
  const [first, ...others] = parts.length === 2 ? parts.map(known) : [];
  return others.every((other) => other === first) ? first : undefined;
}

/**
 * A postcode as it stands in a row (`written`) and as it is read for a country, if it is one of its. No zero is put before one
 * that would lie in another `state` by it than the row says.
 */
export function readPostcode(
  text: string,
  country: string,
  row: readonly string[],
  { postcodes, stateColumn }: Reading,
): { written: string; postcode?: string | undefined; state?: string } {
  const written = removeApostrophe(text);
  const known = postcodes.get(country);
  const postcode = known ? known.read(written) : written;
  const state = stateColumn === undefined ? "" : (row[stateColumn] ?? "").trim();
  const isOutside =
    postcode !== undefined && isZeroAdded(written, postcode) && isOutsideState(country, postcode, state);
  return isOutside ? { written, state } : { written, postcode };
}

/** Whether an order has a postcode that is none of its country: one that no price hangs on is taken as it stands. */
export function isMisfit({ to, postcode = "" }: Order, { postcodes, byPostcode }: Reading): boolean {
  const known = byPostcode.has(to) ? undefined : postcodes.get(to);
  return known !== undefined && known.read(postcode) === undefined;
}

/** Spreadsheets and shops keep a leading zero by an apostrophe. */
function removeApostrophe(text: string): string {
  return text.replace(/^'/, "");
}

/** The kind of goods that a cell names; an empty one means those of the whole file. */
export function readGoods(text: string, { knownGoods, goods }: Reading): string | undefined {
  // nearly all are written as they are known
  return knownGoods.get(text.toLowerCase() || goods) ?? knownGoods.get(normalizeName(text));
}

/** The weight of a row, or in a file without weights what was said of its article. */
export function readRowWeight(
  cell: (field: Field) => string,
  { columns, units, marks, itemWeights }: Reading,
  mended?: CorrectedCells,
): Mass | undefined {
  if (columns.weight !== undefined || mended?.weight !== undefined)
    return readCellWeight(cell("weight"), detectWeightUnit(cell("unit")) ?? units.weight, marks.weight);
  return itemWeights.get(cell("sku").toUpperCase()) ?? itemWeights.get("");
}

/**
 * A row as an order, or the field that cannot be read. `added`: what further articles of the order add to those of the
 * row, in other rows.
 */
export function readOrder(
  row: readonly string[],
  reading: Reading,
  mended?: CorrectedCells,
  added?: { mass: Mass; value: number },
): Order | Unread {
  const { columns, units, marks } = reading;
  const cell = (field: Field) => readCell(row, field, columns, mended);
  const to = readCountry(cell("country"), reading);
  const weight = readRowWeight(cell, reading, mended);
  const wrong = (field: Field): Unread => ({ wrong: field, given: cell(field), to: to ?? "", mass: weight ?? 0 });
  if (to === undefined) {
    const unserved = findCountryCode(cell("country"));
    return unserved === undefined ? wrong("country") : { ...wrong("country"), unserved };
  }
  if (weight === undefined) return wrong("weight");
  const unsure = mended?.unit === undefined ? checkUnsureUnit(cell, weight, reading) : undefined;
  if (unsure !== undefined) return { ...wrong("unit"), given: unsure };
  const quantity = units.scope === "order" ? 1 : readQuantity(cell("quantity"), marks.quantity);
  if (quantity === undefined) return wrong("quantity");
  const sides = readCellSides(cell, units.side, marks.side);
  if (typeof sides === "string") return wrong(sides);
  const goods = readGoods(cell("goods"), reading);
  if (goods === undefined) return wrong("goods");
  const value = readValue(cell, reading, mended);
  if (value === undefined || value > 1e10) return wrong("value");
  const known = reading.postcodes.get(to);
  const { written, postcode, state } = readPostcode(cell("postcode"), to, row, reading);
  if (postcode === undefined && reading.byPostcode.has(to))
    return { ...wrong("postcode"), example: known?.example, ...(state && { state }) };
  const owner = postcode && known?.findOwner(postcode);
  if (owner) return { ...wrong("country"), given: postcode, owner };
  const own = sides ?? reading.box;
  const inOne = units.scope === "articles";
  return {
    to,
    postcode: postcode ?? written,
    parcels: [
      {
        quantity: inOne ? 1 : quantity,
        mass: inOne
          ? weight * quantity + (added?.mass ?? 0)
          : units.scope === "shared"
            ? Math.floor(weight / quantity)
            : weight,
        ...(own && { sides: [toLength(own[0], "cm"), toLength(own[1], "cm"), toLength(own[2], "cm")] as const }),
      },
    ],
    goods,
    ...(value >= 0 && { value: value + (added?.value ?? 0) }),
  };
}

/**
 * The unit of a weight that nobody can be sure of, as the row names it: a word that is none, or none at all where the
 * others have one or an order would be far too light. A weight that names its own unit and what was answered are believed.
 */
function checkUnsureUnit(
  cell: (field: Field) => string,
  weight: number,
  { columns, headed }: Reading,
): string | undefined {
  const unit = cell("unit");
  const named =
    columns.unit === undefined || detectWeightUnit(unit) !== undefined || (headed.weight !== undefined && !unit);
  if (named && weight >= toMass(lightestOrder, "g")) return undefined;
  return hasOwnUnit(cell("weight")) ? undefined : named ? "" : unit;
}

/** An amount as nearly all are written. */
const priceTag = /^\d+(?:\.\d{1,2})?$/;

/** The value of the goods in minor units; -1 where none is given or its currency has no rate, nothing where it cannot be read. */
export function readValue(
  cell: (field: Field) => string,
  reading: Reading,
  mended?: CorrectedCells,
): number | undefined {
  const text = cell("value");
  if (text === "") return -1;
  const { currency, rates, columns, headed, marks } = reading;
  if (priceTag.test(text) && columns.currency === undefined && headed.value === undefined)
    return toMinor(Number(text), currency);
  const value = readMoney(text, marks.value);
  if (value === undefined || value < 0) return undefined;
  // an answer given on the page is in the page's currency
  const own =
    detectCurrency(text, currency) ?? (mended?.value === undefined ? readCurrency(cell, reading, "value") : currency);
  return toMinorUnits(value, own, currency, rates) ?? -1;
}

/** The day on which a row was handed over: its own, or that of the whole file where no column says it. */
export function readHandoverDay(
  row: readonly string[],
  { columns, units }: Reading,
  whole: string,
): string | undefined {
  return columns.day === undefined ? whole : readDay(readCell(row, "day", columns), units.days);
}

/** The currency of a row's amounts: its own column's, the heading's, or the page's. */
export function readCurrency(
  cell: (field: Field) => string,
  { currency, headed }: Reading,
  of: "value" | "billed",
): string {
  const written = cell("currency");
  return (
    (written && (detectCurrency(written.toUpperCase(), currency) ?? written.toUpperCase())) || (headed[of] ?? currency)
  );
}

/** Whether another postcode may have another price there, or none: also where some of them are refused. */
function isPostcodeRelevant(cards: readonly RateCard[], country: string): boolean {
  return (
    isPostcodeNeeded(cards, country) ||
    cards.some(({ excluded }) => excluded?.some((refused) => refused.country === country))
  );
}

/** What the rows of a file are read with, from what the page knows and what was chosen for the file. */
export function buildReading(
  setup: Setup,
  { columns, units, marks, header, products, box, goods, terms, amountsIn, itemWeights = {} }: ReadingOptions,
): Reading {
  const countries = new Map<string, string>();
  const shared = new Set<string>();
  for (const { code, name, aliases } of setup.countries)
    for (const known of [code, name, ...aliases].map((text) => text.toUpperCase())) {
      if ((countries.get(known) ?? code) !== code) shared.add(known);
      countries.set(known, code);
    }
  // "Channel Islands" is Jersey or Guernsey: nobody can tell which
  for (const known of shared) countries.delete(known);
  const knownGoods = indexNames(setup.goods.map(({ id, label, also }) => ({ id, own: [id, label], also })));
  const named = products ?? findProductColumns(header, columns);
  const headed = (at: number | undefined) =>
    detectCurrency(header[at ?? -1] ?? "", terms.currency) ?? (amountsIn || undefined);
  return {
    columns,
    units,
    marks,
    box: readSize(box),
    goods,
    knownGoods,
    countries,
    postcodes: buildPostcodeReaders(setup.countries, makeLeadingZeroReader),
    byPostcode: new Set(setup.countries.flatMap(({ code }) => (isPostcodeRelevant(setup.cards, code) ? [code] : []))),
    currency: terms.currency,
    rates: setup.reference.exchange.rates,
    headed: {
      value: headed(columns.value),
      billed: headed(columns.billed),
      weight: readHeadingWeightUnit(header[columns.weight ?? -1] ?? ""),
      billedWeight: readHeadingWeightUnit(header[columns.billedWeight ?? -1] ?? ""),
    },
    valueByItem: /item/i.test(header[columns.value ?? -1] ?? ""),
    itemWeights: new Map(
      Object.entries(itemWeights).flatMap(([sku, text]) => {
        const mass = readCellWeight(text, units.weight);
        return mass === undefined ? [] : [[sku, mass] as const];
      }),
    ),
    products:
      named.length > 0 && setup.products ? { ...setup.products, columns: named, day: terms.shipDate } : undefined,
    stateColumn: findStateColumn(header),
    isVoid: makeVoidTest(header),
  };
}

/** Headings under which shops say how far an order is paid, and how far it is. */
const paymentHeadings = "financialstatus paymentstatus 付款状态 支付状态".split(" ");
const stateHeadings = "orderstatus orderstate itemstatus status bestellstatus statut estado 订单状态 状态".split(" ");
/** Headings of the day on which an order was called off. */
const cancelHeadings = "cancelledat canceledat cancelleddate cancellationdate 取消时间".split(" ");

/** States of an order that nobody sends. One that was paid back in part is sent. */
const called =
  /cancel|void|unpaid|failed|expired|pending.payment|awaiting.payment|(?<!partial(?:ly)?[ _-])refunded|取消|未付款|待付款|已退款|storniert|annul/i;

/** Whether a row's order is unpaid or called off, by the columns in which shops say so; nothing in a file without them. */
function makeVoidTest(header: readonly string[]): ((row: readonly string[]) => boolean) | undefined {
  const plain = header.map((name) => name.toLowerCase().replace(/[^\p{L}]/gu, ""));
  const findColumns = (headings: readonly string[]) =>
    plain.flatMap((name, at) => (headings.includes(name) ? [at] : []));
  const payments = findColumns(paymentHeadings);
  const states = [...payments, ...findColumns(stateHeadings)];
  const cancelled = findColumns(cancelHeadings);
  if (states.length + cancelled.length === 0) return undefined;
  const cell = (row: readonly string[], at: number) => (row[at] ?? "").trim();
  return (row) =>
    states.some((at) => called.test(cell(row, at))) ||
    payments.some((at) => /^pending$/i.test(cell(row, at))) ||
    cancelled.some((at) => cell(row, at) !== "");
}
