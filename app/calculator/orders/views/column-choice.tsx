import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { list } from "#app/ui/format.ts";
import { TableHead } from "#app/ui/table-head.tsx";
import { weightUnits } from "../../parse/weight.ts";
import { translateField, translateUnit } from "./column-names.ts";
import {
  type Columns,
  type Field,
  fields,
  sideUnits,
  type TableRead,
  type Units,
  type WeightScope,
  weightScopes,
} from "../import/types.ts";

type Props = {
  table: TableRead;
  onChoose: (columns: Columns, units: Partial<Units>) => void;
  /** Where something was priced before. */
  onKeep?: (() => void) | undefined;
};

const scopeNames: Record<WeightScope, () => string> = {
  piece: m.scope_of_piece,
  order: m.scope_of_order,
  shared: m.scope_of_shared,
};

/** Without these an order has no price. */
const required = ["country", "weight"] as const;

/** Which column is what, chosen by hand; the first rows show what stands there. */
export function ColumnChoice({ table, onChoose, onKeep }: Props) {
  const [columns, setColumns] = useState(table.columns);
  // a file that was priced keeps its units; another one is asked
  const [units, setUnits] = useState<Partial<Units>>(onKeep ? table.units : {});
  const missing = required.filter((field) => columns[field] === undefined);
  // a file that was read but for one column is asked for that one, below its own first rows
  const [whole, setWhole] = useState(onKeep !== undefined);
  const [asked] = useState(missing);
  const shown = whole ? fields : fields.filter((field) => asked.some((one) => one === field));
  const set = (field: Field, at: string) => {
    const { [field]: _, ...rest } = columns;
    setColumns(at === "" ? rest : { ...rest, [field]: Number(at) });
    // another column may be in another unit
    const { weight, scope, side } = units;
    if (field === "weight") setUnits({ ...(side && { side }) });
    else if (field === "quantity") setUnits({ ...(weight && { weight }), ...(side && { side }) });
    else if (field === "size" || field === "length") setUnits({ ...(weight && { weight }), ...(scope && { scope }) });
  };
  const unitChoices = [
    { key: "weight", label: m.columns_unit(), values: weightUnits, name: translateUnit },
    {
      key: "scope",
      label: m.columns_scope(),
      values: weightScopes,
      name: (value: string) => scopeNames[weightScopes.find((known) => known === value) ?? "piece"](),
    },
    { key: "side", label: m.columns_sides(), values: sideUnits, name: translateUnit },
  ] as const;
  return (
    <form
      className="mt-4 rounded-2xl border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (missing.length === 0) onChoose(columns, units);
      }}
    >
      <h3 className="text-lg font-semibold">{m.columns_title()}</h3>
      <p className="mt-1 text-quiet">{m.columns_intro()}</p>
      {!whole && <SampleRows table={table} columns={undefined} />}
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((field) => (
          <label key={field}>
            <span className="mb-1 block text-sm text-quiet">{translateField(field)}</span>
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
        {unitChoices
          .filter(({ key }) => whole || shown.some((field) => field === key))
          .map(({ key, label, values, name }) => (
            <label key={key}>
              <span className="mb-1 block text-sm text-quiet">{label}</span>
              <select
                className="field"
                value={units[key] ?? ""}
                onChange={({ target }) => {
                  const { [key]: _, ...rest } = units;
                  const value = values.find((known) => known === target.value);
                  setUnits(value ? { ...rest, [key]: value } : rest);
                }}
              >
                <option value="">{m.columns_by_file()}</option>
                {values.map((value) => (
                  <option key={value} value={value}>
                    {name(value)}
                  </option>
                ))}
              </select>
            </label>
          ))}
      </div>
      {whole && <SampleRows table={table} columns={columns} />}
      {missing.length > 0 && (
        <p role="alert" className="mt-4 text-bad">
          {m.columns_missing({ fields: list(missing.map(translateField)) })}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="submit" className="button" disabled={missing.length > 0}>
          {m.columns_price()}
        </button>
        {!whole && (
          <button type="button" className="button button-quiet" onClick={() => setWhole(true)}>
            {m.columns_all()}
          </button>
        )}
        {onKeep && (
          <button type="button" className="button button-quiet" onClick={onKeep}>
            {m.columns_keep()}
          </button>
        )}
      </div>
    </form>
  );
}

/** A column's heading with the beginning of its first cell. */
function withSample(text: string, sample = ""): string {
  return sample ? m.noted({ text, note: sample.slice(0, 24) }) : text;
}

type SampleRowsProps = {
  table: TableRead;
  /** Missing: the rows stand under the file's own headings. */
  columns: Columns | undefined;
};

/** The first rows of a file under the meanings that were chosen for its columns. */
export function SampleRows({ table: { header, sample }, columns }: SampleRowsProps) {
  const chosen = columns
    ? fields.flatMap((field) => {
        const at = columns[field];
        return at === undefined ? [] : [{ at, name: translateField(field) }];
      })
    : header.map((name, at) => ({ at, name: name || `#${at + 1}` }));
  if (chosen.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the columns
    <div className="table-scroll mt-5" tabIndex={0} role="group" aria-label={m.columns_sample()}>
      <table className="timetable timetable-tight text-sm">
        <caption className="text-start text-sm text-quiet">{m.columns_sample()}</caption>
        <TableHead columns={chosen.map(({ name }) => name)} />
        <tbody>
          {sample.map((row, at) => (
            <tr key={at}>
              {chosen.map((column) => (
                <td key={column.at}>{row[column.at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
