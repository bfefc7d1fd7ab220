import type { FieldProblem } from "../../server/problems.ts";

/** What the check says of a field, beside it. */
export function FieldNotes({ problems, id }: { problems: readonly FieldProblem[]; id?: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className="notes" id={id}>
      {problems.map(({ wrong, right, level }) => (
        <li key={wrong} className={`note ${level}`}>
          <strong>{wrong}</strong>; {right}
        </li>
      ))}
    </ul>
  );
}
