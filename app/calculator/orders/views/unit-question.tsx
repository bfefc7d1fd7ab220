import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { parseAmbiguousNumber } from "../../parse/amount.ts";
import { weightUnits } from "../../parse/weight.ts";
import { readDay } from "../import/days.ts";
import { dayOrders, sideUnits, type TableRead, type Units } from "../import/types.ts";
import { SampleRows } from "./column-choice.tsx";
import { translateUnit } from "./column-names.ts";

type Props = { table: TableRead; onSay: (units: Units) => void; onColumns: () => void };

/** Asks what figures are in that no heading says, before anything is priced by a guess. The likeliest is chosen. */
export function UnitQuestion({ table, onSay, onColumns }: Props) {
  const { header, columns, units, doubts } = table;
  const { weight, side, mark, days } = doubts;
  const [said, setSaid] = useState(units);
  const heading = (column: number | undefined) => header[column ?? -1] ?? "";
  const bothNumbers = mark && parseAmbiguousNumber(mark.text);
  return (
    <form
      className="mt-4 rounded-2xl border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSay(said);
      }}
    >
      <h3 className="text-lg font-semibold">{m.units_title()}</h3>
      {weight?.ask && (
        <Choice
          question={{
            title: m.units_weight({ typical: formatNumber(weight.typical, 3), unit: translateUnit(weight.guess) }),
            column: heading(columns.weight),
          }}
          options={weightUnits.map((unit) => [unit, `${formatNumber(weight.typical, 3)} ${translateUnit(unit)}`])}
          chosen={said.weight}
          onChoose={(unit) => setSaid({ ...said, weight: unit })}
        />
      )}
      {side?.ask && (
        <Choice
          question={{
            title: m.units_side({ typical: formatNumber(side.typical, 3), unit: translateUnit(side.guess) }),
            column: heading(columns.size ?? columns.length),
          }}
          options={sideUnits.map((unit) => [unit, `${formatNumber(side.typical, 3)} ${translateUnit(unit)}`])}
          chosen={said.side}
          onChoose={(unit) => setSaid({ ...said, side: unit })}
        />
      )}
      {mark && bothNumbers && (
        // neither number is chosen beforehand: both are as likely
        <Choice
          question={{
            title: m.marks_title({
              text: mark.text,
              decimal: bothNumbers.decimal,
              thousands: bothNumbers.thousands,
            }),
            column: heading(columns[mark.field]),
            note: m.marks_rows({ count: mark.rows }),
          }}
          options={[
            [bothNumbers.mark, String(bothNumbers.decimal)],
            [bothNumbers.mark === "," ? "." : ",", String(bothNumbers.thousands)],
          ]}
          chosen={said.mark}
          onChoose={(own) => setSaid({ ...said, mark: own })}
        />
      )}
      {days && (
        <Choice
          question={{ title: m.days_title({ text: days }), column: heading(columns.day) }}
          options={dayOrders.map((order) => [order, formatDate(readDay(days, order) ?? "")])}
          chosen={said.days}
          onChoose={(order) => setSaid({ ...said, days: order })}
        />
      )}
      <SampleRows table={table} columns={columns} />
      <p className="mt-3 text-sm text-quiet">{weight?.ask || side?.ask ? m.units_why() : m.marks_why()}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="submit" className="button" disabled={(mark && !said.mark) || (days !== undefined && !said.days)}>
          {m.columns_price()}
        </button>
        <button type="button" className="button button-quiet" onClick={onColumns}>
          {m.columns_change()}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps<Value extends string> = {
  /** `column`: the heading of the column that the question is about. */
  question: { title: string; column: string; note?: string };
  options: readonly (readonly [Value, label: string])[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** One question about a column, answered once for all rows. */
function Choice<Value extends string>({ question, options, chosen, onChoose }: ChoiceProps<Value>) {
  const { title, column, note } = question;
  return (
    <fieldset className="mt-3">
      <legend className="text-xl font-semibold">
        {title} <span className="text-base font-normal text-quiet">{column}</span>
      </legend>
      {note && <p className="mt-1">{note}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {options.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-control px-4 has-checked:border-ink has-checked:bg-sunken"
          >
            <input type="radio" name={title} checked={value === chosen} onChange={() => onChoose(value)} />
            <span className="tabular-nums">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
