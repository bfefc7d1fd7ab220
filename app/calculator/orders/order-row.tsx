import { m } from "#app/messages/m.ts";
import { money, number } from "#app/ui/format.ts";
import { clauses } from "#app/ui/joined.ts";
import type { CalculatorNames } from "../names.ts";
import { rowStateText } from "./row-state-text.ts";
import { rowText } from "./rows-text.ts";
import type { ResultPhase } from "./phase.ts";
import { inUnit } from "./weight-in.ts";
import { unitText } from "#app/ui/unit-text.ts";

type Props = {
  row: number;
  /** Its place in the table, from 0. */
  place: number;
  phase: ResultPhase;
  corrected: boolean;
  names: CalculatorNames;
  /** In the order of the invoice's `lineBy`. */
  lineNames: readonly string[];
  nameOf: (service: number) => string;
  onOpen: (row: number) => void;
};

/** One row of the file: what was read, its price or why it has none, and in an invoice what was billed. */
export function OrderRow({ row, place, phase, corrected, names, lineNames, nameOf, onOpen }: Props) {
  const { result, invoice, split, table } = phase;
  const { service: chosen, totals } = result.splits[split];
  const { currency } = result;
  const service = chosen[row] ?? -1;
  const country = result.countries[row] ?? "";
  const grams = result.grams[row] ?? 0;
  const unit = table.units.weight;
  const weight = grams > 0 ? `${number(inUnit(grams, unit), 3)} ${unitText(unit)}` : "–";
  const billed = invoice?.billedBy[row] ?? Number.NaN;
  const expected = invoice?.expectedBy[row] ?? -1;
  const apart = expected < 0 ? 0 : billed - expected;
  return (
    <tr aria-rowindex={place + 2} className="h-11 border-b border-line tabular-nums">
      <th scope="row" className="max-w-40 truncate px-2 sm:px-3 text-start font-normal">
        <button
          type="button"
          className="min-h-8 text-link underline underline-offset-4"
          aria-label={m.row_open({ order: rowText(row, result.names) })}
          onClick={() => onOpen(row)}
        >
          {result.names[row] || rowText(row, result.names)}
        </button>
        {corrected && <span className="ms-2 text-xs text-quiet">{m.mends_corrected()}</span>}
      </th>
      <td className="max-w-44 truncate px-2 sm:px-3">
        {country ? names.country(country) : "–"}
        {/* on a phone there is room for one column less */}
        <span className="block text-xs text-quiet sm:hidden">{weight}</span>
      </td>
      <td className="px-2 sm:px-3 text-end max-sm:hidden">{weight}</td>
      <td className={`px-2 sm:px-3 ${result.billed ? "whitespace-nowrap" : ""}`}>
        {service < 0 ? (
          <span className="text-bad">{rowStateText(result, row)}</span>
        ) : result.billed ? (
          expected < 0 ? (
            "–"
          ) : (
            clauses([money(expected, currency), lineNames[invoice?.lineBy[row] ?? -1] ?? ""])
          )
        ) : (
          <>
            {money(totals[row] ?? 0, currency)}
            <span className="max-sm:hidden">{m.between_clauses()}</span>
            <span className="max-sm:block max-sm:max-w-[calc(100vw-16.5rem)] max-sm:truncate max-sm:text-xs max-sm:text-quiet">
              {nameOf(service)}
            </span>
          </>
        )}
      </td>
      {result.billed && (
        <>
          <td className="px-2 sm:px-3 text-end">
            {Number.isNaN(billed) ? "–" : `${billed < 0 ? "−" : ""}${money(Math.abs(billed), currency)}`}
          </td>
          <td className={`px-2 sm:px-3 text-end ${apart > 0 ? "font-semibold text-bad" : ""}`}>
            {expected < 0 ? "–" : `${apart > 0 ? "+" : apart < 0 ? "−" : ""}${money(Math.abs(apart), currency)}`}
          </td>
        </>
      )}
    </tr>
  );
}
