import type { OverviewPage } from "#catalog/views/service.ts";
import { m } from "#app/messages/m.ts";
import { workingDays } from "#app/ui/working-days.ts";
import { money } from "#app/ui/format.ts";
import { Place } from "#app/ui/place.tsx";

/** The sample on every line to every place: price, with working days below. */
export function Matrix({ matrix }: { matrix: OverviewPage["matrix"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls a table that is wider than a phone
    <div className="table-scroll" tabIndex={0} role="group" aria-label={m.overview_matrix()}>
      <table className={`timetable ${matrix.lines.length > 3 ? "min-w-4xl" : "min-w-xl"}`}>
        <thead>
          <tr>
            <th scope="col">{m.table_to()}</th>
            {matrix.lines.map(({ name, path }) => (
              <th key={path} scope="col" className="text-right!">
                <a href={path} className="hover:underline">
                  {name}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map(({ code, place, cells }) => (
            <tr key={place}>
              <th scope="row">
                <Place code={code} name={place} />
              </th>
              {cells.map((cell, at) => (
                <td key={matrix.lines[at]?.path} className="number">
                  {cell ? (
                    <>
                      <span className="font-semibold">{money(cell.amount, cell.currency)}</span>
                      <span className="block text-sm text-quiet">{workingDays(cell)}</span>
                    </>
                  ) : (
                    <span className="text-quiet">{m.not_served()}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
