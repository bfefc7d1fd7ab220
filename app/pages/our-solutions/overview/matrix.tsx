import type { ReactNode } from "react";
import type { OverviewPage } from "#catalog/line-page-data.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney, formatSpan, formatWorkingDays } from "#app/ui/format.ts";
import { OwnCurrencyAmount } from "#app/ui/own-currency.tsx";
import { Place } from "#app/ui/place.tsx";
import { TableHead } from "#app/ui/table-head.tsx";

type Props = { matrix: OverviewPage["matrix"] };
type Cell = NonNullable<OverviewPage["matrix"]["rows"][number]["cells"][number]>;

/** The sample on every line to every place: price, with working days below. Narrow screens see the cheapest and fastest. */
export function Matrix({ matrix }: Props) {
  const cells = matrix.rows.flatMap(({ cells }) => cells);
  // lines that go to different places have little to compare at each
  const sparse = cells.filter((cell) => cell === null).length > cells.length / 4;
  return (
    <>
      {!sparse && <WholeMatrix matrix={matrix} />}
      <Best matrix={matrix} className={sparse ? "" : "lg:hidden!"} />
    </>
  );
}

function WholeMatrix({ matrix }: Props) {
  return (
    <table aria-label={m.bar_prices()} className="timetable table-fixed hidden! lg:table!">
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
                  <Price cell={cell} note={formatWorkingDays(cell)} />
                ) : (
                  <>
                    <span aria-hidden="true" className="text-quiet">
                      –
                    </span>
                    <span className="sr-only">{m.not_served()}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Best({ matrix, className }: Props & { className: string }) {
  return (
    <div className="table-scroll">
      <table aria-label={m.bar_prices()} className={`timetable timetable-tight ${className}`}>
        <TableHead
          columns={[
            m.table_to(),
            { name: m.matrix_cheapest(), number: true },
            { name: m.matrix_fastest(), number: true },
          ]}
        />
        <tbody>
          {matrix.rows.map(({ code, place, cells }) => (
            <tr key={place}>
              <th scope="row" className="wrap-break-word">
                <Place code={code} name={place} />
              </th>
              {[findLeast(cells, ({ amount }) => amount), findLeast(cells, ({ max }) => max)].map((at, kind) => {
                const cell = cells[at];
                const line = matrix.lines[at]?.name ?? "";
                return (
                  <td key={kind} className="number">
                    {cell && (
                      <Price
                        cell={cell}
                        note={
                          <>
                            {line}
                            <br />
                            {formatSpan(cell)}
                          </>
                        }
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Price({ cell, note }: { cell: Cell; note: ReactNode }) {
  return (
    <>
      <span className="font-semibold">{formatMoney(cell.amount, cell.currency)}</span>
      <OwnCurrencyAmount amount={cell.amount} currency={cell.currency} />
      <span className="block text-sm break-keep whitespace-normal text-quiet">{note}</span>
    </>
  );
}

/** Index of the cell with the least of something. */
function findLeast(cells: readonly (Cell | null)[], of: (cell: Cell) => number): number {
  return cells.reduce((best, cell, at) => {
    const known = cells[best];
    return cell && (!known || of(cell) < of(known)) ? at : best;
  }, 0);
}
