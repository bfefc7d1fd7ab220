import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber, formatSpan } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import type { DestinationLine } from "#catalog/page-parts.ts";

type Props = {
  lines: readonly DestinationLine[];
  kind: DestinationLine["kind"];
  weights: readonly number[];
  name: string;
};

/** The lines of a kind to a country, with prices at three weights. A phone has room for two of them. */
export function LinesTable({ lines, kind, weights, name }: Props) {
  const own = lines.filter((line) => line.kind === kind);
  if (own.length === 0) return null;
  return (
    <div className="table-scroll">
      <table aria-label={name} className="timetable timetable-tight mb-8">
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className="hidden lg:table-cell">
              {m.destination_limits()}
            </th>
            {weights.map((kg, at) => (
              <th key={kg} scope="col" className={`number ${at < 2 ? "" : "hidden! sm:table-cell!"}`}>
                {formatNumber(kg)} {formatUnit("kg")}
              </th>
            ))}
            <th scope="col" className="number">
              {m.prices_days()}
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map(({ slug, name: line, path, part = "", prices, days, limits, terms }) => (
            <tr key={slug + part}>
              <th scope="row">
                <a href={path} className="hover:underline hover:underline-offset-4">
                  {line}
                </a>
                {part && <span className="block text-sm font-normal text-quiet">{part}</span>}
              </th>
              <td className="hidden text-sm text-quiet lg:table-cell">
                {limits}
                <span className="block">{terms.join(" / ")}</span>
              </td>
              {prices.map((price, at) => (
                <td
                  key={weights[at]}
                  className={`number ${at === 0 ? "font-semibold" : at === 1 ? "" : "hidden! sm:table-cell!"}`}
                >
                  {price ? formatMoney(price.amount, price.currency) : "–"}
                  {price && <OwnCurrencyAmount {...price} />}
                </td>
              ))}
              <td className="number text-quiet">{days && formatSpan(days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
