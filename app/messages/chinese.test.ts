import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  checkText,
  readGlossary,
  findLatinWords,
  readAllowedLatin,
  readForbiddenWords,
} from "#catalog/chinese/check-chinese.ts";
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
  const allowed = readAllowedLatin(readGlossary());
  const forbidden = readForbiddenWords(readGlossary());
  const found = Object.entries(chinese).flatMap(([key, text]) => [
    ...(text === english[key] && findLatinWords(plain(text), allowed).length > 0 ? [`${key}: as in English`] : []),
    ...findLatinWords(plain(text), allowed).map((word) => `${key}: ${word}`),
    ...checkText({ file: "zh.json", line: 1, text: plain(text) }, forbidden).map(
      ({ wrong, right }) => `${key}: ${wrong}; ${right}`,
    ),
  ]);
  expect(found).toEqual([]);
});
