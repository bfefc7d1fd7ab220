import { minorDigits } from "#rating/money.ts";
import { csvCell } from "./csv.ts";
import type { PricedOrders } from "./price-orders.ts";

/** Every row with its price on every line. */
export function ordersCsv({ result, totals }: PricedOrders, names: Readonly<Record<string, string>>): string {
  const { services, currency, countries, grams, bestService, bestTotal } = result;
  const digits = minorDigits(currency);
  const amount = (minor: number) => (minor < 0 ? "" : (minor / 10 ** digits).toFixed(digits));
  const nameOf = (at: number) => names[services[at]?.service ?? ""] ?? "";
  const head = [
    "row",
    "order",
    "country",
    "weight_g",
    "cheapest",
    `cheapest_${currency}`,
    ...services.map((_, at) => `${nameOf(at)} ${currency}`),
  ];
  const lines = [head.map(csvCell).join(",")];
  for (const [at, name] of result.names.entries()) {
    const own = services.map((_, service) => amount(totals[at * services.length + service] ?? -1));
    lines.push(
      [
        String(at + 2),
        csvCell(name),
        countries[at],
        String(Math.round(grams[at] ?? 0)),
        csvCell(nameOf(bestService[at] ?? -1)),
        amount(bestTotal[at] ?? -1),
        ...own,
      ].join(","),
    );
  }
  return `\uFEFF${lines.join("\r\n")}\r\n`;
}
