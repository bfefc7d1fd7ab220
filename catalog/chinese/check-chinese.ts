import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "../read/files.ts";
import { type ChineseText, chineseTexts } from "./chinese-texts.ts";
import { type Forbidden, forbiddenWords } from "./glossary.ts";
import { slipsOf } from "./typography.ts";

export type Finding = { file: string; line: number; wrong: string; right: string };

/** This site's glossary file. */
export function glossaryOfSite(): string {
  return readFileSync(join(import.meta.dirname, "../../docs/glossary-zh.md"), "utf8");
}

/** The mistakes in a content folder's Chinese texts, by the glossary's words and conventions. */
export function checkChinese(files: Files, glossary: string): Finding[] {
  const forbidden = forbiddenWords(glossary);
  return chineseTexts(files).flatMap((text) => findingsIn(text, forbidden));
}

/** The mistakes in a single text. */
export function findingsIn({ file, line, text }: ChineseText, forbidden: readonly Forbidden[]): Finding[] {
  const words = forbidden
    .filter(({ found }) => found.test(text))
    .map(({ wrong, right }) => ({
      file,
      line,
      wrong: `"${wrong}" is a word that the glossary forbids`,
      right: `write ${right}`,
    }));
  const slips = slipsOf(text).map(({ found, right }) => ({ file, line, wrong: `"${found}"`, right }));
  return [...words, ...slips];
}
