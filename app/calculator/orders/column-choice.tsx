import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { type Columns, type Field, fields, type WeightUnit } from "./columns.ts";
import { fieldName } from "./field-name.ts";
import type { Table } from "./use-orders.ts";
import { list } from "#app/ui/joined.ts";

type Props = { table: Table; onChoose: (columns: Columns, unit: WeightUnit) => void };

/** Which column is what, chosen by hand; the first row shows what stands there. */
export function ColumnChoice({ table, onChoose }: Props) {
  const [columns, setColumns] = useState(table.columns);
  const [unit, setUnit] = useState(table.unit);
  const missing = (["country", "weight"] as const).filter((field) => columns[field] === undefined);
  const set = (field: Field, at: string) => {
    const { [field]: _, ...rest } = columns;
    setColumns(at === "" ? rest : { ...rest, [field]: Number(at) });
  };
  return (
    <form
      className="mt-4 rounded-2xl border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length === 0) onChoose(columns, unit);
      }}
    >
      <h3 className="text-lg font-semibold">{m.columns_title()}</h3>
      <p className="mt-1 text-quiet">{m.columns_intro()}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((field) => (
          <label key={field}>
            <span className="mb-1 block text-sm text-quiet">{fieldName(field)}</span>
            <select className="field" value={columns[field] ?? ""} onChange={({ target }) => set(field, target.value)}>
              <option value="">{m.columns_none()}</option>
              {table.header.map((header, at) => (
                <option key={`${at} ${header}`} value={at}>
                  {withSample(header || `#${at + 1}`, table.sample[0]?.[at])}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          <span className="mb-1 block text-sm text-quiet">{m.columns_unit()}</span>
          <select
            className="field"
            value={unit}
            onChange={({ target }) =>
              setUnit((["kg", "g", "lb", "oz"] as const).find((known) => known === target.value) ?? "kg")
            }
          >
            {(["kg", "g", "lb", "oz"] as const).map((known) => (
              <option key={known}>{known}</option>
            ))}
          </select>
        </label>
      </div>
      {missing.length > 0 && (
        <p role="alert" className="mt-4 text-bad">
          {m.columns_missing({ fields: list(missing.map(fieldName)) })}
        </p>
      )}
      <button type="submit" className="button mt-5" disabled={missing.length > 0}>
        {m.columns_price()}
      </button>
    </form>
  );
}

/** A column's heading with the beginning of its first cell. */
function withSample(text: string, sample = ""): string {
  return sample ? m.noted({ text, note: sample.slice(0, 24) }) : text;
}
