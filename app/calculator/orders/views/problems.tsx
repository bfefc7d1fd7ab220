import { lazy, type RefObject, Suspense, useState } from "react";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { formatNumber, list } from "#app/ui/format.ts";
import { byWeight } from "../import/cells.ts";
import { findNearestCountry } from "../import/countries.ts";
import { type Field, isSizeField } from "../import/types.ts";
import type { UnreadGroup } from "../types.ts";
import { usePricedFile } from "../priced-file.ts";
import { translateField } from "./column-names.ts";
import { describeUnread, describeRefusedGroup, describeVariedGroup, isVaried, listRowLabels } from "./orders-text.ts";
import { ProblemItem } from "./problem-item.tsx";
import type { Reason } from "#rating/answer.ts";
import { toPlainText } from "#site/typography.ts";

// few files have an order that is too large
const FreightLink = lazy(() => import("./freight-link.tsx"));

type Props = {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Where somebody is led who wants to answer. */
  at: RefObject<HTMLDetailsElement | null>;
};

/** What waits for an answer, folded: those who only want the total need not pass it. */
export function Problems({ open, onOpen, at }: Props) {
  const { unread, refused } = usePricedFile().phase.result;
  const waiting = unread.count + refused.count;
  if (waiting === 0) return null;
  return (
    <details
      ref={at}
      className="group/fold scroll-mt-20 border-y border-line"
      open={open}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
    >
      <FoldTitle>{m.problems_title({ count: waiting })}</FoldTitle>
      <div className="grid gap-8 pb-8 xl:grid-cols-2">
        {unread.count > 0 && <UnreadList />}
        {refused.count > 0 && <RefusedList />}
      </div>
    </details>
  );
}

/** Rows that cannot be read, by the field that is wrong: one answer corrects all rows of a group. */
function UnreadList() {
  const { groups, count, hidden } = usePricedFile().phase.result.unread;
  return (
    <section>
      <h3 className="text-lg font-semibold">{m.unread_title({ count: formatNumber(count) })}</h3>
      <div className="mt-3 space-y-6">
        {groupUnreadByField(groups).map(({ field, groups: own }) => (
          <UnreadField key={field} field={field} groups={own} />
        ))}
      </div>
      {hidden > 0 && <p className="mt-3 text-sm text-quiet">{m.groups_hidden({ count: formatNumber(hidden) })}</p>}
    </section>
  );
}

type UnreadFieldProps = { field: Field; groups: UnreadGroup[] };

/** Groups of rows by the field that is wrong in them, the most rows first; three sides are one size. */
function groupUnreadByField(groups: readonly UnreadGroup[]): UnreadFieldProps[] {
  const found = new Map<Field, UnreadFieldProps & { rows: number }>();
  for (const group of groups) {
    const field = isSizeField(group.field) ? "size" : group.field;
    const known = found.get(field) ?? { field, rows: 0, groups: [] };
    found.set(field, known);
    known.rows += group.rows.length;
    known.groups.push(group);
  }
  return [...found.values()].sort((a, b) => b.rows - a.rows);
}

const shownAtOnce = 3;
const link = "min-h-9 text-sm font-semibold text-link";

/** What cannot be read in one field: a few groups at first, and what can be done about all of them at once. */
function UnreadField({ field, groups }: UnreadFieldProps) {
  const { phase, orders } = usePricedFile();
  const { mend } = orders;
  const [all, setAll] = useState(false);
  const rows = groups.flatMap((group) => group.rows);
  const shown = groups.filter(
    ({ rows: own }, at) => all || at < shownAtOnce || own.some((row) => phase.restored.has(row)),
  );
  const several = groups.length > 1;
  const priceByWeight = field === "size" && (
    <button type="button" className={link} onClick={() => mend({ rows, field, use: byWeight })}>
      {m.mend_by_weight()}
    </button>
  );
  return (
    <section>
      {several && (
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h4 className="font-semibold">{m.unread_field({ field: translateField(field), count: rows.length })}</h4>
          {priceByWeight}
          <button type="button" className={link} onClick={() => mend({ rows, leave: true })}>
            {m.mend_leave_all({ count: rows.length })}
          </button>
        </div>
      )}
      <ul className="mt-1 border-t border-ink">
        {shown.map((group) => (
          <ProblemItem
            key={`${group.field} ${group.given}`}
            problem={{ text: describeUnread(group), rows: group.rows }}
            field={field}
          >
            {field === "country" && <SuggestedCountry group={group} />}
            {!several && priceByWeight}
          </ProblemItem>
        ))}
      </ul>
      {groups.length > shown.length && (
        <button type="button" className={link} onClick={() => setAll(true)}>
          {m.mend_more_rows({ count: formatNumber(groups.length - shown.length) })}
        </button>
      )}
    </section>
  );
}

/** The country that a misspelt name most likely means, or whose postcodes they are, for all of its rows at once. */
function SuggestedCountry({ group: { given, rows, owner } }: { group: UnreadGroup }) {
  const { page, orders } = usePricedFile();
  const country = owner ?? findNearestCountry(given, page.countries);
  if (!country) return null;
  return (
    <button type="button" className={link} onClick={() => orders.mend({ rows, field: "country", use: country.code })}>
      {owner ? m.mend_owner({ country: owner.name }) : m.mend_suggested({ country: country.name })}
    </button>
  );
}

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
function RefusedList() {
  const { phase, page, names } = usePricedFile();
  const { refused } = phase.result;
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
              ? reason.code === "destination-not-served"
                ? m.refused_unserved()
                : ""
              : m.refused_nearest({ line: list(services.map((service) => names.service(service).name)) });
          const subject = encodeURIComponent(m.refused_subject({ count: rows.length }));
          const body = encodeURIComponent(
            toPlainText(`${text}\n${m.labelled({ label: phase.file, text: listRowLabels(rows, phase.result) })}`),
          );
          const large = reason.field === "weight" || reason.field === "sides";
          return (
            <ProblemItem
              key={`${reason.code} ${reason.limit} ${country} ${reason.given}`}
              problem={{ text, note, rows }}
              field={correctedField[reason.field]}
              givenAt={isVaried(group) ? (at) => describeRefusedGroup(group, names, at) : undefined}
              wayAt={
                large
                  ? (at) => (
                      <Suspense>
                        <FreightLink row={rows[at] ?? 0} />
                      </Suspense>
                    )
                  : undefined
              }
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
