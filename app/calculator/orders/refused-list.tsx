import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import type { CalculatorNames } from "../names.ts";
import { reasonText } from "../reason-text.ts";
import { MendControl } from "./mend-control.tsx";
import type { Mend } from "./mends.ts";
import type { ProblemGroups, RefusedGroup } from "./messages.ts";
import { rowsText } from "./rows-text.ts";

type Props = {
  refused: ProblemGroups<RefusedGroup>;
  file: string;
  page: CalculatorPage;
  names: CalculatorNames;
  onMend: (mend: Mend) => void;
};

/** Orders that were understood and that no line takes, grouped by the reason of the line that is nearest to it. */
export function RefusedList({ refused: { groups, count, hidden }, file, page, names, onMend }: Props) {
  if (count === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.refused_title({ count: number(count) })}</h3>
      <p className="text-sm text-quiet">{m.refused_intro()}</p>
      <ul className="mt-3 border-t border-ink">
        {groups.map((group) => {
          const { reason, service, country, rows } = group;
          const text = reasonText(reason, "metric", names);
          const missing =
            reason.code === "postcode-needed" ? "postcode" : reason.code === "value-needed" ? "value" : undefined;
          return (
            <li
              key={`${reason.code} ${reason.limit} ${country} ${reason.given}`}
              className="grid grid-cols-[3.5rem_1fr] gap-x-3 gap-y-2 border-b border-line py-3 sm:grid-cols-[3.5rem_1fr_14rem]"
            >
              <span className="text-lg tabular-nums">{number(rows)}</span>
              <span>
                {text}
                <span className="block text-sm text-quiet">
                  {m.refused_nearest({ line: names.service(service).name })}
                  {m.between_sentences()}
                  {rowsText(group)}
                </span>
              </span>
              {missing ? (
                <MendControl
                  key={rows}
                  field={missing}
                  label={m.mend_label({ problem: text })}
                  page={page}
                  onUse={(use) => onMend({ field: missing, given: "", country, use })}
                />
              ) : (
                <a
                  className="button button-quiet col-span-2 self-start sm:col-span-1"
                  href={`mailto:${page.email}?subject=${encodeURIComponent(m.refused_subject({ count: rows }))}&body=${encodeURIComponent(`${text}\n${m.labelled({ label: file, text: rowsText(group) })}`)}`}
                >
                  {m.refused_ask({ count: rows })}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {hidden > 0 && <p className="mt-3 text-sm text-quiet">{m.groups_hidden({ count: number(hidden) })}</p>}
    </section>
  );
}
