import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findingsIn, glossaryOfSite } from "#catalog/chinese/check-chinese.ts";
import { forbiddenWords } from "#catalog/chinese/glossary.ts";
import { allowedLatin, latinWordsIn } from "#catalog/chinese/latin-words.ts";
import { forms, places } from "./format.ts";

const read = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), "utf8"));
const [english, chinese] = [read("en"), read("zh")];

/** A message without its placeholders, whose characters no rule is about. */
function plain(text: string): string {
  return text.replace(places, (_, _name, choices?: string) =>
    choices ? [...choices.matchAll(forms)].map(([, , said = ""]) => plain(said)).join("\uE000") : "\uE000",
  );
}

test("no message in Chinese equals the English one, or has an English or forbidden word or a typographic slip", () => {
  const allowed = allowedLatin(glossaryOfSite());
  const forbidden = forbiddenWords(glossaryOfSite());
  const found = Object.entries(chinese).flatMap(([key, text]) => [
    ...(text === english[key] && latinWordsIn(plain(text), allowed).length > 0 ? [`${key}: as in English`] : []),
    ...latinWordsIn(plain(text), allowed).map((word) => `${key}: ${word}`),
    ...findingsIn({ file: "zh.json", line: 1, text: plain(text) }, forbidden).map(
      ({ wrong, right }) => `${key}: ${wrong}; ${right}`,
    ),
  ]);
  expect(found).toEqual([]);
});
