import { type ReactNode, useState } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber, joinClauses } from "#app/ui/format.ts";
import type { Field } from "../import/types.ts";
import { usePricedFile } from "../priced-file.ts";
import { CorrectionInput } from "./correction-input.tsx";
import { describeRowFacts, labelRow, listRowLabels } from "./orders-text.ts";

type Props = {
  problem: { text: string; note?: string; rows: readonly number[] };
  /** The field that an answer corrects; none where nothing in the file would. */
  field: Field | undefined;
  /** What stands in a row, by its place among the rows, where they are not alike: then each is answered by itself. */
  givenAt?: ((at: number) => string) | undefined;
  /** Other ways out for a row, by its place among the rows. */
  wayAt?: ((at: number) => ReactNode) | undefined;
  children?: ReactNode;
};

const shownAtOnce = 25;
/** Up to so many rows are listed without being unfolded, each with what the file says of it. */
const listedAtOnce = 4;

/** Rows with the same problem: one answer for all of them, or each opened and answered by itself. */
export function ProblemItem({ problem: { text, note, rows }, field, givenAt, wayAt, children }: Props) {
  const { phase, orders } = usePricedFile();
  const { result, restored } = phase;
  const { facts } = result;
  const [open, setOpen] = useState(false);
  const [shown, setShown] = useState(shownAtOnce);
  const oneByOne = givenAt !== undefined;
  const leave = (own: readonly number[], problem: string) => (
    <button
      type="button"
      className="button button-quiet shrink-0 px-3!"
      aria-label={m.mend_leave_label({ problem })}
      onClick={() => orders.mend({ rows: own, leave: true })}
    >
      {own.length > 1 && oneByOne ? m.mend_leave_all({ count: own.length }) : m.mend_leave()}
    </button>
  );
  const controls = (own: readonly number[], problem: string) => (
    <div className="flex items-start gap-2">
      {field && (
        <CorrectionInput
          key={own.length}
          field={field}
          label={m.mend_label({ problem })}
          onUse={(use) => orders.mend({ rows: own, field, use })}
        />
      )}
      {leave(own, problem)}
    </div>
  );
  const each = (
    <>
      <ul className={oneByOne ? "mt-2 sm:ps-15" : undefined}>
        {rows.slice(0, shown).map((row, at) => (
          <li
            key={row}
            data-restored={oneByOne && restored.has(row) ? "" : undefined}
            className="grid gap-x-3 gap-y-1 border-t border-line py-2 sm:grid-cols-[1fr_19rem]"
          >
            <span className="self-center text-sm">
              {labelRow(row, result)}
              {givenAt && <span className="text-quiet"> {m.refused_value({ given: givenAt(at) })}</span>}
              <span className="block text-quiet">{describeRowFacts(facts.get(row))}</span>
              {wayAt?.(at)}
            </span>
            {controls([row], joinClauses([labelRow(row, result), text]))}
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <button type="button" className="min-h-9 text-sm font-semibold text-link" onClick={() => setShown(shown * 4)}>
          {m.mend_more_rows({ count: formatNumber(rows.length - shown) })}
        </button>
      )}
    </>
  );
  return (
    <li
      data-restored={!oneByOne && rows.some((row) => restored.has(row)) ? "" : undefined}
      className="border-b border-line py-3"
    >
      <div className="grid grid-cols-[3rem_1fr] gap-x-3 gap-y-2 sm:grid-cols-[3rem_1fr_19rem]">
        <span className="text-lg tabular-nums">{formatNumber(rows.length)}</span>
        <span className="min-w-0 wrap-anywhere">
          {text}
          <span className="block text-sm text-quiet">
            {note}
            {note && m.between_sentences()}
            {rows.length > listedAtOnce && !oneByOne && listRowLabels(rows, result)}
          </span>
          {rows.length <= listedAtOnce &&
            !oneByOne &&
            rows.map((row, at) => (
              <span key={row} className="block text-sm text-quiet">
                <span className="text-ink">{labelRow(row, result)}</span>
                {m.between_clauses()}
                {describeRowFacts(facts.get(row))}
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
