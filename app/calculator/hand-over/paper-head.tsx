import { Brand } from "#app/layout/brand.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { clauses } from "#app/ui/joined.ts";

/** Who offers, at the head of a sheet of paper. */
export function PaperHead() {
  const shell = useShell();
  return (
    <div className="flex items-start justify-between gap-6 border-b border-ink pb-3">
      <Brand name={shell.name} />
      <p className="text-end">
        {clauses([shell.legalName, shell.street])}
        <br />
        {clauses([shell.phone, shell.email])}
      </p>
    </div>
  );
}
