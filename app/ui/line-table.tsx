import type { ServiceLine } from "#catalog/views/service-lines.ts";
import { m } from "#app/messages/m.ts";
import { money, number } from "./format.ts";
import { InOwnCurrency } from "./in-own-currency.tsx";
import { TransitBar } from "./transit-bar.tsx";
import { list } from "#app/ui/joined.ts";
import { TableHead } from "./table-head.tsx";

/** Lines as rows of a timetable: what they carry, how long they take, what the sample costs. Two of them line up. */
export function LineTable({ lines, scale = 24 }: { lines: readonly ServiceLine[]; scale?: number }) {
  return (
    <table className="timetable">
      <TableHead
        columns={[
          { name: m.table_line(), wide: "lg:w-1/5" },
          { name: m.table_carries(), wide: "hidden lg:table-cell" },
          { name: m.table_weight(), wide: "hidden md:table-cell lg:w-[15%]" },
          { name: m.table_transit(), wide: "lg:w-1/5" },
          { name: m.table_price(), number: true, wide: "lg:w-[10%]" },
        ]}
      />
      <tbody>
        {lines.map(({ slug, name, path, carries, maxKg, transit, price, refused }) => (
          <tr key={slug}>
            <th scope="row">
              <a href={path} className="inline-flex min-h-8 items-center hover:underline hover:underline-offset-4">
                {name}
              </a>
            </th>
            <td className="hidden text-quiet lg:table-cell">{list(carries).toLowerCase()}</td>
            <td className="hidden whitespace-nowrap text-quiet md:table-cell">
              {maxKg ? m.up_to_kg({ kg: number(maxKg) }) : m.no_limit()}
            </td>
            <td>
              {transit ? (
                <TransitBar {...transit} scale={scale} />
              ) : (
                <span className="text-sm text-quiet">{refusalText(refused)}</span>
              )}
            </td>
            <td className="number font-semibold">
              {price ? money(price.amount, price.currency) : "–"}
              {price && <InOwnCurrency {...price} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why a line does not take the sample, in two words; the calculator says the rest. */
function refusalText(field: ServiceLine["refused"]): string {
  switch (field) {
    case "to":
    case "postcode":
      return m.not_served();
    case "weight":
      return m.refused_weight();
    case "sides":
      return m.refused_size();
    default:
      return m.not_for_sample();
  }
}
