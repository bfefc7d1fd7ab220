import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { editYaml, readYamlValue } from "./edit-yaml.ts";

/** A translation is written as its original is, with fewer fields. */
const isTranslation = (file: string) => /\.[a-z]{2}\.(?:md|yaml)$/.test(file);
const files = globSync(["content/**/*.{yaml,md}", "tests/fixtures/rotterdam/**/*.{yaml,md}"]).sort();

function readHead(file: string): string {
  const text = readFileSync(file, "utf8");
  return file.endsWith(".md") ? (text.split("---\n")[1] ?? "") : text;
}

type Change = { after: unknown; what: string };

/** The value with each of its parts changed in turn: a text, a number, an entry less, one more, two swapped. */
function* listChanges(value: unknown): Generator<Change> {
  if (typeof value === "string") yield { after: `${value} – "new": #1, {x}`, what: "text" };
  else if (typeof value === "number") yield { after: value + 1, what: "number" };
  else if (typeof value === "boolean") yield { after: !value, what: "switch" };
  else if (Array.isArray(value)) {
    for (const [at, each] of value.entries())
      for (const { after, what } of listChanges(each)) yield { after: value.with(at, after), what: `${at}.${what}` };
    if (value.length > 1) {
      yield { after: value.slice(1), what: "first gone" };
      yield { after: value.slice(0, -1), what: "last gone" };
      yield { after: value.toReversed(), what: "reversed" };
    }
    if (value.length > 0) yield { after: [...value, value[0]], what: "one more" };
    yield { after: [], what: "empty" };
  } else if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      for (const { after, what } of listChanges(each))
        yield { after: { ...value, [key]: after }, what: `${key}.${what}` };
      const { [key]: gone, ...rest } = Object.fromEntries(Object.entries(value));
      if (Object.keys(rest).length > 0) yield { after: rest, what: `${key} gone` };
    }
    yield { after: { added: { en: "a, b: c", zh: "好" }, ...value, more: [1, "2", { a: "b" }] }, what: "more" };
  }
}

describe("a YAML file", () => {
  test.each(files)("%s is the same when nothing changes, and says what each change says", (file) => {
    const text = readHead(file);
    const value: unknown = readYamlValue(text);
    expect(editYaml(text, value)).toBe(text);
    const comments = text.split("\n").filter((line) => line.trimStart().startsWith("#"));
    const aliases = text.match(/: \*\w+/g)?.length ?? 0;
    const all = [...listChanges(value)];
    // some of each file, for all of them take minutes: EVERY=1 tries them
    const every = Number(process.env.EVERY ?? Math.ceil(all.length / (isTranslation(file) ? 1 : 6)));
    for (const { after, what } of all.filter((_, at) => at % every === 0)) {
      const edited = editYaml(text, after);
      expect(isDeepStrictEqual(readYamlValue(edited), after), `${what}\n${edited}`).toBe(true);
      if (!/\.?(text|number|switch)$/.test(what)) continue;
      const lines = edited.split("\n");
      expect(
        lines.filter((line) => line.trimStart().startsWith("#")),
        what,
      ).toEqual(comments);
      const changed = lines.filter((line, at) => line !== text.split("\n")[at]);
      // what is said by an alias elsewhere is written out there
      if (lines.length === text.split("\n").length)
        expect(changed.length, `${what}\n${changed.join("\n")}`).toBeLessThanOrEqual(1 + aliases);
    }
  });

  test.each([
    ["a: 1 # why\nb: x\n", { a: 2, b: "x" }, "a: 2 # why\nb: x\n"],
    ['a: "x"\n', { a: "y" }, 'a: "y"\n'],
    ["a: 'x'\n", { a: "it" }, "a: 'it'\n"],
    ["# top\nlist:\n  # one\n  - a\n  # two\n  - b\n", { list: ["b"] }, "# top\nlist:\n  # one\n  # two\n  - b\n"],
    ["- { en: a, zh: 好 }\n", [{ en: "a, b", zh: "好" }], '- { en: "a, b", zh: 好 }\n'],
    ["l: [a, b]\nm: 1\n", { l: ["a", "c", "b"], m: 1 }, "l: [a, c, b]\nm: 1\n"],
    ["a:\n  - t: x\n    u: y\n", { a: [{ t: "x", u: "z" }] }, "a:\n  - t: x\n    u: z\n"],
    ["a: x\nc: y\n", { a: "x", b: "n", c: "y" }, "a: x\nb: n\nc: y\n"],
    ["a: >-\n  one\n  two\nb: 1\n", { a: "three", b: 1 }, "a: >-\n  three\nb: 1\n"],
    ["closings:\n  - id: a\n", { closings: [{ id: "a" }, { id: "b" }] }, "closings:\n  - id: a\n  - { id: b }\n"],
    // what others stand for may go: they say by themselves what it said
    [
      "l:\n  - { id: a, in: &x [CN, HK] }\n  - { id: b, in: *x }\nm: 1\n",
      { l: [{ id: "b", in: ["CN", "HK"] }], m: 1 },
      "l:\n  - { id: b, in: [CN, HK] }\nm: 1\n",
    ],
  ])("changes its own lines alone: %j", (text, after, edited) => {
    expect(editYaml(text, after)).toBe(edited);
  });

  test("a text that cannot be read is left alone", () => {
    expect(() => editYaml("a: [1\n", {})).toThrow("cannot be read");
  });
});
