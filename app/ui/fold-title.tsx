import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Props = { children: ReactNode; className?: string };

/** What stands over a part that is folded away (in a `details` of the class `group/fold`), with the sign that it opens. */
export function FoldTitle({ children, className = "min-h-14 py-4 text-xl" }: Props) {
  return (
    <summary
      className={`flex items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden ${className}`}
    >
      {children}
      <Icon name="lucide:chevron-down" className="text-quiet transition-transform group-open/fold:rotate-180" />
    </summary>
  );
}
