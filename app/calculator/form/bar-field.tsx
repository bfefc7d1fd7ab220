import type { InputHTMLAttributes, RefObject } from "react";

/** The frame that the fields of a bar share, on the home page too: it turns from one page's into the other's. */
export const barFrame =
  "shipment-bar relative z-10 flex flex-wrap sm:grid rounded-lg border border-control bg-panel [&>:first-child]:border-0";

/** One field of a bar: its name above what was entered, and the whole of it to press. */
export const barCell =
  "block min-w-0 border-line px-4 py-2 outline-link sm:py-2.5 max-sm:border-t sm:border-s sm:px-5 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-aria-invalid:outline-2 has-aria-invalid:-outline-offset-2 has-aria-invalid:outline-bad";

export const barControl =
  "min-h-7 min-w-0 bg-transparent text-[min(1.125rem,8vw)] leading-7 font-semibold outline-none placeholder:font-normal placeholder:text-quiet";

type Props = InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  label: string;
  unit?: string;
  problem?: string | undefined;
  cell?: string;
  input?: RefObject<HTMLInputElement | null>;
};

/** A field of a bar that takes text, with its unit behind it. */
export function BarField({ id, label, unit, problem, cell = "", input, ...props }: Props) {
  return (
    <label htmlFor={id} className={`${barCell} ${cell}`}>
      <span className="block text-sm text-quiet">{label}</span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <input
          id={id}
          ref={input}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          className={`${barControl} ${unit ? "field-sizing-content min-w-[1.5ch] max-w-full" : "w-full"}`}
          {...props}
        />
        {unit && (
          <span aria-hidden="true" className="shrink-0 text-quiet">
            {unit}
          </span>
        )}
      </span>
    </label>
  );
}
