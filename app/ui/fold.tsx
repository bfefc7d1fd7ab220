import type { ReactNode } from "react";
import { reopenFolds } from "#app/platform/early-input.ts";
import { Icon } from "./icon.tsx";

type FoldTitleProps = { children: ReactNode; className?: string };

/** What stands over a part that is folded away (in a `details` of the class `group/fold`), with the sign that it opens. */
export function FoldTitle({ children, className = "min-h-14 py-4 text-xl" }: FoldTitleProps) {
  return (
    <summary
      ref={reopenFolds}
      className={`flex items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden ${className}`}
    >
      <span className="wrap-anywhere text-balance">{children}</span>
      <Icon name="lucide:chevron-down" className="text-quiet transition-transform group-open/fold:rotate-180" />
    </summary>
  );
}

type NarrowFoldProps = { title: string; children: ReactNode };

/** A part that is folded away on a phone and simply stands there, under its heading, on a wider screen. */
export function NarrowFold({ title, children }: NarrowFoldProps) {
  return (
    <details className="narrow-fold group/fold border-t border-line">
      <FoldTitle className="min-h-12 py-2.5">{title}</FoldTitle>
      <h2 className="hidden pt-3 pb-2 font-semibold">{title}</h2>
      <div className="pb-6">{children}</div>
    </details>
  );
}
