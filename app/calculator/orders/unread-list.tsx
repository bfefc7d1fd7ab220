import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { Mend } from "./mends.ts";
import type { OrdersResult, TableRead } from "./messages.ts";
import { ProblemItem } from "./problem-item.tsx";
import { byWeight } from "./read-cells.ts";
import { unreadText } from "./unread-text.ts";

type Props = { result: OrdersResult; table: TableRead; page: CalculatorPage; onMend: (mend: Mend) => void };

/** Rows that cannot be read, as groups: one answer mends all rows of a group. */
export function UnreadList({ result: { unread, names, facts }, table, page, onMend }: Props) {
  const { groups, count, hidden } = unread;
  if (count === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.unread_title({ count: number(count) })}</h3>
      <ul className="mt-3 border-t border-ink">
        {groups.map((group) => {
          const { field, given, rows } = group;
          const sided = field === "size" || field === "length" || field === "width" || field === "height";
          return (
            <ProblemItem
              key={`${field} ${given}`}
              text={unreadText(group)}
              rows={rows}
              rowNames={names}
              facts={facts}
              field={sided ? "size" : field}
              table={table}
              page={page}
              onMend={onMend}
            >
              {sided && (
                <button
                  type="button"
                  className="min-h-9 text-sm font-semibold text-link"
                  onClick={() => onMend({ rows, field: "size", use: byWeight })}
                >
                  {m.mend_by_weight()}
                </button>
              )}
            </ProblemItem>
          );
        })}
      </ul>
      {hidden > 0 && <p className="mt-3 text-sm text-quiet">{m.groups_hidden({ count: number(hidden) })}</p>}
    </section>
  );
}
