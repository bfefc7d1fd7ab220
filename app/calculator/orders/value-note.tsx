import { m } from "#app/messages/m.ts";
import { money } from "#app/ui/format.ts";
import type { CalculatorNames } from "../names.ts";
import { rowsText } from "./rows-text.ts";
import type { ResultPhase } from "./phase.ts";

type Props = { phase: ResultPhase; names: CalculatorNames; onChange: () => void };

/** Which orders go by a dearer line for what their goods are worth, what that costs, and the way to another column. */
export function ValueNote({ phase, names, onChange }: Props) {
  const { result, split, table } = phase;
  const groups = result.splits[split].byValue;
  if (groups.length === 0) return null;
  const column = table.header[table.columns.value ?? -1] ?? "";
  return (
    <div className="rounded-lg bg-sunken px-4 py-3">
      <ul className="space-y-1">
        {groups.map(({ service, limit, currency, rows, extra }) => (
          <li key={`${service} ${limit}`}>
            {m.orders_by_value({
              count: rows.length,
              line: names.service(service).name,
              limit: money(limit, currency),
              extra: money(extra, result.currency),
            })}
            <span className="block text-sm text-quiet">{rowsText(rows, result.names)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        {m.orders_value_column({ column })}
        {m.between_sentences()}
        <button
          type="button"
          className="min-h-6 font-semibold text-link underline underline-offset-4"
          onClick={onChange}
        >
          {m.orders_value_change()}
        </button>
      </p>
    </div>
  );
}
