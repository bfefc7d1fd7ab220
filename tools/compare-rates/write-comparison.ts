import type { Catalog } from "#catalog/model.ts";
import { formatMinor } from "#rating/money/money.ts";
import { compare, type Comparison, type Gone, type ServiceComparison } from "./comparison.ts";

const count = (value: number) => value.toLocaleString("en");
const orders = (value: number) => `${count(value)} ${value === 1 ? "order" : "orders"}`;

/** What changes for whom: the cards before and after, each on the first day of the new ones. */
export function compareCatalogs(before: Catalog, after: Catalog, day: string): string {
  const changed = new Set(
    after.cards
      .filter((card) => !before.cards.some((old) => JSON.stringify(old) === JSON.stringify(card)))
      .map(({ service }) => service),
  );
  const side = (name: string, own: Catalog) => ({
    name,
    day,
    cards: own.cards.filter((card) => changed.has(card.service)),
  });
  return writeComparison(compare([side("before", before), side("after", after)], after.reference.engine));
}

/** A comparison as plain text, for a terminal; `sample` says what orders they are. */
export function writeComparison(
  comparison: Comparison,
  sample = "a sample of the cards' own zones and weights",
): string {
  const { before, after, services, worst, lost, won } = comparison;
  const currencies = new Map(services.map(({ service, currency }) => [service, currency]));
  const side = ({ name, day }: { name: string; day: string }) => (name === day ? name : `${name} (on ${day})`);
  const parts = [
    `Old: ${side(before)}\nNew: ${side(after)}\n${orders(comparison.orders)}, ${sample}. Prices are freight and surcharges, without duties and taxes.`,
    ...services.filter(({ dearer, cheaper }) => dearer + cheaper > 0).map(writeService),
    writeUnchanged(services),
    services.length === 0 ? "No order has a price on both sides." : "",
    worst.length > 0
      ? `The worst rises (the worst in each zone)\n${worst
          .map(({ service, order, zone, before: old, after: own, percent }) => {
            const currency = currencies.get(service) ?? "";
            const money = `${formatMinor(old, currency)} to ${formatMinor(own, currency)} ${currency}`;
            return `  ${formatPercent(percent).padStart(9)}  ${money}  ${order.startsWith(service) ? "" : `${service} `}${order} (zone ${zone})`;
          })
          .join("\n")}`
      : services.length > 0
        ? "Nothing becomes dearer."
        : "",
    writeGone("No longer carried", lost),
    writeGone("Newly carried", won),
  ];
  return parts.filter(Boolean).join("\n\n");
}

function writeService(own: ServiceComparison): string {
  const { service, currency, cards, dearer, cheaper, same, percent, spread, steps } = own;
  const card = (days: readonly string[]) => days.join(" and ");
  const most = Math.max(...steps.map((step) => step.orders));
  const bars = steps
    .filter((step) => step.orders > 0)
    .map((step) => {
      const bar = "#".repeat(Math.ceil((step.orders / most) * 30));
      return `    ${formatRange(step.over, step.upTo).padEnd(22)}${count(step.orders).padStart(7)}  ${bar}`;
    });
  return [
    `${service}, ${currency}, cards of ${card(cards.before)} and ${card(cards.after)}`,
    `  ${orders(own.orders)}: ${count(dearer)} dearer, ${count(cheaper)} cheaper, ${count(same)} the same; all together ${formatPercent(percent)}`,
    `  least ${formatPercent(spread.least)}, a tenth up to ${formatPercent(spread.tenth)}, half up to ${formatPercent(spread.half)}, nine tenths up to ${formatPercent(spread.nineTenths)}, most ${formatPercent(spread.most)}`,
    ...bars,
  ].join("\n");
}

function writeUnchanged(services: readonly ServiceComparison[]): string {
  const same = services.filter(({ dearer, cheaper }) => dearer + cheaper === 0);
  if (same.length === 0) return "";
  return `Prices unchanged: ${same.map((own) => `${own.service} (${orders(own.orders)})`).join(", ")}`;
}

function formatRange(over: number | undefined, upTo: number | undefined): string {
  if (over === undefined) return `down by ${-(upTo ?? 0)}% or more`;
  if (upTo === undefined) return `up by more than ${over}%`;
  return upTo <= 0 ? `down by ${-upTo} to ${-over}%` : `up by ${over} to ${upTo}%`;
}

function formatPercent(percent: number): string {
  if (!Number.isFinite(percent)) return "from 0";
  return `${percent > 0 ? "+" : ""}${percent.toFixed(2)}%`;
}

const shown = 30;

function writeGone(title: string, list: readonly Gone[]): string {
  if (list.length === 0) return "";
  const lines = list.slice(0, shown).map(({ service, to, zone, orders: own, of, why, example }) => {
    const place = zone === to ? to : `${to}, zone ${zone}`;
    const share = own === of ? "all" : `${count(own)} of ${count(of)} orders, such as ${example}`;
    return `  ${service}  ${place}: ${share} (${why})`;
  });
  const more = list.length > shown ? `\n  and ${count(list.length - shown)} more (--json has all)` : "";
  return `${title}\n${lines.join("\n")}${more}`;
}
