import { Brand } from "#app/layout/brand.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { joinClauses } from "#app/ui/format.ts";

type Props = { facts: readonly (readonly string[])[] };

/** What an offer on paper is for, a fact a row. */
export function PaperFacts({ facts }: Props) {
  return (
    <dl className="mt-3 grid grid-cols-[11rem_1fr] gap-x-4 gap-y-0.5 border-b border-line pb-3">
      {facts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who offers, at the head of a sheet of paper. */
export function PaperHead() {
  const shell = useShell();
  return (
    <div className="flex items-start justify-between gap-6 border-b border-ink pb-3">
      <Brand name={shell.name} />
      <p className="text-end text-balance">
        {joinClauses([shell.legalName, shell.street])}
        <br />
        {joinClauses([shell.phone, shell.email])}
      </p>
    </div>
  );
}
