import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { type WeightUnit, weightUnits } from "../weight-unit.ts";
import { type SideUnit, sideUnits, type Units } from "./columns.ts";
import { unitName } from "./field-name.ts";
import { DayChoice } from "./day-choice.tsx";
import { MarkChoice } from "./mark-choice.tsx";
import type { TableRead } from "./messages.ts";
import { SampleRows } from "./sample-rows.tsx";
import type { Unsaid } from "./units.ts";

type Props = { table: TableRead; onSay: (units: Units) => void; onColumns: () => void };

/** Asks what figures are in that no heading says, before anything is priced by a guess. The likeliest is chosen. */
export function UnitQuestion({ table, onSay, onColumns }: Props) {
  const { header, columns, units, doubts } = table;
  const [said, setSaid] = useState(units);
  return (
    <form
      className="mt-4 rounded-2xl border border-line bg-panel p-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSay(said);
      }}
    >
      <h3 className="text-lg font-semibold">{m.units_title()}</h3>
      {doubts.weight?.ask && (
        <Choice
          unsaid={doubts.weight}
          units={weightUnits}
          chosen={said.weight}
          title={m.units_weight({ typical: number(doubts.weight.typical, 3), unit: unitName(doubts.weight.guess) })}
          column={header[columns.weight ?? -1] ?? ""}
          onChoose={(weight) => setSaid({ ...said, weight })}
        />
      )}
      {doubts.side?.ask && (
        <Choice
          unsaid={doubts.side}
          units={sideUnits}
          chosen={said.side}
          title={m.units_side({ typical: number(doubts.side.typical, 3), unit: unitName(doubts.side.guess) })}
          column={header[columns.size ?? columns.length ?? -1] ?? ""}
          onChoose={(side) => setSaid({ ...said, side })}
        />
      )}
      {doubts.mark && (
        <MarkChoice
          asked={doubts.mark}
          column={header[columns[doubts.mark.field] ?? -1] ?? ""}
          chosen={said.mark}
          onChoose={(mark) => setSaid({ ...said, mark })}
        />
      )}
      {doubts.days && (
        <DayChoice
          text={doubts.days}
          column={header[columns.day ?? -1] ?? ""}
          chosen={said.days}
          onChoose={(days) => setSaid({ ...said, days })}
        />
      )}
      <SampleRows table={table} columns={columns} />
      <p className="mt-3 text-sm text-quiet">
        {doubts.weight?.ask || doubts.side?.ask ? m.units_why() : m.marks_why()}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="submit"
          className="button"
          disabled={(doubts.mark && !said.mark) || (doubts.days !== undefined && !said.days)}
        >
          {m.columns_price()}
        </button>
        <button type="button" className="button button-quiet" onClick={onColumns}>
          {m.columns_change()}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps<Unit extends WeightUnit | SideUnit> = {
  unsaid: Unsaid<Unit>;
  units: readonly Unit[];
  chosen: Unit;
  title: string;
  column: string;
  onChoose: (unit: Unit) => void;
};

function Choice<Unit extends WeightUnit | SideUnit>({
  unsaid,
  units,
  chosen,
  title,
  column,
  onChoose,
}: ChoiceProps<Unit>) {
  return (
    <fieldset className="mt-3">
      <legend className="text-xl font-semibold">
        {title} <span className="text-base font-normal text-quiet">{column}</span>
      </legend>
      <div className="mt-3 flex flex-wrap gap-3">
        {units.map((unit) => (
          <label
            key={unit}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-control px-4 has-checked:border-ink has-checked:bg-sunken"
          >
            <input type="radio" name={title} checked={unit === chosen} onChange={() => onChoose(unit)} />
            <span className="tabular-nums">
              {number(unsaid.typical, 3)} {unitName(unit)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
