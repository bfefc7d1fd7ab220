import { TableHead } from "#app/ui/table-head.tsx";

type Row = { name: string; quiet: string; note?: string; text: string };

/** Three columns of words: a name, what it belongs to, what is said of it. On a phone each stands beside its heading. */
export function RowTable({
  name: label,
  columns,
  rows,
}: {
  name: string;
  columns: readonly [string, string, string];
  rows: readonly Row[];
}) {
  const [, quiet, text] = columns;
  return (
    <div className="table-scroll table-stacks">
      <table aria-label={label} className="timetable">
        <TableHead columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="align-baseline!">
                {row.name}
              </th>
              <td data-label={quiet} className="align-baseline! text-quiet">
                {row.quiet}
                {row.note && <span className="block text-sm">{row.note}</span>}
              </td>
              <td data-label={text} className="align-baseline!">
                {row.text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
