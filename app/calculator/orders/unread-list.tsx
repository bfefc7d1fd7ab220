import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { Mend } from "./mends.ts";
import type { OrdersResult, TableRead } from "./messages.ts";
import { unreadByField } from "./unread-by-field.ts";
import { UnreadOfField } from "./unread-of-field.tsx";

type Props = { result: OrdersResult; table: TableRead; page: CalculatorPage; onMend: (mend: Mend) => void };

/** Rows that cannot be read, by the field that is wrong: one answer mends all rows of a group. */
export function UnreadList({ result: { unread, names, facts }, table, page, onMend }: Props) {
  const { groups, count, hidden } = unread;
  if (count === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.unread_title({ count: number(count) })}</h3>
      <div className="mt-3 space-y-6">
        {unreadByField(groups).map(({ field, groups: own }) => (
          <UnreadOfField
            key={field}
            field={field}
            groups={own}
            names={names}
            facts={facts}
            table={table}
            page={page}
            onMend={onMend}
          />
        ))}
      </div>
      {hidden > 0 && <p className="mt-3 text-sm text-quiet">{m.groups_hidden({ count: number(hidden) })}</p>}
    </section>
  );
}
