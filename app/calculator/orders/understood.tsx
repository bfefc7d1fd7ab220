import { m } from "#app/messages/m.ts";
import { inLatin } from "../in-latin.ts";
import { fields } from "./columns.ts";
import { fieldName } from "./field-name.ts";
import type { Table } from "./use-orders.ts";

type Props = { table: Table; onChange: () => void };

/** Which column was taken for what, in one line, and the way to change it. */
export function Understood({ table: { header, columns, unit }, onChange }: Props) {
  const read = fields.flatMap((field) => {
    const at = columns[field];
    if (at === undefined) return [];
    const name = header[at] || `#${at + 1}`;
    const unitSaid = field !== "weight" || inLatin(name).toLowerCase().includes(unit);
    return [`${fieldName(field)} ← ${unitSaid ? name : m.noted({ text: name, note: unit })}`];
  });
  return (
    <p className="mt-2 text-sm text-quiet">
      {m.orders_understood({ columns: read.join(" · ") })}
      {m.between_sentences()}
      <button type="button" className="min-h-6 font-semibold text-link underline underline-offset-4" onClick={onChange}>
        {m.columns_change()}
      </button>
    </p>
  );
}
