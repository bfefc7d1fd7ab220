import { TableHead } from "#app/ui/table-head.tsx";

type Row = { name: string; quiet: string; note?: string; text: string };

/** Three columns of words: a name, what it belongs to, what is said of it. On a phone a row is a paragraph. */
export function RowTable({
  name: label,
  columns,
  rows,
}: {
  name: string;
  columns: readonly [string, string, string];
  rows: readonly Row[];
}) {
  const [name, quiet, text] = columns;
  const cell = "align-baseline! max-sm:p-0!";
  return (
    <div className="table-scroll">
      <table aria-label={label} className="timetable border-t-2 border-ink sm:border-0">
        <TableHead
          columns={[
            { name, wide: "max-sm:hidden" },
            { name: quiet, wide: "max-sm:hidden" },
            { name: text, wide: "max-sm:hidden" },
          ]}
        />
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="max-sm:grid max-sm:py-3">
              <th scope="row" className={cell}>
                {row.name}
              </th>
              <td className={`${cell} text-quiet`}>
                {row.quiet}
                {row.note && <span className="block text-sm">{row.note}</span>}
              </td>
              <td className={cell}>{row.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
