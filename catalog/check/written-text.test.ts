import { expect, test } from "vitest";
import { loadCatalog } from "../catalog.ts";
import { findLongSentences, splitSentences, weigh } from "./written-text.ts";
import { formatProblems } from "../read/problems.ts";
import { openFiles } from "../read/files.ts";

const words = (count: number) => `A${" word".repeat(count - 1)}.`;

test("a sentence over the limit is reported with its line, wherever it is", () => {
  const text = `---\ntitle: T\nintro: ${words(26)}\n---\n\nShort. It is.\n\n- ${words(26)}\n\n| ${words(26)} |\n| --- |\n`;
  expect(weigh("a.md", text).map(({ line }) => line)).toEqual([1, 3, 8, 10]);
  expect(weigh("a.md", `---\nintro: ${words(25)}\n---\n\n${"Short is this one. ".repeat(9)}`)).toEqual([]);
});

test("a text must not be heavy on average", () => {
  expect(weigh("a.md", `---\ntitle: T\n---\n\n${words(17)} ${words(17)}\n`)[0]?.wrong).toBe(
    "sentences have 17.0 words on average",
  );
});

test("abbreviations, decimals and names do not end a sentence", () => {
  expect(splitSentences("It weighs 1.5 kg, e.g. a box. Then it flies! Does it? “Yes.” 12 do.")).toEqual([
    "It weighs 1.5 kg, e.g. a box.",
    "Then it flies!",
    "Does it?",
    "“Yes.”",
    "12 do.",
  ]);
});

test("the content is written in short sentences", { timeout: 30_000 }, () => {
  const { texts = openFiles("content") } = loadCatalog("content");
  const found = findLongSentences(texts).map((one) => ({ ...one, level: "warning" as const }));
  expect(formatProblems(found)).toBe("");
});

test("words to search by are a list, however long, and no sentence", () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`).join(", ");
  expect(weigh("guides/a.md", `---\nalso: ${words}\nsummary: ${words}\n---\nText.\n`)).toHaveLength(2);
  expect(weigh("guides/a.md", `---\nalso: ${words}\n---\nText.\n`)).toEqual([]);
});
