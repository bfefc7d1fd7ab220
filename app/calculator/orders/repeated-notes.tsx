import { m } from "#app/messages/m.ts";
import { list } from "#app/ui/joined.ts";
import type { Mend } from "./mends.ts";
import type { OrdersResult } from "./messages.ts";
import { factsText, rowText } from "./rows-text.ts";

type Props = { result: OrdersResult; onMend: (mend: Mend) => void };

const shown = 5;
const link = "min-h-6 font-semibold text-link underline underline-offset-4";

/** Order numbers that stand more than once: rows that are the same may go, rows that differ are shown beside each other first. */
export function RepeatedNotes({ result: { known, names, facts }, onMend }: Props) {
  const { repeated } = known;
  const named = repeated.slice(0, shown);
  const others = repeated.slice(shown);
  const first = list(named.map(({ name }) => name));
  const differing = repeated.filter(({ differ }) => differ.length > 0);
  const later = differing.flatMap(({ rows }) => rows.slice(1));
  const copies = repeated.filter(({ differ }) => differ.length === 0).flatMap(({ rows }) => rows.slice(1));
  return (
    <li className="text-ink">
      {m.orders_repeated({
        count: repeated.length,
        list: others.length > 0 ? m.rows_more({ list: first, more: others.length }) : first,
      })}
      {copies.length > 0 && (
        <>
          {m.between_sentences()}
          <button type="button" className={link} onClick={() => onMend({ rows: copies, leave: true })}>
            {m.orders_repeated_leave({ count: copies.length })}
          </button>
        </>
      )}
      {named.map(({ name, rows, differ }) =>
        differ.length === 0 ? null : (
          <div key={name} className="mt-1">
            <p>{m.orders_repeated_differ({ name, columns: list(differ.slice(0, shown)) })}</p>
            <ul className="mt-1">
              {rows.slice(0, shown).map((row) => (
                <li key={row} className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-1">
                  <span>
                    {rowText(row, [])}
                    {m.between_clauses()}
                    <span className="text-quiet wrap-anywhere">{factsText(facts.get(row))}</span>
                  </span>
                  <button
                    type="button"
                    className={link}
                    aria-label={m.mend_leave_label({ problem: rowText(row, names) })}
                    onClick={() => onMend({ rows: [row], leave: true })}
                  >
                    {m.mend_leave()}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ),
      )}
      {differing.length > 1 && (
        <button type="button" className={link} onClick={() => onMend({ rows: later, leave: true })}>
          {m.orders_repeated_later({ count: later.length })}
        </button>
      )}
    </li>
  );
}
