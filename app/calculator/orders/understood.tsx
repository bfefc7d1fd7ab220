import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { list } from "#app/ui/joined.ts";
import { weightUnits } from "../weight-unit.ts";
import { fields, type Units } from "./columns.ts";
import { fieldName, unitName } from "./field-name.ts";
import type { TableRead } from "./messages.ts";
import { unusedColumns } from "./recognise.ts";
import { sideUnitOf, weightUnitOf } from "./units.ts";

type Props = { table: TableRead; onChange: () => void; onUnits: (units: Units) => void };

const link = "min-h-6 font-semibold text-link underline underline-offset-4";

/** Which column was taken for what and in which unit, what was not used, and the way to change it. */
export function Understood({ table, onChange, onUnits }: Props) {
  const { header, columns, units, doubts } = table;
  const { telling, others } = unusedColumns(header, columns);
  const read = fields.flatMap((field) => {
    const at = columns[field];
    if (at === undefined) return [];
    const own = header[at] ?? "";
    const sided = field === "size" || field === "length" || field === "width" || field === "height";
    const weighed = field === "weight" && columns.unit === undefined && weightUnitOf(own) !== units.weight;
    const unit = weighed ? units.weight : sided && sideUnitOf(own) !== units.side ? units.side : undefined;
    const name = fieldName(field).replace(/[,，（(].*$/u, "");
    const text = own || `#${at + 1}`;
    return [`${name} ← ${unit ? m.noted({ text, note: unitName(unit) }) : text}`];
  });
  const scope = { piece: m.scope_piece, order: m.scope_order, shared: m.scope_shared }[units.scope];
  return (
    <div className="mt-2 space-y-1 text-sm text-quiet">
      <p>
        {m.orders_understood({ columns: read.join(" · ") })}
        {m.between_sentences()}
        <button type="button" className={link} onClick={onChange}>
          {m.columns_change()}
        </button>
      </p>
      {columns.quantity !== undefined && <p>{scope()}</p>}
      {table.sum && <p>{m.orders_sum({ text: table.sum })}</p>}
      {table.marks.weight === "," && <p>{m.marks_comma()}</p>}
      {table.told.map(({ field, text, value }) => (
        <p key={field}>{m.marks_told({ column: header[columns[field] ?? -1] ?? "", text, value: number(value, 3) })}</p>
      ))}
      {telling.length > 0 && (
        <p className="font-semibold text-bad">
          {m.columns_unused({ columns: list(telling) })}
          {m.between_sentences()}
          {m.columns_unused_tell()}
        </p>
      )}
      {others.length > 0 && (
        <p>
          {telling.length > 0
            ? m.columns_unused_others({ columns: list(others) })
            : m.columns_unused({ columns: list(others) })}
        </p>
      )}
      {doubts.weight && (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="text-ink">{m.units_assumed({ typical: number(doubts.weight.typical, 3) })}</span>
          {weightUnits
            .filter((unit) => unit !== units.weight)
            .map((unit) => (
              <button key={unit} type="button" className={link} onClick={() => onUnits({ ...units, weight: unit })}>
                {unitName(unit)}
              </button>
            ))}
        </p>
      )}
    </div>
  );
}
