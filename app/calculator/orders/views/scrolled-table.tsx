import type { ReactNode } from "react";

type Props = { label: string; className?: string; children: ReactNode };

/** Around a table that may be wider than the screen: fingers scroll it, and keys once it has the focus. */
export function ScrolledTable({ label, className = "", children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the columns
    <div className={`table-scroll ${className}`} tabIndex={0} role="group" aria-label={label}>
      {children}
    </div>
  );
}
