import { cloneElement, type ReactElement } from "react";

type Control = { id?: string; "aria-invalid"?: boolean; "aria-describedby"?: string | undefined };
type FieldProps = {
  id: string;
  label: string;
  problem?: string | undefined;
  hint?: string | undefined;
  className?: string;
  children: ReactElement<Control>;
};

/** A control with its label, its hint, and what is wrong with it. */
export function Field({ id, label, problem, hint, className, children }: FieldProps) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-quiet">
        {label}
      </label>
      {cloneElement(children, {
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": described || undefined,
      })}
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-sm text-bad">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What can be chosen in a select, each as its value and its words. */
export function Options({ choices }: { choices: readonly (readonly [value: string, text: string])[] }) {
  return choices.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

type SegmentedControlProps<Value extends string> = {
  name: string;
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
  showLabel?: boolean;
};

/** One of a few, side by side. Radio buttons, so that arrow keys work. */
export function SegmentedControl<Value extends string>({
  name,
  label,
  value,
  options,
  onChange,
  showLabel = false,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset>
      <legend className={showLabel ? "mb-1 text-sm text-quiet" : "sr-only"}>{label}</legend>
      <div
        className={`inline-flex max-w-full rounded-lg border border-control p-0.5 ${showLabel ? "w-full" : ""} ${options.length > 4 ? "flex-wrap" : ""}`}
      >
        {options.map(([option, text]) => (
          <label
            key={option}
            className={`phrased grid min-h-9 grow cursor-pointer place-items-center rounded-md ${options.length > 4 ? "px-2" : "px-3"} py-1 text-center text-sm leading-tight text-balance has-checked:bg-ink has-checked:text-page forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link`}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
