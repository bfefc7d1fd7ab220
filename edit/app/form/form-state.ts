import { createContext, use } from "react";
import type { FieldProblem } from "../../server/problems.ts";
import type { Version } from "../../server/files.ts";
import { getIn, isEqual, isFields, setIn, type ValuePath } from "../values.ts";

export type Names = Readonly<Record<string, { name: string; also: string[] }[]>>;

/** What every field of a form works with: the text in each language, what the check says, and how to change it. */
export type FormState = {
  versions: readonly Version[];
  locales: readonly string[];
  names: Names;
  problems: readonly FieldProblem[];
  change: (versions: Version[]) => void;
  takePicture: (file: File) => Promise<string>;
};

export const FormContext = createContext<FormState>({
  versions: [],
  locales: [],
  names: {},
  problems: [],
  change: () => undefined,
  takePicture: async () => "",
});

export function useForm() {
  const form = use(FormContext);
  const { versions, change, problems } = form;
  const [original] = versions;
  const read = (path: ValuePath) => getIn(original?.head, path);
  const changeHeads = (edit: (head: unknown, at: number) => unknown) =>
    change(versions.map((one, at) => ({ ...one, head: edit(one.head, at) })));

  /** Changes a field in one language. */
  function setOne(index: number, path: ValuePath, part: unknown, order?: readonly string[]): void {
    changeHeads((head, at) => (at === index ? setIn(head, path, part, order) : head));
  }

  /** Changes a field that all languages share; one that says something of its own there is left alone. */
  function setShared(path: ValuePath, part: unknown, order?: readonly string[]): void {
    const before = read(path);
    changeHeads((head, at) => {
      const hasPlace = path.length < 2 || getIn(head, path.slice(0, -1)) !== undefined;
      return at === 0 || (hasPlace && isEqual(getIn(head, path), before)) ? setIn(head, path, part, order) : head;
    });
  }

  /** Puts another picture in the place of one; words that describe the one before go in every language. */
  function setPicture(path: ValuePath, file: string): void {
    changeHeads((head, at) => {
      const picture = getIn(head, path);
      if (!isFields(picture) && at > 0) return head;
      const alone = setIn(head, [...path, "file"], file);
      return isFields(picture) && "alt" in picture ? setIn(alone, [...path, "alt"], "") : alone;
    });
  }

  /** Changes a list in all languages that have as many entries. */
  function setList(path: ValuePath, edit: (list: readonly unknown[]) => unknown[]): void {
    const list = read(path);
    changeHeads((head, at) => {
      const own = getIn(head, path);
      if (Array.isArray(own) && Array.isArray(list) && own.length === list.length) return setIn(head, path, edit(own));
      return at === 0 ? setIn(head, path, edit([])) : head;
    });
  }

  const isOwn = (at: number, problem: FieldProblem) => problem.path === versions[at]?.path;
  const problemsAt = (path: ValuePath, at = 0) => problems.filter((one) => isOwn(at, one) && isEqual(one.field, path));
  /** How much the check says of a field and of all within it, in any language. */
  const countWithin = (path: ValuePath) =>
    problems.filter((one) => isEqual(one.field.slice(0, path.length), path)).length;
  return { ...form, read, setOne, setShared, setPicture, setList, problemsAt, countWithin };
}
