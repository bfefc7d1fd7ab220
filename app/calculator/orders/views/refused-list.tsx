import { useMemo } from "react";
import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { formatNumber, joinClauses, list } from "#app/ui/format.ts";
import type { Reason } from "#rating/answer.ts";
import { toLocalPath } from "#site/locales.ts";
import { toPlainText } from "#site/typography.ts";
import { listFreightCountries } from "../../freight/convert-parcels.ts";
import { writeFreight } from "../../freight/cargo.ts";
import type { Field } from "../import/types.ts";
import { usePricedFile } from "../use-orders.ts";
import { describeRefusedGroup, describeVariedGroup, isVaried, labelRow, listRowLabels } from "./orders-text.ts";
import { ProblemItem } from "./problem-item.tsx";

/** The field of the file that is corrected where a service refuses something. */
const correctedField: Readonly<Partial<Record<Reason["field"], Field>>> = {
  weight: "weight",
  sides: "size",
  postcode: "postcode",
  value: "value",
  goods: "goods",
  quantity: "quantity",
};

/** Orders that were understood and that no service takes, grouped by the reason of the service that is nearest to it. */
export function RefusedList() {
  const { phase, page, names } = usePricedFile();
  const { refused, names: rowNames } = phase.result;
  const freightTo = useMemo(() => new Set(listFreightCountries(page).map(({ code }) => code)), [page]);
  const { groups, count, hidden } = refused;
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.refused_title({ count: formatNumber(count) })}</h3>
      <p className="mt-3 border-t border-ink pt-3 text-sm text-quiet">{m.refused_intro()}</p>
      <ul>
        {groups.map((group) => {
          const { reason, services, country, rows } = group;
          const text = describeVariedGroup(group, names);
          const note =
            services.length === 0
              ? m.refused_unserved()
              : m.refused_nearest({ line: list(services.map((service) => names.service(service).name)) });
          const subject = encodeURIComponent(m.refused_subject({ count: rows.length }));
          const body = encodeURIComponent(
            toPlainText(`${text}\n${m.labelled({ label: phase.file, text: listRowLabels(rows, rowNames) })}`),
          );
          const large = reason.field === "weight" || reason.field === "sides";
          return (
            <ProblemItem
              key={`${reason.code} ${reason.limit} ${country} ${reason.given}`}
              problem={{ text, note, rows }}
              field={correctedField[reason.field]}
              givenAt={isVaried(group) ? (at) => describeRefusedGroup(group, names, at) : undefined}
              wayAt={large ? (at) => <FreightLink row={rows[at] ?? 0} freightTo={freightTo} /> : undefined}
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
      {hidden > 0 && <p className="mt-3 text-sm text-quiet">{m.groups_hidden({ count: formatNumber(hidden) })}</p>}
    </section>
  );
}

type FreightLinkProps = {
  row: number;
  /** Destinations that freight goes to. */
  freightTo: ReadonlySet<string>;
};

const link = "min-h-9 content-center text-sm font-semibold text-link underline underline-offset-4";

/** An order that is too large for a parcel may go as freight. */
function FreightLink({ row, freightTo }: FreightLinkProps) {
  const { names, countries, grams } = usePricedFile().phase.result;
  const to = countries[row] ?? "";
  if (!freightTo.has(to)) return null;
  const freightText = m.noted({ text: m.mend_as_freight(), note: m.new_tab() });
  const weight = String(Math.round(grams[row] ?? 0) / 1000);
  const piece = { kind: "carton", quantity: "1", length: "", width: "", height: "", weight, stackable: true } as const;
  const freight = writeFreight({ to, postcode: "", units: "metric", rows: [piece] });
  return (
    <a
      className={link}
      // this page keeps the file and what was answered
      target="_blank"
      rel="noopener"
      aria-label={joinClauses([labelRow(row, names), freightText])}
      href={`${toLocalPath("/resource/freight-calculator", getLocale())}?${freight}`}
    >
      {freightText}
    </a>
  );
}
