import { m } from "#app/messages/m.ts";
import { joinClauses } from "#app/ui/format.ts";
import type { CalculatorNames } from "../format/names.ts";
import type { FreightFields } from "./cargo.ts";
import { describePieces } from "./freight-text.ts";

type SummaryProps = { fields: FreightFields; names: CalculatorNames; onEdit: () => void };

/** On a phone, what is sent where, in place of the form. */
export function FreightSummary({ fields: { to, postcode, rows, units }, names, onEdit }: SummaryProps) {
  return (
    <div className="flex items-center gap-4 border-b border-line pb-2 sm:hidden">
      <p className="min-w-0 grow">
        <span className="block leading-6 font-semibold text-pretty">
          {rows.map((row) => describePieces(row, units)).join(m.between_groups())}
        </span>
        <span className="block text-sm text-quiet">
          {joinClauses([names.country(to), ...(postcode ? [postcode] : [])])}
        </span>
      </p>
      <button type="button" className="min-h-11 shrink-0 font-semibold text-link" onClick={onEdit}>
        {m.form_edit()}
      </button>
    </div>
  );
}

type BarProps = { text: string; opened: boolean; onOpen: (opened: boolean) => void };

/** At the foot of a phone's screen, the lowest price, with the way to and from the form. */
export function FreightBar({ text, opened, onOpen }: BarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-5 flex min-h-16 items-center justify-between gap-2 border-t border-line bg-panel px-5 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:hidden print:hidden">
      <p className="min-w-0 grow truncate font-semibold">{text}</p>
      <button type="button" className="button shrink-0" onClick={() => onOpen(!opened)}>
        {opened ? m.form_show() : m.form_edit()}
      </button>
    </div>
  );
}
