import { cloneElement, type ReactElement } from "react";

type Control = { id?: string; "aria-invalid"?: boolean; "aria-describedby"?: string | undefined };
type Props = {
  id: string;
  label: string;
  problem?: string | undefined;
  hint?: string | undefined;
  className?: string;
  children: ReactElement<Control>;
};

/** A control with its label, its hint, and what is wrong with it. */
export function Field({ id, label, problem, hint, className, children }: Props) {
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
