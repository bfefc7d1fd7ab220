import type { ReactNode } from "react";
import { hasModifier } from "#app/platform/navigation.ts";
import { toQuery } from "../store/address.ts";
import type { FormState } from "../store/form-state.ts";
import { useCalculatorStore } from "../store/use-calculator.ts";

type Props = {
  from: FormState;
  to: FormState;
  /** What has been done, said beside the way back. */
  done: string;
  className: string;
  children: ReactNode;
};

/** A changed shipment as a link: followed here it changes the form, with a way back; in another tab it stands beside this one. */
export function AmendLink({ from, to, done, className, children }: Props) {
  const { start, amendWithUndo } = useCalculatorStore();
  return (
    <a
      href={`?${toQuery(to, start)}`}
      // one of countless answers of this page, which is no page of its own
      rel="nofollow"
      className={`font-semibold text-link ${className}`}
      onClick={(event) => {
        if (hasModifier(event)) return;
        event.preventDefault();
        amendWithUndo(from, to, done);
        // the link goes with what it proposed
        document.getElementById("prices")?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}
