import type { ComponentProps, ReactNode } from "react";

/** A button that does something here, and sends no form. */
export function Button({ label, ...given }: ComponentProps<"button"> & { label: ReactNode }) {
  return (
    <button type="button" {...given}>
      {label}
    </button>
  );
}

/** A small one that a sign tells. */
export function Tool({ mark, label, onClick }: { mark: string; label: string; onClick: () => void }) {
  return <Button label={mark} className="small quiet" aria-label={label} title={label} onClick={onClick} />;
}
