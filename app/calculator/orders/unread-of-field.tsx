import { useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { Field } from "./columns.ts";
import { fieldName } from "./field-name.ts";
import type { Mend } from "./mends.ts";
import { nearestCountry } from "./nearest-country.ts";
import type { OrdersResult, TableRead, UnreadGroup } from "./messages.ts";
import { ProblemItem } from "./problem-item.tsx";
import { byWeight } from "./read-cells.ts";
import { unreadText } from "./unread-text.ts";

type Props = {
  field: Field;
  groups: readonly UnreadGroup[];
  names: OrdersResult["names"];
  facts: OrdersResult["facts"];
  table: TableRead;
  page: CalculatorPage;
  onMend: (mend: Mend) => void;
};

const shownAtOnce = 3;
const link = "min-h-9 text-sm font-semibold text-link";

/** What cannot be read in one field: a few groups at first, and what can be done about all of them at once. */
export function UnreadOfField({ field, groups, names, facts, table, page, onMend }: Props) {
  const [all, setAll] = useState(false);
  const rows = groups.flatMap((group) => group.rows);
  const shown = all ? groups : groups.slice(0, shownAtOnce);
  const several = groups.length > 1;
  return (
    <section>
      {several && (
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h4 className="font-semibold">{m.unread_field({ field: fieldName(field), count: rows.length })}</h4>
          {field === "size" && (
            <button type="button" className={link} onClick={() => onMend({ rows, field, use: byWeight })}>
              {m.mend_by_weight()}
            </button>
          )}
          <button type="button" className={link} onClick={() => onMend({ rows, leave: true })}>
            {m.mend_leave_all({ count: rows.length })}
          </button>
        </div>
      )}
      <ul className="mt-1 border-t border-ink">
        {shown.map((group) => (
          <ProblemItem
            key={`${group.field} ${group.given}`}
            text={unreadText(group)}
            rows={group.rows}
            rowNames={names}
            facts={facts}
            field={field}
            table={table}
            page={page}
            onMend={onMend}
          >
            {field === "country" && <Suggestion group={group} page={page} onMend={onMend} />}
            {field === "size" && !several && (
              <button type="button" className={link} onClick={() => onMend({ rows, field, use: byWeight })}>
                {m.mend_by_weight()}
              </button>
            )}
          </ProblemItem>
        ))}
      </ul>
      {groups.length > shown.length && (
        <button type="button" className={link} onClick={() => setAll(true)}>
          {m.mend_more_rows({ count: number(groups.length - shown.length) })}
        </button>
      )}
    </section>
  );
}

/** The country that a misspelt name most likely means, for all of its rows at once. */
function Suggestion({
  group: { given, rows },
  page,
  onMend,
}: {
  group: UnreadGroup;
  page: CalculatorPage;
  onMend: (mend: Mend) => void;
}) {
  const country = nearestCountry(given, page.countries);
  if (!country) return null;
  return (
    <button type="button" className={link} onClick={() => onMend({ rows, field: "country", use: country.code })}>
      {m.mend_suggested({ country: country.name })}
    </button>
  );
}
