import { type ReactNode, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import type { Field } from "./columns.ts";
import { MendControl } from "./mend-control.tsx";
import type { Mend } from "./mends.ts";
import type { TableRead } from "./messages.ts";
import type { RowFacts } from "./row-facts.ts";
import { factsText, rowsText, rowText } from "./rows-text.ts";

type Props = {
  text: string;
  note?: ReactNode;
  rows: readonly number[];
  rowNames: readonly string[];
  /** What tells the rows apart, for whoever has to answer for them. */
  facts: ReadonlyMap<number, RowFacts>;
  /** The field that an answer mends; none where nothing in the file would. */
  field: Field | undefined;
  /** What stands in a row, by its place among the rows, where they are not alike: then each is answered by itself. */
  givenAt?: ((at: number) => string) | undefined;
  /** Other ways out for a row, by its place among the rows. */
  wayAt?: ((at: number) => ReactNode) | undefined;
  table: TableRead;
  page: CalculatorPage;
  onMend: (mend: Mend) => void;
  children?: ReactNode;
};

const shownAtOnce = 25;
/** So few rows are seen at once, each with what the file says of it. */
const seen = 4;

/** Rows with the same problem: one answer for all of them, or each opened and answered by itself. */
export function ProblemItem({
  text,
  note,
  rows,
  rowNames,
  facts,
  field,
  givenAt,
  wayAt,
  table,
  page,
  onMend,
  children,
}: Props) {
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(shownAtOnce);
  const leave = (own: readonly number[], problem: string) => (
    <button
      type="button"
      className="button button-quiet shrink-0 px-3!"
      aria-label={m.mend_leave_label({ problem })}
      onClick={() => onMend({ rows: own, leave: true })}
    >
      {own.length > 1 && givenAt ? m.mend_leave_all({ count: own.length }) : m.mend_leave()}
    </button>
  );
  const controls = (own: readonly number[], problem: string) => (
    <div className="flex items-start gap-2">
      {field && (
        <MendControl
          key={own.length}
          field={field}
          label={m.mend_label({ problem })}
          table={table}
          page={page}
          onUse={(use) => onMend({ rows: own, field, use })}
        />
      )}
      {leave(own, problem)}
    </div>
  );
  const oneByOne = givenAt !== undefined;
  const each = (
    <>
      <ul className={oneByOne ? "mt-2 sm:ps-15" : undefined}>
        {rows.slice(0, shown).map((row, at) => (
          <li key={row} className="grid gap-x-3 gap-y-1 border-t border-line py-2 sm:grid-cols-[1fr_19rem]">
            <span className="self-center text-sm">
              {rowText(row, rowNames)}
              {givenAt && <span className="text-quiet"> {m.refused_value({ given: givenAt(at) })}</span>}
              <span className="block text-quiet">{factsText(facts.get(row))}</span>
              {wayAt?.(at)}
            </span>
            {controls([row], clauses([rowText(row, rowNames), text]))}
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <button type="button" className="min-h-9 text-sm font-semibold text-link" onClick={() => setShown(shown * 4)}>
          {m.mend_more_rows({ count: number(rows.length - shown) })}
        </button>
      )}
    </>
  );
  return (
    <li className="border-b border-line py-3">
      <div className="grid grid-cols-[3rem_1fr] gap-x-3 gap-y-2 sm:grid-cols-[3rem_1fr_19rem]">
        <span className="text-lg tabular-nums">{number(rows.length)}</span>
        <span className="min-w-0 wrap-anywhere">
          {text}
          <span className="block text-sm text-quiet">
            {note}
            {note && m.between_sentences()}
            {rows.length > seen && !oneByOne && rowsText(rows, rowNames)}
          </span>
          {rows.length <= seen &&
            !oneByOne &&
            rows.map((row, at) => (
              <span key={row} className="block text-sm text-quiet">
                <span className="text-ink">{rowText(row, rowNames)}</span>
                {m.between_clauses()}
                {factsText(facts.get(row))}
                {wayAt?.(at)}
              </span>
            ))}
          {children}
        </span>
        <div className="col-span-2 sm:col-span-1">{oneByOne ? leave(rows, text) : controls(rows, text)}</div>
      </div>
      {oneByOne
        ? each
        : rows.length > 1 && (
            <details className="group/fold mt-1 ps-15" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
              <summary className="min-h-9 w-fit content-center text-sm font-semibold text-link">
                {m.mend_rows({ count: rows.length })}
              </summary>
              {open && each}
            </details>
          )}
    </li>
  );
}
