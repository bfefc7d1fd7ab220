import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { fieldName } from "./field-name.ts";
import { MendControl } from "./mend-control.tsx";
import type { Mend } from "./mends.ts";
import type { ProblemGroups, UnreadGroup } from "./messages.ts";
import { rowsText } from "./rows-text.ts";

type Props = { unread: ProblemGroups<UnreadGroup>; page: CalculatorPage; onMend: (mend: Mend) => void };

/** Rows that cannot be read, as groups: one answer mends all rows of a group. */
export function UnreadList({ unread: { groups, count, hidden }, page, onMend }: Props) {
  if (count === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.unread_title({ count: number(count) })}</h3>
      <p className="text-sm text-quiet">{m.unread_intro()}</p>
      <ul className="mt-3 border-t border-ink">
        {groups.map((group) => {
          const { field, given, rows } = group;
          const text = given
            ? m.unread_group({ field: fieldName(field), given })
            : m.unread_empty({ field: fieldName(field) });
          return (
            <li
              key={`${field} ${given}`}
              className="grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-2 border-b border-line py-3 sm:grid-cols-[3.5rem_1fr_14rem]"
            >
              <span className="text-lg tabular-nums">{number(rows)}</span>
              <span>
                {text}
                <span className="block text-sm text-quiet">{rowsText(group)}</span>
              </span>
              <MendControl
                key={rows}
                field={field}
                label={m.mend_label({ problem: text })}
                page={page}
                onUse={(use) => onMend({ field, given, use })}
              />
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className="mt-3 text-sm text-quiet">{m.groups_hidden({ count: number(hidden) })}</p>}
    </section>
  );
}
