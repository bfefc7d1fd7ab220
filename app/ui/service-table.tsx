import { m } from "#app/messages/m.ts";
import type { ServiceLine } from "#catalog/page-parts.ts";
import { formatMoney, formatNumber, formatSpan, list } from "./format.ts";
import { OwnCurrencyAmount } from "./own-currency.tsx";
import { TableHead } from "./table-head.tsx";

/** Lines as rows of a timetable: what they carry, how long they take, what the sample costs. Two of them line up. */
export function ServiceTable({
  name: label,
  lines,
  scale = 24,
}: {
  name: string;
  lines: readonly ServiceLine[];
  scale?: number;
}) {
  return (
    <div className="table-scroll">
      <table aria-label={label} className="timetable">
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
                {maxKg ? m.up_to_kg({ kg: formatNumber(maxKg) }) : m.no_limit()}
              </td>
              <td>
                {transit ? (
                  <TransitBar {...transit} scale={scale} />
                ) : (
                  <span className="text-sm text-quiet">{describeRefusal(refused)}</span>
                )}
              </td>
              <td className="number font-semibold">
                {price ? (
                  <>
                    {formatMoney(price.amount, price.currency)}
                    <OwnCurrencyAmount {...price} />
                  </>
                ) : (
                  <a href={`${path}#prices`} className="font-normal text-link hover:underline hover:underline-offset-4">
                    {m.bar_prices()}
                    <span className="sr-only"> {name}</span>
                  </a>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Why a line does not take the sample, in two words; the calculator says the rest. */
function describeRefusal(field: ServiceLine["refused"]): string {
  switch (field) {
    case "to":
    case "postcode":
      return m.refused_place();
    case "weight":
      return m.refused_weight();
    case "sides":
      return m.refused_size();
    default:
      return m.not_for_sample();
  }
}

type Props = { min: number; max: number; scale?: number };

/** Working days from handover as a bar on a scale, with the days in words. */
function TransitBar({ min, max, scale = 24 }: Props) {
  const percent = (days: number) => `${Math.min(100, (days / scale) * 100)}%`;
  return (
    <span className="flex items-center gap-3">
      <svg aria-hidden="true" className="h-1.5 w-[3rem] shrink-0 sm:w-32">
        <rect width="100%" height="6" rx="3" className="bar-track" />
        <rect x={percent(min)} width={percent(Math.max(1, max - min))} height="6" rx="3" className="fill-(--data)" />
      </svg>
      <span className="text-sm whitespace-nowrap text-quiet tabular-nums">{formatSpan({ min, max })}</span>
    </span>
  );
}
