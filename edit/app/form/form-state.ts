import { createContext, use } from "react";
import type { FieldProblem } from "../../server/problems.ts";
import type { Version } from "../../server/files.ts";
import { getIn, isEqual, isFields, setIn, type ValuePath } from "../values.ts";

/** What every field of a form works with: the text in each language, what the check says, and how to change it. */
export type FormState = {
  versions: readonly Version[];
  locales: readonly string[];
  problems: readonly FieldProblem[];
  /** With the name of what it takes away, it can be taken back. */
  change: (versions: Version[], removed?: string) => void;
  takePicture: (file: File) => Promise<string>;
};

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm() {
  const form = use(FormContext);
  if (!form) throw new Error("A field stands in a form");
  const { versions, change, problems } = form;
  const [original] = versions;
  const read = (path: ValuePath) => getIn(original?.head, path);
  const changeHeads = (edit: (head: unknown, at: number) => unknown, removed?: string) =>
    change(
      versions.map((one, at) => ({ ...one, head: edit(one.head, at) })),
      removed,
    );

  /** Changes a field in one language. */
  function setOne(index: number, path: ValuePath, part: unknown): void {
    changeHeads((head, at) => (at === index ? setIn(head, path, part) : head));
  }

  /**
   * Changes a field in the original, and in each translation that goes along: that says the same there, or has a list as
   * long, or fields as well. One that says something of its own is left alone.
   */
  function setShared(path: ValuePath, edit: (part: unknown) => unknown, removed?: string): void {
    const before = read(path);
    changeHeads((head, at) => {
      const own = getIn(head, path);
      const hasPlace = path.length < 2 || getIn(head, path.slice(0, -1)) !== undefined;
      return at === 0 || (hasPlace && isAlike(own, before)) ? setIn(head, path, edit(own)) : head;
    }, removed);
  }

  const isOwn = (at: number, problem: FieldProblem) => problem.path === versions[at]?.path;
  const problemsAt = (path: ValuePath, at = 0) => problems.filter((one) => isOwn(at, one) && isEqual(one.field, path));
  /** How much the check says of a field and of all within it, in any language. */
  const countWithin = (path: ValuePath) =>
    problems.filter((one) => isEqual(one.field.slice(0, path.length), path)).length;
  return { ...form, read, setOne, setShared, problemsAt, countWithin };
}

function isAlike(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length;
  return (isFields(a) && isFields(b)) || isEqual(a, b);
}
