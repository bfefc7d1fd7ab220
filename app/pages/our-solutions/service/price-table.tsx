import type { ServicePage } from "#catalog/line-page-data.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber, formatSpan } from "#app/ui/format.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import { Place } from "#app/ui/place.tsx";
import { formatUnit } from "#app/ui/measures.ts";

/** Weights that a phone has room for. */
const onPhones: Readonly<Record<ServicePage["kind"], readonly number[]>> = { b2c: [0.5, 2], b2b: [100, 1000] };

/** Prices of sample weights to the main places, from the rate card. A narrow screen has fewer weights, each whole. */
export function PriceTable({ service }: { service: ServicePage }) {
  const { columns, rows } = service.prices;
  const narrow = (kg: number) =>
    onPhones[service.kind].includes(kg) ? "" : "hidden! sm:table-cell! lg:hidden! xl:table-cell!";
  const strong = onPhones[service.kind][0];
  return (
    // it could be painted before its last row has arrived, and would make room for that then: on a phone, which has none for
    // fixed columns, it is there once what follows it has come
    <div className="table-scroll max-sm:not-has-[+*]:hidden">
      {/* of fixed columns; where text alone is enlarged, it scrolls */}
      <table
        aria-label={m.bar_prices()}
        className="timetable timetable-tight sm:min-w-144 sm:table-fixed lg:min-w-120 xl:min-w-160"
      >
        <thead>
          <tr>
            <th scope="col" className="sm:w-[32%] lg:w-[42%] xl:w-[36%]">
              {m.table_to()}
            </th>
            {columns.map((kg) => (
              <th key={kg} scope="col" className={`number ${narrow(kg)}`}>
                {formatNumber(kg)} {formatUnit("kg")}
              </th>
            ))}
            <th scope="col" className="number">
              {m.prices_days()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, place, prices, transit }) => (
            <tr key={place}>
              <th scope="row">
                <Place code={code} name={place} />
              </th>
              {prices.map((price, at) => {
                const kg = columns[at] ?? 0;
                return (
                  <td key={kg} className={`number ${narrow(kg)} ${kg === strong ? "font-semibold" : ""}`}>
                    {price ? formatMoney(price.amount, price.currency) : "–"}
                    {price && <OwnCurrencyAmount {...price} />}
                  </td>
                );
              })}
              <td className="number text-quiet">{transit && formatSpan(transit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
