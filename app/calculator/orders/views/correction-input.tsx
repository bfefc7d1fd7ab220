import { useId, useState } from "react";
import { m } from "#app/messages/m.ts";
import { parseAmbiguousNumber } from "../../parse/amount.ts";
import { weightUnits } from "../../parse/weight.ts";
import { Options } from "../../form/field.tsx";
import { mostPieces } from "../import/cells.ts";
import { isFigureReadable } from "../import/corrections.ts";
import { type Field, isSizeField, type TableRead } from "../import/types.ts";
import { usePricedFile } from "../priced-file.ts";
import { translateField, translateUnit } from "./column-names.ts";

type Props = { field: Field; label: string; onUse: (use: string) => void };

/** Where an answer is given for some rows: a country, kind of goods or unit is chosen, anything else is typed, and taken if it can be read. */
export function CorrectionInput({ field, label, onUse }: Props) {
  const { phase, page } = usePricedFile();
  const id = useId();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const choices: Partial<Record<Field, () => (readonly [value: string, text: string])[]>> = {
    country: () => page.countries.map(({ code, name }) => [code, name]),
    goods: () => page.goods.map(({ id, label: name }) => [id, name]),
    unit: () => weightUnits.map((unit) => [unit, translateUnit(unit)]),
  };
  const offered = choices[field]?.();
  if (offered)
    return (
      <select className="field min-w-0 grow" aria-label={label} value="" onChange={({ target }) => onUse(target.value)}>
        <option value="" disabled>
          {field === "country" ? m.mend_country() : field === "goods" ? m.mend_goods() : translateField(field)}
        </option>
        <Options choices={offered} />
      </select>
    );
  return (
    <form
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        const answer = text.trim();
        const problem = answer ? checkAnswer(field, answer, phase.table) : undefined;
        setWrong(problem);
        if (answer && !problem) onUse(answer);
      }}
    >
      <div className="flex gap-2">
        <input
          className="field min-w-0"
          aria-label={label}
          placeholder={field === "weight" ? m.mend_weight() : isSizeField(field) ? m.mend_size() : m.mend_text()}
          value={text}
          aria-invalid={wrong !== undefined}
          aria-describedby={wrong && id}
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button button-quiet px-3!">
          {m.mend_use()}
        </button>
      </div>
      {wrong && (
        <p id={id} role="alert" className="mt-1 text-sm text-bad">
          {wrong}
        </p>
      )}
    </form>
  );
}

/** Why an answer typed for a field cannot be read, as its rows would be; nothing where it can. */
export function checkAnswer(field: Field, text: string, table: Pick<TableRead, "units" | "marks">): string | undefined {
  if (isFigureReadable(field, () => text, table)) return undefined;
  if (field === "quantity") return m.problem_quantity({ most: mostPieces });
  if (field === "value") return m.problem_value();
  if (isSizeField(field)) return m.orders_box_wrong();
  const two = parseAmbiguousNumber(text.replace(/\s*\p{L}+$/u, ""));
  return two ? m.problem_two_readings({ text, decimal: two.decimal, thousands: two.thousands }) : m.mend_wrong_weight();
}
