import { useState, useId } from "react";
import { m } from "#app/messages/m.ts";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { parseAmbiguousNumber } from "../../parse/amount.ts";
import { weightUnits } from "../../parse/weight.ts";
import { hasOwnUnit, readCellWeight } from "../import/cells.ts";
import { readDay } from "../import/days.ts";
import {
  type Columns,
  dayOrders,
  type Doubts,
  type Field,
  fields,
  type ItemWeights,
  sideUnits,
  type TableRead,
  type Units,
} from "../import/types.ts";
import { translateUnit } from "./column-names.ts";
import { Choice } from "./choice.tsx";
import { PreviewTable } from "./preview-table.tsx";

type Props = {
  table: TableRead;
  /** Whether every column can be given another meaning. */
  all: boolean;
  weights: ItemWeights;
  onAnswer: (columns: Columns, units: Partial<Units>, weights: ItemWeights) => void;
  /** Where something was priced before. */
  onKeep?: (() => void) | undefined;
};

/** Asks what a file does not say, and nothing else, above its first rows: columns, units, and what an article weighs. */
export function FilePreview({ table, all: open, weights: known, onAnswer, onKeep }: Props) {
  const { doubts } = table;
  const [columns, setColumns] = useState(table.columns);
  // a file that is read keeps its units; of another one those are chosen that are likely
  const [units, setUnits] = useState<Partial<Units>>(open ? table.units : guessUnits(doubts));
  const [weights, setWeights] = useState(known);
  const [all, setAll] = useState(open);
  const [wrong, setWrong] = useState(false);
  const lacksCountry = columns.country === undefined;
  const lacksWeight = columns.weight === undefined;
  const unsaid = (doubts.mark && !units.mark) || (doubts.days !== undefined && !units.days);
  const mean = (at: number, field: Field | undefined) => {
    const next = { ...columns };
    for (const own of fields) if (next[own] === at) delete next[own];
    if (field) next[field] = at;
    setColumns(next);
    setUnits(keepUnits(units, columns, next));
  };
  return (
    <form
      className="mt-4 rounded-2xl border border-line bg-panel p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        const said = Object.values(weights);
        const isUnread = (text: string) => !hasOwnUnit(text) || !readCellWeight(text, "kg");
        const unread = said.length === 0 || said.some(isUnread);
        setWrong(lacksWeight && unread);
        // its field may be far above the button
        if (lacksWeight && unread) focusFirst(event.currentTarget, isUnread);
        if (!lacksWeight) onAnswer(columns, units, {});
        else if (!unread) onAnswer(columns, units, weights);
      }}
    >
      <h2 tabIndex={-1} className="scroll-mt-24 text-sm font-semibold text-quiet">
        {all ? m.columns_title() : m.units_title()}
      </h2>
      {table.headed === 0 && <p className="mt-2">{m.orders_unheaded()}</p>}
      {lacksCountry && (
        <p role="alert" className="mt-2 text-xl font-semibold">
          {m.columns_country()}
        </p>
      )}
      <UnitQuestions table={table} units={units} onSay={setUnits} />
      {lacksWeight && <ItemWeightFields skus={table.skus} weights={weights} wrong={wrong} onWeigh={setWeights} />}
      <PreviewTable
        table={table}
        columns={columns}
        asked={all ? fields : (["country", "weight"] as const).filter((field) => table.columns[field] === undefined)}
        onMean={mean}
        units={units}
        onSay={all ? setUnits : undefined}
      />
      {table.headed > 0 && <p className="mt-3 text-sm text-quiet">{m.columns_intro()}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="submit" className="button" disabled={lacksCountry || unsaid}>
          {m.columns_price()}
        </button>
        {!all && (
          <button type="button" className="button button-quiet" onClick={() => setAll(true)}>
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

/** Leads to the first field of a weight that cannot be taken. */
function focusFirst(form: HTMLFormElement, isUnread: (text: string) => boolean): void {
  const own = [...form.querySelectorAll<HTMLInputElement>("input[data-weight]")].find(({ value }) => isUnread(value));
  own?.focus({ preventScroll: true });
  own?.scrollIntoView({ block: "center" });
}

/** The units that are likely where no heading says them. */
function guessUnits({ weight, side }: Doubts): Partial<Units> {
  return { ...(weight?.ask && { weight: weight.guess }), ...(side?.ask && { side: side.guess }) };
}

/** What was said of units, without that of a column which is another one now. */
function keepUnits(units: Partial<Units>, before: Columns, now: Columns): Partial<Units> {
  const next = { ...units };
  if (before.weight !== now.weight) delete next.weight;
  if (before.weight !== now.weight || before.quantity !== now.quantity) delete next.scope;
  if (before.size !== now.size || before.length !== now.length) delete next.side;
  return next;
}

type UnitQuestionsProps = { table: TableRead; units: Partial<Units>; onSay: (units: Partial<Units>) => void };

/** Asks what figures are in that no heading says, before anything is priced by a guess. */
function UnitQuestions({ table: { header, columns, doubts }, units, onSay }: UnitQuestionsProps) {
  const { weight, side, mark, days } = doubts;
  const heading = (column: number | undefined) => header[column ?? -1] ?? "";
  const bothNumbers = mark && parseAmbiguousNumber(mark.text);
  return (
    <>
      {weight?.ask && (
        <Choice
          question={{
            title: m.units_weight({ typical: formatNumber(weight.typical, 3), unit: translateUnit(weight.guess) }),
            column: heading(columns.weight),
          }}
          options={weightUnits.map((unit) => [unit, `${formatNumber(weight.typical, 3)} ${translateUnit(unit)}`])}
          chosen={units.weight}
          onChoose={(unit) => onSay({ ...units, weight: unit })}
        />
      )}
      {side?.ask && (
        <Choice
          question={{
            title: m.units_side({ typical: formatNumber(side.typical, 3), unit: translateUnit(side.guess) }),
            column: heading(columns.size ?? columns.length),
          }}
          options={sideUnits.map((unit) => [unit, `${formatNumber(side.typical, 3)} ${translateUnit(unit)}`])}
          chosen={units.side}
          onChoose={(unit) => onSay({ ...units, side: unit })}
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
          chosen={units.mark}
          onChoose={(own) => onSay({ ...units, mark: own })}
        />
      )}
      {days && (
        <Choice
          question={{ title: m.days_title({ text: days }), column: heading(columns.day) }}
          options={dayOrders.map((order) => [order, formatDate(readDay(days, order) ?? "")])}
          chosen={units.days}
          onChoose={(order) => onSay({ ...units, days: order })}
        />
      )}
      {(weight?.ask || side?.ask || mark || days) && (
        <p className="mt-3 text-sm text-quiet">{weight?.ask || side?.ask ? m.units_why() : m.marks_why()}</p>
      )}
    </>
  );
}

type ItemWeightProps = {
  /** The different articles of the file, where they are few. */
  skus: readonly string[];
  weights: ItemWeights;
  /** Whether a weight is missing or cannot be read. */
  wrong: boolean;
  onWeigh: (weights: ItemWeights) => void;
};

/** Asks what every article weighs in a file that does not say it: one weight for all, or one for each of a few. */
function ItemWeightFields({ skus, weights, wrong, onWeigh }: ItemWeightProps) {
  const id = useId();
  const several = skus.length > 1;
  const each = several && weights[""] === undefined && Object.keys(weights).length > 0;
  const names = each ? skus : [""];
  const choose = (kind: "all" | "each") =>
    onWeigh(kind === "all" ? { "": "" } : Object.fromEntries(skus.map((sku) => [sku.toUpperCase(), ""])));
  return (
    <div className="mt-3">
      {several ? (
        <Choice
          question={{ title: m.weigh_title() }}
          options={[
            ["all", m.weigh_all()],
            ["each", m.weigh_each({ count: skus.length })],
          ]}
          chosen={each ? "each" : "all"}
          onChoose={choose}
        />
      ) : (
        <p id={`${id}-title`} className="text-xl font-semibold">
          {m.weigh_title()}
        </p>
      )}
      <p
        id={`${id}-note`}
        className={`mt-2 text-sm ${wrong ? "text-bad" : "text-quiet"}`}
        role={wrong ? "alert" : undefined}
      >
        {wrong ? m.mend_wrong_weight() : several ? m.weigh_note() : m.weigh_many()}
      </p>
      <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((sku) => (
          <label key={sku} className="block">
            {each && <span className="mb-1 block truncate text-sm text-quiet">{sku}</span>}
            <input
              className="field"
              data-weight
              aria-label={each ? undefined : m.weigh_title()}
              aria-describedby={`${id}-note`}
              aria-invalid={wrong}
              placeholder={m.mend_weight()}
              value={weights[sku.toUpperCase()] ?? ""}
              onChange={({ target }) => onWeigh({ ...weights, [sku.toUpperCase()]: target.value })}
            />
          </label>
        ))}
      </div>
    </div>
  );
}
