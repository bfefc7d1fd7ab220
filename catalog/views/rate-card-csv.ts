import { massAmount } from "#rating/scale.ts";
import type { Peak } from "#rating/calendar/calendar.ts";
import type { RateCard } from "#rating/card.ts";
import type { Locale } from "#site/locales.ts";
import type { Catalog } from "../catalog.ts";
import { inLocale } from "../localized.ts";
import { csvCell } from "#site/csv-cell.ts";
import { say } from "../words.ts";
import { surchargeRule, weightRules } from "./card-rules.ts";
import { longDay } from "./long-day.ts";
import { goodsLabels } from "./service-lines.ts";
import { serviceName } from "./service-name.ts";
import { countryName } from "./country-name.ts";
import { currencyName } from "#site/currency-name.ts";

/** Columns of a price row, by method: heading, and how to read the value from a row. */
type Column<Row> = readonly [string, (row: Row) => string | number];
/** A word in the file, by its message key without `card_`. */
type Words = (name: string, values?: Readonly<Record<string, string>>) => string;

/**
 * The cards of a service as CSV in a language: remarks with every rule first, then one row per zone and band. Undefined for a service
 * without cards.
 */
export function rateCardCsv(catalog: Catalog, service: string, locale: Locale): string | undefined {
  const own = catalog.cards.filter((card) => card.service === service);
  if (own.length === 0) return undefined;
  const words: Words = (name, values) => say(`card_${name}`, locale, values);
  const parts = own.map((card) =>
    [
      ...remarks(card, catalog, locale, words),
      ...zoneRows(card, catalog, locale, words),
      "",
      ...priceRows(card, locale, words),
    ].join("\r\n"),
  );
  const text = `${parts.join("\r\n\r\n")}\r\n`;
  // the byte order mark lets spreadsheets in any country read more than ASCII
  return /\P{ASCII}/u.test(text) ? `\uFEFF${text}` : text;
}

function remarks(card: RateCard, catalog: Catalog, locale: Locale, words: Words): string[] {
  const { site } = catalog;
  const day = (text: string) => longDay(text, locale);
  const validity = card.validTo
    ? words("valid_until", { from: day(card.validFrom), until: day(card.validTo) })
    : words("valid", { from: day(card.validFrom) });
  const list = (items: readonly string[]) => items.join(say("between_items", locale));
  return [
    words("of", { provider: site.name, service: serviceName(catalog, card.service, locale) }),
    validity,
    words("currency", { currency: currencyName(card.currency, locale) }),
    inLocale(site.illustrative, locale).value,
    words("method", { method: words(`method_${card.tariff.method.replaceAll("-", "_")}`) }),
    words("goods", { goods: list(goodsLabels(catalog, card.goods, locale)) }),
    words("terms", { terms: list(card.incoterms) }),
    ...peaksOf(card, catalog).map(({ name, from, to, add }) => {
      const days = String(Math.max(...add.map((one) => one.days)));
      return words("peak", { name: inLocale<string>(name, locale).value, from: day(from), until: day(to), days });
    }),
    ...weightRules(card, catalog, locale),
    ...card.surcharges.map((surcharge) => surchargeRule(surcharge, card, catalog, locale)),
  ].map((remark) => `# ${remark}`);
}

/** Peaks of the calendar in the time of a card, whose own days are the usual ones. */
function peaksOf({ service, validFrom, validTo }: RateCard, { reference }: Catalog): readonly Peak[] {
  return reference.engine.calendar.peaks.filter(
    ({ from, to, services }) =>
      (!services || services.includes(service)) && to >= validFrom && (!validTo || from <= validTo),
  );
}

function zoneRows(card: RateCard, catalog: Catalog, locale: Locale, words: Words): string[] {
  const named = card.zones.map(({ zone, country, postcodes = [] }) => {
    const codes = postcodes.map((rule) => ("prefix" in rule ? rule.prefix : `${rule.from}-${rule.to}`)).join(" ");
    return [zone, country, countryName(catalog, country, locale), codes].map(csvCell).join(",");
  });
  return [["zone", "country", "name", "postcodes"].map((name) => csvCell(words(name))).join(","), ...named];
}

function priceRows({ tariff, unit: cardUnit }: RateCard, locale: Locale, words: Words): string[] {
  const unit = { unit: say(`sign_${cardUnit}`, locale) };
  const upTo = ({ upTo }: { upTo: number }) => massAmount(upTo);
  const days: Column<{ transitMin: number; transitMax: number }>[] = [
    [words("transit_min"), ({ transitMin }) => transitMin],
    [words("transit_max"), ({ transitMax }) => transitMax],
  ];
  const zone = words("zone");
  switch (tariff.method) {
    case "per-kg-and-item":
      return table(zone, tariff.bands, [
        [words("up_to", unit), upTo],
        [words("per_unit", unit), (row) => price(row.perUnit)],
        [words("per_item"), (row) => price(row.perItem)],
        ...days,
      ]);
    case "flat-by-band":
      return table(zone, tariff.bands, [
        [words("up_to", unit), upTo],
        [words("price"), (row) => price(row.price)],
        [words("per_unit", unit), (row) => price(row.perUnit ?? 0)],
        ...days,
      ]);
    case "first-and-additional":
      return table(zone, tariff.bands, [
        [words("up_to", unit), upTo],
        [words("first", unit), (row) => massAmount(row.first)],
        [words("first_price"), (row) => price(row.firstPrice)],
        [words("step", unit), (row) => massAmount(row.step)],
        [words("step_price"), (row) => price(row.stepPrice)],
        ...days,
      ]);
    case "breaks":
      return [
        [zone, words("minimum")].map(csvCell).join(","),
        ...Object.entries(tariff.minimum).map(([own, minimum]) => [own, price(minimum)].map(csvCell).join(",")),
        "",
        ...table(zone, tariff.bands, [
          [words("from", unit), (row) => massAmount(row.from)],
          [words("per_unit", unit), (row) => price(row.perUnit)],
          ...days,
        ]),
      ];
    case "weight-or-measure":
      return table(zone, tariff.bands, [
        [words("per_revenue_ton"), (row) => price(row.perRevenueTon)],
        [words("per_shipment"), (row) => price(row.perItem)],
        ...days,
      ]);
    case "container":
      return table(zone, tariff.bands, [
        [words("container"), (row) => row.container],
        [words("price"), (row) => price(row.price)],
        ...days,
      ]);
  }
}

function table<Row>(
  zone: string,
  bands: Readonly<Record<string, readonly Row[]>>,
  columns: readonly Column<Row>[],
): string[] {
  const head = [zone, ...columns.map(([name]) => name)].map(csvCell).join(",");
  const rows = Object.entries(bands).flatMap(([own, list]) =>
    list.map((row) => [own, ...columns.map(([, read]) => read(row))].map(csvCell).join(",")),
  );
  return [head, ...rows];
}

function price(micro: number): number {
  return micro / 1e6;
}
