import { m } from "#app/messages/m.ts";
import { Options } from "../../form/field.tsx";
import { type WeightUnit, weightUnits } from "../../parse/weight.ts";
import {
  type Columns,
  type Field,
  fields,
  type SideUnit,
  sideUnits,
  type TableRead,
  type Units,
} from "../import/types.ts";
import { translateField, translateUnit } from "./column-names.ts";
import { ScrolledTable } from "./scrolled-table.tsx";

type Props = {
  table: TableRead;
  columns: Columns;
  /** What a heading can be chosen as. */
  asked: readonly Field[];
  onMean: (at: number, field: Field | undefined) => void;
  units: Partial<Units>;
  /** Where the units of weights and sides can be chosen, too. */
  onSay: ((units: Partial<Units>) => void) | undefined;
};

/** The first rows of a file under its own headings, each with what it was read as, or a menu where nothing was recognised. */
export function PreviewTable({ table, columns, asked, onMean, units, onSay }: Props) {
  const { header, sample } = table;
  const read = new Set(Object.values(table.columns));
  const shown = [...header.keys()].filter(
    (at) => onSay || read.has(at) || asked.some((field) => mayBe(field, at, table)),
  );
  const sided = columns.size ?? columns.length;
  return (
    <ScrolledTable label={m.columns_sample()} className="mt-5">
      <table className="timetable timetable-tight text-sm">
        <caption className="text-start text-sm text-quiet">{m.columns_sample()}</caption>
        <thead>
          <tr>
            {shown.map((at) => {
              const field = fields.find((own) => columns[own] === at);
              const name = header[at] || `#${at + 1}`;
              return (
                <th key={at} scope="col" className="min-w-[7rem] align-top">
                  <span className="block max-w-60 truncate">{name}</span>
                  {onSay || !read.has(at) ? (
                    <select
                      className="field mt-1 w-auto! min-w-[7rem] font-normal"
                      aria-label={m.columns_menu({ column: name })}
                      value={field ?? ""}
                      onChange={({ target }) =>
                        onMean(
                          at,
                          fields.find((own) => own === target.value),
                        )
                      }
                    >
                      <option value="">{m.columns_unread()}</option>
                      <Options choices={asked.map((own) => [own, translateField(own)])} />
                    </select>
                  ) : (
                    <span className="block font-normal text-quiet">{field && translateField(field)}</span>
                  )}
                  {onSay && field === "weight" && columns.unit === undefined && (
                    <UnitSelect
                      label={m.columns_unit()}
                      values={weightUnits}
                      chosen={units.weight}
                      onChoose={(weight) => onSay({ ...units, weight })}
                    />
                  )}
                  {onSay && at === sided && (
                    <UnitSelect
                      label={m.columns_sides()}
                      values={sideUnits}
                      chosen={units.side}
                      onChoose={(side) => onSay({ ...units, side })}
                    />
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sample.map((row, at) => (
            <tr key={at}>
              {shown.map((column) => (
                <td key={column} className="max-w-60 truncate">
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrolledTable>
  );
}

type UnitSelectProps<Unit extends WeightUnit | SideUnit> = {
  label: string;
  values: readonly Unit[];
  chosen: Unit | undefined;
  onChoose: (unit: Unit) => void;
};

function UnitSelect<Unit extends WeightUnit | SideUnit>({ label, values, chosen, onChoose }: UnitSelectProps<Unit>) {
  return (
    <select
      className="field mt-1 w-auto! min-w-[7rem] font-normal"
      aria-label={label}
      value={chosen ?? ""}
      onChange={({ target }) => {
        const unit = values.find((known) => known === target.value);
        if (unit) onChoose(unit);
      }}
    >
      {chosen === undefined && <option value="">{m.columns_by_file()}</option>}
      <Options choices={values.map((value) => [value, translateUnit(value)])} />
    </select>
  );
}

/** What is never a weight, by its heading. */
const otherNumbers =
  /id\b|number|nr\b|no\b|date|time|paid|price|tax|total|amount|discount|fee|phone|tel\b|zip|post|qty|quantity|menge|mail|address|street|价|税|额|费|日期|时间|电话|编号|地址/i;

/** Whether a column that was not recognised may be a field by what stands in it. */
function mayBe(field: Field, at: number, { header, sample }: TableRead): boolean {
  const cells = sample.map((row) => (row[at] ?? "").trim()).filter(Boolean);
  if (field === "country") return cells.some((cell) => /^\p{L}[\p{L}\s.,'()&-]*$/u.test(cell));
  return !otherNumbers.test(header[at] ?? "") && cells.some((cell) => /^[\d.,]+\s*\p{L}{0,5}\.?$/u.test(cell));
}
