import { planTransit } from "#rating/calendar/transit-plan.ts";
import type { Day } from "#rating/card.ts";
import { formatMinor } from "#rating/money/money.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { escapeCsvCell } from "#site/csv-cell.ts";
import { readCell, readPostcode } from "./import/read-order.ts";
import { readOrderWithCorrections } from "./import/corrections.ts";
import type { Rows } from "./import/types.ts";
import { convertGrams } from "./import/units.ts";
import { getRuleKey, type InvoiceResult } from "./invoice/types.ts";
import type { Split } from "./pricing/splits.ts";
import type { DownloadWords, PricedOrders, Setup } from "./types.ts";

/** The first and last day of delivery of a row on a service. Rows of one lane and time are worked out once. */
function estimateDelivery({ cards, reference }: Setup, { table, options, result }: PricedOrders) {
  const { from, shipDate } = options.terms;
  const cutoffs = new Map(
    filterCardsByDay(shipDate, cards).map(({ service, transit }) => [service, transit.cutoffDays]),
  );
  const known = new Map<string, readonly [Day, Day] | undefined>();
  return (row: number, at: number): readonly [Day, Day] | undefined => {
    const service = result.services[at] ?? "";
    const to = result.countries[row] ?? "";
    const days = table.days[row * table.services + at] ?? 0;
    const key = `${service} ${to} ${days}`;
    if (!known.has(key)) {
      const plan = planTransit(
        {
          service,
          from,
          to,
          handOver: shipDate,
          cutoffDays: cutoffs.get(service) ?? 0,
          transitMin: days % 100,
          transitMax: Math.floor(days / 100),
        },
        reference.calendar,
      );
      known.set(key, plan && [plan.earliest, plan.latest]);
    }
    return known.get(key);
  };
}

/**
 * Every row with what was read of it, its price on every line, the line that the split chose with its days of delivery,
 * why it has no price or no lower one, and what an invoice check found.
 */
export function writeOrdersCsv(
  rows: Rows,
  setup: Setup,
  priced: PricedOrders,
  split: Split,
  words: DownloadWords,
  invoice?: InvoiceResult,
): string {
  const { result, table, options, corrections, noOrders } = priced;
  const { services, currency, countries, splits } = result;
  const { service, totals } = splits[split];
  const unit = options.units.weight;
  const amount = (minor: number) => formatMinor(minor, currency);
  const price = (minor: number) => (minor < 0 ? "" : amount(minor));
  const getServiceName = (at: number) => words.services[services[at] ?? ""] ?? "";
  const daysOf = estimateDelivery(setup, priced);
  const getHeading = (column: string) => words.heads[column] ?? column;
  const head = [
    ...["row", "order", "country", "country_name", "postcode", "parcels", "weight", "size"].map(getHeading),
    ...["goods", "line", "total"].map(getHeading),
    ...["delivery_from", "delivery_to", "note", "corrected"].map(getHeading),
    ...services.map((line) => words.prices[line] ?? line),
    ...(invoice ? ["billed", "expected", "difference", "rule"].map(getHeading) : []),
  ];
  const lines = [head.map(escapeCsvCell).join(",")];
  for (const [at, row] of rows.entries()) {
    if (noOrders.get(at) === "blank") continue;
    const own = service[at] ?? -1;
    const country = countries[at] ?? "";
    const mended = corrections.cells.get(at);
    const cell = (field: Parameters<typeof readCell>[1]) => readCell(row, field, options.columns, mended);
    const sides = [cell("length"), cell("width"), cell("height")].filter(Boolean).join("x");
    const [from = "", to = ""] = own < 0 ? [] : (daysOf(at, own) ?? []);
    const { written, postcode = written } = readPostcode(cell("postcode"), country, row, priced.reading);
    const weight = result.grams[at] ?? 0;
    const parcels = result.pieces[at] ?? 0;
    const order = parcels > 0 ? readOrderWithCorrections(row, at, priced.reading, corrections) : undefined;
    const goods = setup.goods.find(({ id }) => order && "goods" in order && id === order.goods);
    const expected = invoice?.expectedBy[at] ?? -1;
    const billed = invoice?.billedBy[at] ?? Number.NaN;
    const rule = invoice?.ruleBy[at];
    lines.push(
      [
        String(at + result.firstLine),
        escapeCsvCell(result.names[at] ?? ""),
        country,
        escapeCsvCell(words.countries[country] ?? country),
        escapeCsvCell(postcode),
        parcels > 0 ? String(parcels) : "",
        weight > 0 ? String(convertGrams(weight, unit)) : "",
        escapeCsvCell(cell("size") || sides || options.box),
        escapeCsvCell(goods?.label ?? ""),
        escapeCsvCell(getServiceName(own)),
        price(totals[at] ?? -1),
        from,
        to,
        escapeCsvCell(words.notes.get(at) ?? ""),
        result.corrected.has(at) ? (words.heads.yes ?? "yes") : "",
        ...services.map((_, one) => price(table.totals[at * services.length + one] ?? -1)),
        ...(invoice
          ? [
              Number.isNaN(billed) ? "" : amount(billed),
              price(expected),
              expected < 0 ? "" : amount(billed - expected),
              escapeCsvCell(rule ? (words.rules[getRuleKey(rule)] ?? rule.rule) : ""),
            ]
          : []),
      ].join(","),
    );
  }
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
