import { type ReactNode, useState } from "react";

type Props<Value extends string> = {
  /** `column`: the heading of the column that the question is about. */
  question: { title: string; column?: string; note?: string };
  options: readonly (readonly [Value, label: ReactNode])[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** One question about a file, answered once for all of its rows. */
export function Choice<Value extends string>({ question, options, chosen, onChoose }: Props<Value>) {
  const { title, column, note } = question;
  // stands at once, while all orders are priced anew
  const [picked, setPicked] = useState({ over: chosen, value: chosen });
  if (picked.over !== chosen) setPicked({ over: chosen, value: chosen });
  const pick = (value: Value) => {
    setPicked({ over: chosen, value });
    onChoose(value);
  };
  return (
    <fieldset className="mt-3 min-w-0">
      <legend className="text-xl font-semibold">
        {title} <span className="text-base font-normal text-quiet">{column}</span>
      </legend>
      {note && <p className="mt-1">{note}</p>}
      <div className="mt-3 flex flex-wrap gap-3">
        {options.map(([value, label]) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-control px-4 py-1.5 has-checked:border-ink has-checked:bg-sunken"
          >
            <input type="radio" name={title} checked={value === picked.value} onChange={() => pick(value)} />
            <span className="min-w-0 tabular-nums">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
