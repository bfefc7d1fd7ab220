import { type ReactNode, useState } from "react";

/** An entry of several fields, which are drawn when it is opened: a table of goods has thousands. */
export function Entry({
  open,
  head,
  tools,
  children,
}: {
  open: boolean;
  head: ReactNode;
  tools: ReactNode;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(open);
  return (
    <div className="entry group">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{head}</summary>
        {isOpen && children}
      </details>
      {tools}
    </div>
  );
}

/** An entry in a few words: its first text. */
export function summarise(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value).slice(0, 60);
  if (typeof value !== "object" || value === null) return "";
  for (const each of Object.values(value)) {
    const found = summarise(each);
    if (found !== "") return found;
  }
  return "";
}
