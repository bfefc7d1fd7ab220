import type { FieldProblem } from "../../server/problems.ts";
import { useCheckWords } from "../words.ts";

/** What the check says of a field, beside it. */
export function FieldNotes({ problems, id }: { problems: readonly FieldProblem[]; id?: string }) {
  const tell = useCheckWords();
  if (problems.length === 0) return null;
  return (
    <ul className="my-1" id={id}>
      {problems.map(({ wrong, right, level }) => (
        <li key={wrong} className={`note ${level}`}>
          <strong {...tell(wrong)} />; <span {...tell(right)} />
        </li>
      ))}
    </ul>
  );
}
