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

  /** Changes a field in one language. */
  function setOne(at: number, path: ValuePath, part: unknown, order?: readonly string[]): void {
    change(versions.map((one, index) => (index === at ? { ...one, head: setIn(one.head, path, part, order) } : one)));
  }

  /** Changes a field that all languages share; one that says something of its own there is left alone. */
  function setShared(path: ValuePath, part: unknown, order?: readonly string[]): void {
    const before = getIn(original?.head, path);
    change(
      versions.map((one, index) => {
        const own = getIn(one.head, path);
        const above = path.length < 2 || getIn(one.head, path.slice(0, -1)) !== undefined;
        const follows =
          index === 0 ||
          (above && isEqual(own, before) && (own !== undefined || isEqual(part, undefined) || isShared(index, path)));
        return follows ? { ...one, head: setIn(one.head, path, part, order) } : one;
      }),
    );
  }

  /** Puts another picture in the place of one; words that describe the one before go in every language. */
  function setPicture(path: ValuePath, file: string): void {
    change(
      versions.map((one) => {
        const picture = getIn(one.head, path);
        if (!isFields(picture) && one !== original) return one;
        const alone = setIn(one.head, [...path, "file"], file);
        return { ...one, head: isFields(picture) && "alt" in picture ? setIn(alone, [...path, "alt"], "") : alone };
      }),
    );
  }

  /** Whether a translation has the parts that the original has around a field, so that a new one belongs to both. */
  function isShared(at: number, path: ValuePath): boolean {
    return path.length === 1 || getIn(versions[at]?.head, path.slice(0, -1)) !== undefined;
  }

  /** Changes a list in all languages that have as many entries. */
  function setList(path: ValuePath, edit: (list: readonly unknown[]) => unknown[]): void {
    const read = (head: unknown) => {
      const list = getIn(head, path);
      return Array.isArray(list) ? list : undefined;
    };
    const length = read(original?.head)?.length ?? 0;
    change(
      versions.map((one, index) => {
        const list = read(one.head);
        if (index > 0 && list?.length !== length) return one;
        return { ...one, head: setIn(one.head, path, edit(list ?? [])) };
      }),
    );
  }

  const problemsAt = (path: ValuePath, version = 0) =>
    problems.filter((one) => one.path === versions[version]?.path && isEqual(one.field, path));
  const countBelow = (path: ValuePath) =>
    problems.filter(
      (one) => versions.some((version) => version.path === one.path) && isEqual(one.field.slice(0, path.length), path),
    ).length;
  return { ...form, setOne, setShared, setPicture, setList, problemsAt, countBelow };
}
