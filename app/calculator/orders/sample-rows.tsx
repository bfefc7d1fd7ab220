import { m } from "#app/messages/m.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import { type Columns, fields } from "./columns.ts";
import { fieldName } from "./field-name.ts";
import type { TableRead } from "./messages.ts";

/** The first rows of a file under the meanings that were chosen for its columns. */
export function SampleRows({ table: { sample }, columns }: { table: TableRead; columns: Columns }) {
  const chosen = fields.filter((field) => columns[field] !== undefined);
  if (chosen.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the columns
    <div className="table-scroll mt-5" tabIndex={0} role="group" aria-label={m.columns_sample()}>
      <table className="timetable timetable-tight text-sm">
        <caption className="text-start text-sm text-quiet">{m.columns_sample()}</caption>
        <TableHead columns={chosen.map(fieldName)} />
        <tbody>
          {sample.map((row, at) => (
            <tr key={at}>
              {chosen.map((field) => (
                <td key={field}>{row[columns[field] ?? -1]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
