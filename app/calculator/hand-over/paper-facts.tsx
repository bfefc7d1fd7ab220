type Props = { facts: readonly (readonly string[])[] };

/** What an offer on paper is for, a fact a row. */
export function PaperFacts({ facts }: Props) {
  return (
    <dl className="mt-3 grid grid-cols-[11rem_1fr] gap-x-4 gap-y-1 border-b border-line pb-3">
      {facts.map(([label, text]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
