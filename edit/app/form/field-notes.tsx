import type { FieldProblem } from "../../server/problems.ts";
import { sayChecked } from "../words.ts";

type Noted = FieldProblem & { place?: string };

/** What the check says of a field, beside it; or with its place, where that is not to be seen. */
export function FieldNotes({ problems, id }: { problems: readonly Noted[]; id?: string }) {
  if (problems.length === 0) return null;
  return (
    <ul className="my-1" id={id}>
      {problems.map(({ wrong, right, level, place }) => (
        <li key={`${place}${wrong}`} className={`note ${level}`}>
          {place && `${place}: `}
          <strong {...sayChecked(wrong)} />; <span {...sayChecked(right)} />
        </li>
      ))}
    </ul>
  );
}
