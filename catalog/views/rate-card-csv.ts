import { massAmount } from "#rating/scale.ts";
import type { RateCard } from "#rating/card.ts";
import type { Catalog } from "../catalog.ts";
import { original } from "../localized.ts";
import { csvCell } from "#site/csv-cell.ts";

/** Columns of a price row, by method: name and how it is read off a row. */
type Column<Row> = readonly [string, (row: Row) => string | number];

/** The cards of a service as CSV: remarks on top, then one row a zone and band. Nothing for a service without cards. */
export function rateCardCsv({ cards, site, reference }: Catalog, service: string): string | undefined {
  const own = cards.filter((card) => card.service === service);
  if (own.length === 0) return undefined;
  const parts = own.map((card) =>
    [
      ...remarks(card, site.name, original(site.illustrative)),
      ...zoneRows(card, reference),
      "",
      ...priceRows(card),
    ].join("\r\n"),
  );
  return `${parts.join("\r\n\r\n")}\r\n`;
}

function remarks(card: RateCard, provider: string, illustrative: string): string[] {
  const until = card.validTo ? ` to ${card.validTo}` : "";
  return [
    `# ${provider}: ${card.service}, valid from ${card.validFrom}${until}, in ${card.currency}`,
    `# ${illustrative}`,
    `# Method: ${card.tariff.method}. Goods: ${card.goods.join(" ")}. Terms: ${card.incoterms.join(" ")}.`,
    ...card.surcharges.map(({ label }) => `# Surcharge: ${typeof label === "string" ? label : original(label)}`),
  ];
}

function zoneRows(card: RateCard, reference: Catalog["reference"]): string[] {
  const named = card.zones.map(({ zone, country, postcodes = [] }) => {
    const name = original(reference.countries.find(({ code }) => code === country)?.name) ?? country;
    const codes = postcodes.map((rule) => ("prefix" in rule ? rule.prefix : `${rule.from}-${rule.to}`)).join(" ");
    return [zone, country, name, codes].map(csvCell).join(",");
  });
  return ["zone,country,name,postcodes", ...named];
}

function priceRows({ tariff, unit }: RateCard): string[] {
  const upTo = ({ upTo }: { upTo: number }) => massAmount(upTo);
  const days: Column<{ transitMin: number; transitMax: number }>[] = [
    ["transit_min", ({ transitMin }) => transitMin],
    ["transit_max", ({ transitMax }) => transitMax],
  ];
  switch (tariff.method) {
    case "per-kg-and-item":
      return table(tariff.bands, [
        [`up_to_${unit}`, upTo],
        [`per_${unit}`, (row) => price(row.perUnit)],
        ["per_item", (row) => price(row.perItem)],
        ...days,
      ]);
    case "flat-by-band":
      return table(tariff.bands, [
        [`up_to_${unit}`, upTo],
        ["price", (row) => price(row.price)],
        [`per_${unit}`, (row) => price(row.perUnit ?? 0)],
        ...days,
      ]);
    case "first-and-additional":
      return table(tariff.bands, [
        [`up_to_${unit}`, upTo],
        [`first_${unit}`, (row) => massAmount(row.first)],
        ["first_price", (row) => price(row.firstPrice)],
        [`step_${unit}`, (row) => massAmount(row.step)],
        ["step_price", (row) => price(row.stepPrice)],
        ...days,
      ]);
    case "breaks":
      return [
        "zone,minimum",
        ...Object.entries(tariff.minimum).map(([zone, minimum]) => [zone, price(minimum)].map(csvCell).join(",")),
        "",
        ...table(tariff.bands, [
          [`from_${unit}`, (row) => massAmount(row.from)],
          [`per_${unit}`, (row) => price(row.perUnit)],
          ...days,
        ]),
      ];
    case "weight-or-measure":
      return table(tariff.bands, [
        ["per_revenue_ton", (row) => price(row.perRevenueTon)],
        ["per_item", (row) => price(row.perItem)],
        ...days,
      ]);
    case "container":
      return table(tariff.bands, [
        ["container", (row) => row.container],
        ["price", (row) => price(row.price)],
        ...days,
      ]);
  }
}

function table<Row>(bands: Readonly<Record<string, readonly Row[]>>, columns: readonly Column<Row>[]): string[] {
  const head = ["zone", ...columns.map(([name]) => name)].join(",");
  const rows = Object.entries(bands).flatMap(([zone, list]) =>
    list.map((row) => [zone, ...columns.map(([, read]) => read(row))].map(csvCell).join(",")),
  );
  return [head, ...rows];
}

function price(micro: number): number {
  return micro / 1e6;
}
