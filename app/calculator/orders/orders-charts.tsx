import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import type { CalculatorNames } from "../names.ts";
import { type Bar, BarList } from "./bar-list.tsx";
import type { OrdersResult } from "./messages.ts";
import { PriceHistogram } from "./price-histogram.tsx";
import type { Share, Split } from "./splits.ts";

type Props = { result: OrdersResult; split: Split; names: CalculatorNames; nameOf: (service: number) => string };

const mostBars = 6;

/** Cost by line, cost by country, and how many orders cost how much. */
export function OrdersCharts({ result: { splits, currency }, split, names, nameOf }: Props) {
  const { lines, countries, histogram } = splits[split];
  const bar = ({ key, orders, total }: Share, label: string): Bar => ({
    key,
    label,
    note: number(orders),
    amount: money(total, currency),
    value: total,
  });
  const listOf = (shares: readonly Share[], label: (key: string) => string) =>
    foldedInto(shares, mostBars).map((own) =>
      bar(own, own.key === "" ? m.orders_others({ count: shares.length - mostBars + 1 }) : label(own.key)),
    );
  const byLine = listOf(lines, (key) => nameOf(Number(key)));
  const byCountry = listOf(countries, (key) => names.country(key));
  // the same money twice: one scale for both
  const most = Math.max(1, ...[...byLine, ...byCountry].map(({ value }) => value));
  return (
    <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-16">
      <BarList title={m.orders_by_line()} bars={byLine} most={most} />
      <BarList title={m.orders_by_country()} bars={byCountry} most={most} />
      <PriceHistogram histogram={histogram} currency={currency} />
    </div>
  );
}

/** The largest shares, and all others as one with an empty key. */
export function foldedInto(shares: readonly Share[], most: number): readonly Share[] {
  if (shares.length <= most) return shares;
  const rest = shares.slice(most - 1);
  return [
    ...shares.slice(0, most - 1),
    {
      key: "",
      orders: rest.reduce((sum, { orders }) => sum + orders, 0),
      total: rest.reduce((sum, { total }) => sum + total, 0),
    },
  ];
}
