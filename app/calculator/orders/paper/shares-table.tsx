import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { Share } from "../splits.ts";

type Props = {
  title: string;
  shares: readonly Share[];
  nameOf: (key: string) => string;
  amount: (minor: number) => string;
};

/** Every part of a total, with its number of orders. */
export function SharesTable({ title, shares, nameOf, amount }: Props) {
  return (
    <table className="w-full text-start">
      <caption className="py-0.5 text-start font-semibold">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{m.orders_row()}</th>
          <th scope="col">{m.order_price()}</th>
        </tr>
      </thead>
      <tbody className="border-t border-ink">
        {shares.map(({ key, orders, total }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-0.5 text-start font-normal">
              {nameOf(key)}
            </th>
            <td className="py-0.5 text-end tabular-nums">{number(orders)}</td>
            <td className="py-0.5 text-end tabular-nums">{amount(total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
