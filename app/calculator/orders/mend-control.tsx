import { useState } from "react";
import type { CalculatorPage } from "#catalog/views/pages.ts";
import { m } from "#app/messages/m.ts";
import type { Field } from "./columns.ts";

type Props = { field: Field; label: string; page: CalculatorPage; onUse: (use: string) => void };

/** Where an answer is given for some rows: a country or kind of goods is chosen, anything else is typed. */
export function MendControl({ field, label, page, onUse }: Props) {
  const [text, setText] = useState("");
  const options =
    field === "country"
      ? page.countries.map(({ code, name }) => ({ value: code, name }))
      : field === "goods"
        ? page.goods.map(({ id, label: name }) => ({ value: id, name }))
        : undefined;
  if (options)
    return (
      <select className="field min-w-0 grow" aria-label={label} value="" onChange={({ target }) => onUse(target.value)}>
        <option value="" disabled>
          {field === "country" ? m.mend_country() : m.mend_goods()}
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
      className="flex grow gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onUse(text.trim());
      }}
    >
      <input
        className="field min-w-0"
        aria-label={label}
        placeholder={field === "weight" ? m.mend_weight() : sided ? m.mend_size() : m.mend_text()}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button button-quiet px-3!">
        {m.mend_use()}
      </button>
    </form>
  );
}
