import { toMassAmount } from "#rating/shipment/units.ts";
import type { Peak } from "#rating/calendar/calendar.ts";
import type { RateCard } from "#rating/card.ts";
import type { MeasureKind } from "#rating/freight/tariff.ts";
import { type Locale, resolveLocale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { escapeCsvCell } from "#site/csv-cell.ts";
import type { MessageName } from "../messages.ts";
import { describeSurcharge, describeWeightRules } from "./card-rules.ts";
import { joinTexts, type Setting, toMajor, writePostcodes, writeText } from "./rule-text.ts";
import { formatLongDay, formatUnit } from "../drawings/formats.ts";
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

/**
 * The cards of a service as CSV in a language: remarks with every rule first, then one row per zone and band. Undefined for a service
 * without cards.
 */
export function writeRateCardCsv(catalog: Catalog, service: string, locale: Locale): string | undefined {
  const cards = catalog.cards.filter((card) => card.service === service);
  if (cards.length === 0) return undefined;
  const parts = cards.map((card) => {
    const own = { card, catalog, locale };
    return [...listRemarks(own), ...listZoneRows(own), "", ...listPriceRows(own)].join("\r\n");
  });
  const text = `${parts.join("\r\n\r\n")}\r\n`;
  // the byte order mark lets spreadsheets in any country read more than ASCII
  return /\P{ASCII}/u.test(text) ? `\uFEFF${text}` : text;
}

function listRemarks(own: Setting): string[] {
  const { card, catalog, locale } = own;
  const { site } = catalog;
  const from = formatLongDay(card.validFrom, locale);
  const list = (items: readonly string[]) => joinTexts("between_items", items, own);
  return [
    writeText(own, "card_of", { provider: site.name, service: getServiceName(catalog, card.service, locale) }),
    card.validTo
      ? writeText(own, "card_valid_until", { from, until: formatLongDay(card.validTo, locale) })
      : writeText(own, "card_valid", { from }),
    writeText(own, "card_currency", { currency: formatCurrencyName(card.currency, locale) }),
    resolveLocale(site.illustrative, locale).value,
    writeText(own, "card_method", { method: writeText(own, methods[card.tariff.method]) }),
    writeText(own, "card_goods", { goods: list(listGoodsLabels(catalog, card.goods, locale)) }),
    writeText(own, "card_terms", { terms: list(card.incoterms) }),
    ...listPeaks(own).map(({ name, from, to, add }) =>
      writeText(own, "card_peak", {
        name: resolveLocale<string>(name, locale).value,
        from: formatLongDay(from, locale),
        until: formatLongDay(to, locale),
        days: String(Math.max(...add.map((one) => one.days))),
      }),
    ),
    ...describeWeightRules(own),
    ...card.surcharges.map((surcharge) => describeSurcharge(surcharge, own)),
  ].map((remark) => `# ${remark}`);
}

/** Peaks of the calendar in the time of a card, whose own days are the usual ones. */
function listPeaks({ card: { service, validFrom, validTo }, catalog }: Setting): readonly Peak[] {
  return catalog.reference.engine.calendar.peaks.filter(
    ({ from, to, services }) =>
      (!services || services.includes(service)) && to >= validFrom && (!validTo || from <= validTo),
  );
}

type Row = readonly (string | number)[];

function writeRow(cells: Row): string {
  return cells.map(escapeCsvCell).join(",");
}

function listZoneRows(own: Setting): string[] {
  const named = own.card.zones.map(({ zone, country, postcodes = [] }) => [
    zone,
    country,
    getCountryName(own.catalog, country, own.locale),
    postcodes.map(writePostcodes).join(" "),
  ]);
  return [columns.map((name) => writeText(own, name)), ...named].map(writeRow);
}

/** The least freight of each zone, if the card has one; then a row for each zone and band. */
function listPriceRows(own: Setting): string[] {
  const minimums = Object.entries(own.card.tariff.minimumFreight ?? {});
  const rows = listBandRows(own).map(writeRow);
  if (minimums.length === 0) return rows;
  return [
    writeRow([writeText(own, "card_zone"), writeText(own, "card_minimum")]),
    ...minimums.map(([zone, minimum]) => writeRow([zone, toMajor(minimum)])),
    "",
    ...rows,
  ];
}

function listBandRows(own: Setting): Row[] {
  const { tariff, unit: cardUnit, measure, sizes } = own.card;
  const words = (name: MessageName) =>
    writeText(own, name, { unit: measure ? writeText(own, counted[measure.of]) : formatUnit(cardUnit, own.locale) });
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
    return [[words("card_zone"), ...columns.map(([name]) => name)], ...table];
  };
  switch (tariff.method) {
    case "per-kg-and-item":
      return write(tariff.bands, [
        [words("card_up_to"), upTo],
        [words("card_per_unit"), (row) => toMajor(row.perUnit)],
        [words("card_per_item"), (row) => toMajor(row.perItem)],
      ]);
    case "flat-by-band":
      return write(tariff.bands, [
        [words("card_up_to"), upTo],
        [words("card_price"), (row) => toMajor(row.price)],
        [words("card_per_unit"), (row) => toMajor(row.perUnit ?? 0)],
      ]);
    case "first-and-additional":
      return write(tariff.bands, [
        [words("card_up_to"), upTo],
        [words("card_first"), (row) => toMassAmount(row.first)],
        [words("card_first_price"), (row) => toMajor(row.firstPrice)],
        [words("card_step"), (row) => toMassAmount(row.step)],
        [words("card_step_price"), (row) => toMajor(row.stepPrice)],
      ]);
    case "breaks":
      return write(tariff.bands, [
        [words("card_from"), (row) => toMassAmount(row.from)],
        [words("card_per_unit"), (row) => toMajor(row.perUnit)],
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
