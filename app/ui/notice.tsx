import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

/** A remark beside the content, such as that rates are illustrative. */
export function Notice({ children, icon = "lucide:info" }: { children: ReactNode; icon?: string }) {
  return (
    <p className="flex gap-2.5 rounded-lg bg-sunken px-4 py-3 text-sm text-quiet">
      <Icon name={icon} className="mt-px" />
      <span>{children}</span>
    </p>
  );
}
