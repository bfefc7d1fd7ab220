import { useMemo } from "react";
import { plainText } from "#site/unbroken-dates.ts";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import type { Reason } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";
import { freightCountries } from "../freight/freight-countries.ts";
import type { CalculatorNames } from "../names.ts";
import type { Field } from "./columns.ts";
import type { Mend } from "./mends.ts";
import type { OrdersResult, TableRead } from "./messages.ts";
import { groupText, varies } from "./group-text.ts";
import { ProblemItem } from "./problem-item.tsx";
import { RefusedWays } from "./refused-ways.tsx";
import { refusedText } from "./refused-text.ts";
import { rowsText } from "./rows-text.ts";

type Props = {
  result: OrdersResult;
  file: string;
  table: TableRead;
  page: CalculatorPage;
  names: CalculatorNames;
  onMend: (mend: Mend) => void;
};

/** What is corrected in a file where a line refuses. */
const mended: Readonly<Partial<Record<Reason["field"], Field>>> = {
  weight: "weight",
  sides: "size",
  postcode: "postcode",
  value: "value",
  goods: "goods",
  quantity: "quantity",
};

/** Orders that were understood and that no line takes, grouped by the reason of the line that is nearest to it. */
export function RefusedList({ result, file, table, page, names, onMend }: Props) {
  const { refused, names: rowNames, facts } = result;
  const freightTo = useMemo(() => new Set(freightCountries(page).map(({ code }) => code)), [page]);
  const { groups, count, hidden } = refused;
  if (count === 0) return null;
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.refused_title({ count: number(count) })}</h3>
      <p className="mt-3 border-t border-ink pt-3 text-sm text-quiet">{m.refused_intro()}</p>
      <ul>
        {groups.map((group) => {
          const { reason, services, country, rows, parcels } = group;
          const text = groupText(group, names);
          const subject = encodeURIComponent(m.refused_subject({ count: rows.length }));
          const body = encodeURIComponent(
            plainText(`${text}\n${m.labelled({ label: file, text: rowsText(rows, rowNames) })}`),
          );
          const own = varies(group);
          const large = reason.field === "weight" || reason.field === "sides";
          return (
            <ProblemItem
              key={`${reason.code} ${reason.limit} ${country} ${reason.given}`}
              text={text}
              note={
                services.length === 0
                  ? m.refused_unserved()
                  : m.refused_nearest({ line: list(services.map((service) => names.service(service).name)) })
              }
              rows={rows}
              rowNames={rowNames}
              facts={facts}
              field={mended[reason.field]}
              givenAt={own ? (at) => refusedText(group, names, at) : undefined}
              wayAt={
                large
                  ? (at) => (
                      <RefusedWays
                        row={rows[at] ?? 0}
                        parcels={parcels[at]}
                        result={result}
                        freightTo={freightTo}
                        onMend={onMend}
                      />
                    )
                  : undefined
              }
              table={table}
              page={page}
              onMend={onMend}
            >
              <a
                className="text-sm font-semibold text-link underline underline-offset-4"
                href={`mailto:${page.email}?subject=${subject}&body=${body}`}
              >
                {m.refused_ask({ count: rows.length })}
              </a>
            </ProblemItem>
          );
        })}
      </ul>
      {hidden > 0 && <p className="mt-3 text-sm text-quiet">{m.groups_hidden({ count: number(hidden) })}</p>}
    </section>
  );
}
