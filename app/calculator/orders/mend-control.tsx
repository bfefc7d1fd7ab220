import { useId, useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import { answerProblem } from "./answer-problem.ts";
import { weightUnits } from "../weight-unit.ts";
import type { Field } from "./columns.ts";
import { fieldName, unitName } from "./field-name.ts";
import type { TableRead } from "./messages.ts";

type Props = { field: Field; label: string; table: TableRead; page: CalculatorPage; onUse: (use: string) => void };

/** Where an answer is given for some rows: a country, kind of goods or unit is chosen, anything else is typed, and taken if it can be read. */
export function MendControl({ field, label, table, page, onUse }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const options =
    field === "country"
      ? page.countries.map(({ code, name }) => ({ value: code, name }))
      : field === "goods"
        ? page.goods.map(({ id, label: name }) => ({ value: id, name }))
        : field === "unit"
          ? weightUnits.map((unit) => ({ value: unit, name: unitName(unit) }))
          : undefined;
  if (options)
    return (
      <select className="field min-w-0 grow" aria-label={label} value="" onChange={({ target }) => onUse(target.value)}>
        <option value="" disabled>
          {field === "country" ? m.mend_country() : field === "goods" ? m.mend_goods() : fieldName(field)}
        </option>
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    );
  const sided = field === "size" || field === "length" || field === "width" || field === "height";
  return (
    <form
      className="grow"
      onSubmit={(event) => {
        event.preventDefault();
        const answer = text.trim();
        const problem = answer ? answerProblem(field, answer, table) : undefined;
        setWrong(problem);
        if (answer && !problem) onUse(answer);
      }}
    >
      <div className="flex gap-2">
        <input
          className="field min-w-0"
          aria-label={label}
          placeholder={field === "weight" ? m.mend_weight() : sided ? m.mend_size() : m.mend_text()}
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
