import type { Refusal } from "#rating/answer.ts";
import { fixFor } from "./apply-fix.ts";
import type { FormState } from "./form-state.ts";
import type { CalculatorNames } from "./names.ts";
import { reasonText } from "./reason-text.ts";

type Props = { refusal: Refusal; state: FormState; names: CalculatorNames; change: (next: FormState) => void };

/** A line that says no: each reason, and the change that would lift it. */
export function RefusalRow({ refusal, state, names, change }: Props) {
  const { name, path } = names.service(refusal.service);
  const fixes = refusal.reasons.map((reason) => fixFor(reason, state, names));
  // a change that leaves another reason standing is no way to a price
  const helps = fixes.every((fix) => fix !== undefined);
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[11rem_1fr]">
      <a href={path} className="font-semibold hover:underline hover:underline-offset-4">
        {name}
      </a>
      <ul className="space-y-2">
        {refusal.reasons.map((reason, at) => {
          const fix = helps && fixes[at];
          return (
            <li key={reason.code} className="flex flex-wrap items-baseline gap-x-3 text-quiet">
              {reasonText(reason, state.units, names)}
              {fix && (
                <button
                  type="button"
                  className="min-h-6 font-semibold text-link underline underline-offset-4"
                  onClick={() => change(fix.next)}
                >
                  {fix.label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
