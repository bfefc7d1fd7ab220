import type { ServicePage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { InYuan } from "#app/ui/in-yuan.tsx";
import { TransitBar } from "#app/ui/transit-bar.tsx";
import { Place } from "#app/ui/place.tsx";

/** Prices of sample weights to the main places, from the rate card. */
export function PriceTable({ service }: { service: ServicePage }) {
  const { columns, rows } = service.prices;
  const scale = service.kind === "b2c" ? 24 : 45;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls a table that is wider than a phone
    <div className="table-scroll" tabIndex={0} role="group" aria-label={m.service_prices_title()}>
      <table className="timetable min-w-2xl">
        <thead>
          <tr>
            <th scope="col">{m.table_to()}</th>
            {columns.map((kg) => (
              <th key={kg} scope="col" className="number">
                {number(kg)} kg
              </th>
            ))}
            <th scope="col" className="pl-6">
              {m.table_transit()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, place, prices, transit }) => (
            <tr key={place}>
              <th scope="row">
                <Place code={code} name={place} />
              </th>
              {prices.map((price, at) => (
                <td key={columns[at]} className="number">
                  {price ? money(price.amount, price.currency) : "–"}
                  {price && <InYuan {...price} />}
                </td>
              ))}
              <td className="pl-6">{transit && <TransitBar {...transit} scale={scale} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
