import { createContext, use } from "react";
import type { FieldProblem } from "../../server/checker.ts";
import type { Version } from "../../server/files.ts";

/** Where a value stands: names of fields, and places in lists. */
export type ValuePath = readonly (string | number)[];

export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function getIn(value: unknown, path: ValuePath): unknown {
  return path.reduce((part, name) => (typeof part === "object" ? Reflect.get(Object(part), name) : undefined), value);
}

/** The value with another part; `undefined` takes a field away. */
export function setIn(value: unknown, [first, ...rest]: ValuePath, part: unknown): unknown {
  if (first === undefined) return part;
  if (Array.isArray(value)) return value.with(Number(first), setIn(value[Number(first)], rest, part));
  const fields = isFields(value) ? value : {};
  const entries = Object.entries({ ...fields, [first]: setIn(fields[first], rest, part) });
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

export function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What every field of a form works with: the text in each language, what the check says, and how to change it. */
export type FormState = {
  versions: readonly Version[];
  locales: readonly string[];
  problems: readonly FieldProblem[];
  /** Changes each language as it stands by now; with the name of what it takes away, it can be taken back. */
  change: (edit: (one: Version, original: Version) => Version, removed?: string) => void;
  takePicture: (file: File) => Promise<string>;
};

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm() {
  const form = use(FormContext);
  if (!form) throw new Error("A field stands in a form");
  const { versions, change, problems } = form;
  const read = (path: ValuePath) => getIn(versions[0]?.head, path);

  /** Changes a field in one language. */
  function setOne(index: number, path: ValuePath, part: unknown): void {
    const { path: file } = versions[index] ?? {};
    change((one) => (one.path === file ? { ...one, head: setIn(one.head, path, part) } : one));
  }

  /**
   * Changes a field in the original, and in each translation that goes along: that says the same there, or has a list as
   * long, or fields as well. One that says something of its own is left alone.
   */
  function setShared(path: ValuePath, edit: (part: unknown) => unknown, removed?: string): void {
    change((one, original) => {
      const own = getIn(one.head, path);
      const hasPlace = path.length < 2 || getIn(one.head, path.slice(0, -1)) !== undefined;
      const isAlong = one === original || (hasPlace && isAlike(own, getIn(original.head, path)));
      return isAlong ? { ...one, head: setIn(one.head, path, edit(own)) } : one;
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
