import { toMassAmount } from "#rating/shipment/units.ts";
import type { Peak } from "#rating/calendar/calendar.ts";
import type { RateCard } from "#rating/card.ts";
import type { MeasureKind } from "#rating/freight/tariff.ts";
import { type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { escapeCsvCell } from "#site/csv-cell.ts";
import { type MessageName, translate } from "../messages.ts";
import { describeWeightRules } from "./card-rules.ts";
import { toMajor, units, writePostcodes } from "./rule-text.ts";
import { describeSurcharge } from "./surcharge-rules.ts";
import { formatLongDay } from "../drawings/formats.ts";
import { listGoodsLabels } from "./service-lines.ts";
import { getCountryName, getServiceName } from "./names.ts";
import { formatCurrencyName } from "#site/currency.ts";

/** Columns of a price row, by method: heading, and how to read the value from a row. */
type Column<Row> = readonly [string, (row: Row) => string | number];
/** What a row of any method may have. */
type Usual = { size?: string; fromParcels?: number; transitMin: number; transitMax: number };
const methods = {
  "per-kg-and-item": "card_method_per_kg_and_item",
  "flat-by-band": "card_method_flat_by_band",
  "first-and-additional": "card_method_first_and_additional",
  breaks: "card_method_breaks",
  "weight-or-measure": "card_method_weight_or_measure",
  container: "card_method_container",
} as const satisfies Record<RateCard["tariff"]["method"], MessageName>;
const counted = {
  "loading-metres": "sign_ldm",
  "lane-metres": "sign_m",
  "pallet-spaces": "sign_pallet",
  pieces: "sign_piece",
  "cubic-metres": "sign_m3",
} as const satisfies Record<MeasureKind, MessageName>;
const columns = ["card_zone", "card_country", "card_name", "card_postcodes"] as const;

/** A word in the file. */
type Words = (name: MessageName, values?: Readonly<Record<string, string>>) => string;

/**
 * The cards of a service as CSV in a language: remarks with every rule first, then one row per zone and band. Undefined for a service
 * without cards.
 */
export function writeRateCardCsv(catalog: Catalog, service: string, locale: Locale): string | undefined {
  const own = catalog.cards.filter((card) => card.service === service);
  if (own.length === 0) return undefined;
  const words: Words = (name, values) => translate(name, locale, values);
  const parts = own.map((card) =>
    [
      ...listRemarks(card, catalog, locale, words),
      ...listZoneRows(card, catalog, locale, words),
      "",
      ...listPriceRows(card, locale, words),
    ].join("\r\n"),
  );
  const text = `${parts.join("\r\n\r\n")}\r\n`;
  // the byte order mark lets spreadsheets in any country read more than ASCII
  return /\P{ASCII}/u.test(text) ? `\uFEFF${text}` : text;
}

function listRemarks(card: RateCard, catalog: Catalog, locale: Locale, words: Words): string[] {
  const { site } = catalog;
  const day = (text: string) => formatLongDay(text, locale);
  const validity = card.validTo
    ? words("card_valid_until", { from: day(card.validFrom), until: day(card.validTo) })
    : words("card_valid", { from: day(card.validFrom) });
  const list = (items: readonly string[]) => items.join(translate("between_items", locale));
  return [
    words("card_of", { provider: site.name, service: getServiceName(catalog, card.service, locale) }),
    validity,
    words("card_currency", { currency: formatCurrencyName(card.currency, locale) }),
    resolveLocale(site.illustrative, locale).value,
    words("card_method", { method: words(methods[card.tariff.method]) }),
    words("card_goods", { goods: list(listGoodsLabels(catalog, card.goods, locale)) }),
    words("card_terms", { terms: list(card.incoterms) }),
    ...listPeaks(card, catalog).map(({ name, from, to, add }) => {
      const days = String(Math.max(...add.map((one) => one.days)));
      return words("card_peak", {
        name: resolveLocale<string>(name, locale).value,
        from: day(from),
        until: day(to),
        days,
      });
    }),
    ...describeWeightRules(card, catalog, locale),
    ...card.surcharges.map((surcharge) => describeSurcharge(surcharge, card, catalog, locale)),
  ].map((remark) => `# ${remark}`);
}

/** Peaks of the calendar in the time of a card, whose own days are the usual ones. */
function listPeaks({ service, validFrom, validTo }: RateCard, { reference }: Catalog): readonly Peak[] {
  return reference.engine.calendar.peaks.filter(
    ({ from, to, services }) =>
      (!services || services.includes(service)) && to >= validFrom && (!validTo || from <= validTo),
  );
}

function listZoneRows(card: RateCard, catalog: Catalog, locale: Locale, words: Words): string[] {
  const named = card.zones.map(({ zone, country, postcodes = [] }) => {
    const codes = postcodes.map(writePostcodes).join(" ");
    return [zone, country, getCountryName(catalog, country, locale), codes].map(escapeCsvCell).join(",");
  });
  return [columns.map((name) => escapeCsvCell(words(name))).join(","), ...named];
}

/** The least freight of each zone, if the card has one; then a row for each zone and band. */
function listPriceRows(card: RateCard, locale: Locale, words: Words): string[] {
  const minimums = Object.entries(card.tariff.minimumFreight ?? {});
  const rows = listBandRows(card, locale, words);
  if (minimums.length === 0) return rows;
  return [
    [words("card_zone"), words("card_minimum")].map(escapeCsvCell).join(","),
    ...minimums.map(([zone, minimum]) => [zone, toMajor(minimum)].map(escapeCsvCell).join(",")),
    "",
    ...rows,
  ];
}

function listBandRows({ tariff, unit: cardUnit, measure, sizes }: RateCard, locale: Locale, words: Words): string[] {
  const unit = { unit: translate(measure ? counted[measure.of] : units[cardUnit], locale) };
  const rows = Object.values<readonly { fromParcels?: number }[]>(tariff.bands).flat();
  const upTo = ({ upTo }: { upTo: number }) => toMassAmount(upTo);
  /** A row for each zone and band, with the columns of all methods around its own. */
  const write = <Row extends Usual>(bands: Readonly<Record<string, readonly Row[]>>, own: readonly Column<Row>[]) => {
    const columns: Column<Row>[] = [
      ...(sizes ? [[words("card_size"), (row: Usual) => row.size ?? ""] as const] : []),
      ...(rows.some(({ fromParcels }) => fromParcels)
        ? [[words("card_from_parcels"), (row: Usual) => row.fromParcels ?? 1] as const]
        : []),
      ...own,
      [words("card_transit_min"), ({ transitMin }) => transitMin],
      [words("card_transit_max"), ({ transitMax }) => transitMax],
    ];
    const table = Object.entries(bands).flatMap(([zone, list]) =>
      list.map((row) => [zone, ...columns.map(([, read]) => read(row))]),
    );
    return [[words("card_zone"), ...columns.map(([name]) => name)], ...table].map((cells) =>
      cells.map(escapeCsvCell).join(","),
    );
  };
  switch (tariff.method) {
    case "per-kg-and-item":
      return write(tariff.bands, [
        [words("card_up_to", unit), upTo],
        [words("card_per_unit", unit), (row) => toMajor(row.perUnit)],
        [words("card_per_item"), (row) => toMajor(row.perItem)],
      ]);
    case "flat-by-band":
      return write(tariff.bands, [
        [words("card_up_to", unit), upTo],
        [words("card_price"), (row) => toMajor(row.price)],
        [words("card_per_unit", unit), (row) => toMajor(row.perUnit ?? 0)],
      ]);
    case "first-and-additional":
      return write(tariff.bands, [
        [words("card_up_to", unit), upTo],
        [words("card_first", unit), (row) => toMassAmount(row.first)],
        [words("card_first_price"), (row) => toMajor(row.firstPrice)],
        [words("card_step", unit), (row) => toMassAmount(row.step)],
        [words("card_step_price"), (row) => toMajor(row.stepPrice)],
      ]);
    case "breaks":
      return write(tariff.bands, [
        [words("card_from", unit), (row) => toMassAmount(row.from)],
        [words("card_per_unit", unit), (row) => toMajor(row.perUnit)],
      ]);
    case "weight-or-measure":
      return write(tariff.bands, [
        [words("card_per_revenue_ton"), (row) => toMajor(row.perRevenueTon)],
        [words("card_per_shipment"), (row) => toMajor(row.perItem)],
      ]);
    case "container":
      return write(tariff.bands, [
        [words("card_container"), (row) => row.container],
        [words("card_price"), (row) => toMajor(row.price)],
      ]);
  }
}
