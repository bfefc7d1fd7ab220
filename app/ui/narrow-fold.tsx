import type { ReactNode } from "react";
import { FoldTitle } from "./fold-title.tsx";

type Props = { title: string; children: ReactNode };

/** A part that is folded away on a phone and simply stands there, under its heading, on a wider screen. */
export function NarrowFold({ title, children }: Props) {
  return (
    <details className="narrow-fold group/fold border-t border-line">
      <FoldTitle className="min-h-12 py-2.5">{title}</FoldTitle>
      <h3 className="hidden pt-3 pb-2 font-semibold">{title}</h3>
      <div className="pb-6">{children}</div>
    </details>
  );
}
