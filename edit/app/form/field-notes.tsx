import type { FieldProblem } from "../../server/checker.ts";
import { nameField, say, sayChecked } from "../words.ts";

type NotesProps = { problems: readonly FieldProblem[]; id?: string; isList?: boolean; rows?: (line: number) => number };

/** What the check says of a field, beside it; or as a list, alike ones once, with links that lead to their places. */
export function FieldNotes({ problems, id, isList = false, rows }: NotesProps) {
  if (problems.length === 0) return null;
  const kinds = Map.groupBy(problems, (one) => (isList ? describeKind(one) : `${one.wrong}${one.right}`));
  return (
    <ul className="my-1" id={id}>
      {[...kinds].map(([kind, [first, ...others]]) => {
        if (!first) return null;
        const { path, line, field, wrong, right, level, causes = [] } = first;
        const name = field.map(nameField).join(" ");
        return (
          <li key={kind} className={`note ${level}`}>
            {isList && (
              <a href={`#${path}?${field.join(".")}`} className="underline">
                {rows ? say("row", { row: rows(line) }) : `${path}${name && `, ${name}`}`}
              </a>
            )}{" "}
            <strong {...sayChecked(wrong.replace(`"${field.join(".")}"`, `"${name}"`))} />;{" "}
            <span {...sayChecked(right)} />
            {others.length > 0 && isList && ` (${say("more_alike", { count: others.length })})`}
            {causes.length > 0 && (
              <span className="block">
                {say("may_follow")}{" "}
                {causes.map((cause) => (
                  <a key={cause} href={`#${cause}`} className="mr-2 underline">
                    {cause}
                  </a>
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What messages of one kind have alike: all but the names and numbers of one file. */
function describeKind({ path, wrong, right, level }: FieldProblem): string {
  return `${path} ${level} ${`${wrong}; ${right}`.replaceAll(/"[^"]*"|\b[A-Z]{2,}\b|\d[\d.,]*/g, "…")}`;
}

/** How much the check says: what is wrong, and what it doubts. */
export function Counts({ problems }: { problems: readonly FieldProblem[] }) {
  const errors = problems.filter(({ level }) => level === "error").length;
  return Object.entries({ error: errors, warning: problems.length - errors }).map(
    ([level, count]) =>
      count > 0 && (
        <span key={level} className={`state ${level}`}>
          {say(level === "error" ? "errors" : "warnings", { count })}
        </span>
      ),
  );
}
