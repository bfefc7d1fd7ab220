import { basename } from "node:path";
import { getLanguageTag, getLocaleEntry, type Locale, locales, baseLocale } from "#site/locales.ts";
import { rememberTexts } from "../cache.ts";
import { listLines } from "../figures/typed.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import { type Problem, Problems } from "../read/problems.ts";
import { makeChangeFinder } from "./translated.ts";
import { findMissingNames } from "./to-do.ts";
import { compareHeads, listBeside, listPairs, type Pair, unshared } from "./translated-parts.ts";
import {
  compareStatements,
  findOthers,
  type Line,
  listCaptions,
  listDays,
  listQuantities,
  withoutFigures,
} from "./translated-statements.ts";

/** Holds each translation to its original: fields, questions, headings, captions, figures, dates and language. */
export function checkTranslations(catalog: Catalog, files: Files, problems: Problems): void {
  compareHeads(catalog, problems);
  compareBeside(files, problems);
  const findChanged = makeChangeFinder(files);
  for (const pair of listPairs(files)) {
    const [original, translation] = [read(files, pair.original), read(files, pair.translation)];
    const known = problems.errors.filter(({ file }) => file === pair.original || file === pair.translation);
    const parts = new Problems();
    compareBodies(pair, original, translation, parts);
    findForeignLines(pair, original, translation, parts);
    const statements = new Problems();
    const texts = { ...pair, first: original, second: translation, facts: readFacts(files, pair.original) };
    compareStatements(texts, findChanged(pair), statements);
    // a heading that is left out, a dead link or a typed figure is missing in the other language too
    const isUneven = parts.all.length > 0 || known.some(({ blocks, wrong }) => blocks || uneven.test(wrong));
    // a figure that the other language has otherwise is a slip of the pen, whether or not data stand behind it
    for (const { file, line, wrong } of statements.all)
      for (const other of known)
        if (other.file === file && other.line === line && / stands here, and /.test(wrong) && isTyped(other))
          other.follows = true;
    const follows = ({ line }: Problem) =>
      isUneven || known.some((other) => !other.follows && Math.abs(other.line - line) <= nearby);
    problems.all.push(
      ...parts.all,
      ...statements.all.map((one) => (follows(one) ? { ...one, follows: true as const } : one)),
    );
  }
}

/** How compareHeads says that a part stands in one language alone. */
const uneven = / entr(?:y|ies), and |is here, and not in|is missing here/;
/** The same sentence stands in both languages in lines so near each other. */
const nearby = 2;

function isTyped({ wrong }: Problem): boolean {
  return /^the figure ".*" is typed/.test(wrong);
}

/** Names and notes in both languages beside each other, in data and in menus. */
function compareBeside(files: Files, problems: Problems): void {
  // the name of a street, say, is the same in every language of its script
  for (const locale of locales.filter((one) => getScript(one) !== getScript(baseLocale)))
    for (const { file, line, what } of findMissingNames(files, locale))
      problems.warn(
        file,
        line,
        `${what} is not said in ${getLocaleEntry(locale).name}, as other texts of this file are`,
        file.endsWith(".csv") ? `fill in name.${locale}` : `write ${locale}: beside it`,
      );
  for (const file of [...files.list(".", ".yaml"), ...files.list(".", ".csv")])
    for (const locale of locales.filter((one) => one !== baseLocale)) {
      const isOtherScript = getScript(locale) !== getScript(baseLocale);
      for (const [{ text: first, line }, { text: second }] of listBeside(files.text(file), locale)) {
        const toLine = (text: string): Line[] => [{ line, text, body: false, part: "" }];
        // one word may be a name; in a table of names it is not
        const words = file.endsWith(".csv") ? /\p{Ll}{3}/u : /\p{Ll}{2}.* \p{Ll}{2}/u;
        const same = first === second && words.test(first);
        if (same && isOtherScript)
          problems.error(file, line, `"${second}" is not in ${getLocaleEntry(locale).name}`, "translate it");
        if (!/\d/.test(first + second)) continue;
        for (const list of [listQuantities, listDays]) {
          const [ours, theirs] = [list(toLine(first)), list(toLine(second))];
          const [one] = [...findOthers(ours, theirs), ...findOthers(theirs, ours)];
          if (one)
            problems.error(
              file,
              line,
              `"${one.text}" stands in one language alone: ${first} / ${second}`,
              "write the same in both languages",
            );
        }
      }
    }
}

function read(files: Files, file: string): Line[] {
  let part = "";
  let count = 0;
  let isCode = false;
  return listLines(files.text(file)).flatMap(({ line, text, field }) => {
    // code is the same in every language
    const isFence = /^ *(?:```|~~~)/.test(text);
    if (isFence) isCode = !isCode;
    if (isCode || isFence) return [];
    const body = field === undefined && file.endsWith(".md");
    // notes for whoever edits the file
    if (!body && /^\s*#/.test(text)) return [];
    const next = body ? "body" : (field ?? "");
    if (next !== part) [part, count] = [next, 0];
    else if (body ? text.startsWith("#") : /^(?: {2})?- /.test(text)) count += 1;
    return field !== undefined && unshared.has(field) ? [] : [{ line, text, body, part: `${part} ${count}` }];
  });
}

/** Facts that were checked may be stated in the translation alone. */
function readFacts(files: Files, file: string): string {
  return listLines(files.text(file))
    .flatMap(({ text, field }) => (field === "checked" ? [text] : []))
    .join("\n");
}

/** What a body is made of, by the signs that begin its lines. */
const parts: readonly (readonly [sign: RegExp, one: string, several: string])[] = [
  [/^#{2,6} /, "heading", "headings"],
  [/^!\[/, "picture", "pictures"],
  [/^> ?\[!/, "box", "boxes"],
  [/^\|/, "row of tables", "rows of tables"],
  [/^\s*(?:[-*+]|\d+[.)]) /, "list item", "list items"],
  [/^\[\^[^\]]+\]:/, "footnote", "footnotes"],
];

function compareBodies(pair: Pair, original: readonly Line[], translation: readonly Line[], problems: Problems): void {
  for (const [sign, one, several] of parts) {
    const [first, second] = [original, translation].map((lines) =>
      lines.filter(({ text, body }) => body && sign.test(text)),
    );
    if (!first || !second) continue;
    if (first.length === second.length) {
      compareLevels(pair, first, second, problems);
      continue;
    }
    const count = (number: number) => `${number} ${number === 1 ? one : several}`;
    const longer = first.length > second.length ? first : second;
    const added = longer[Math.min(first.length, second.length)];
    problems.error(
      pair.translation,
      second[Math.min(first.length, second.length) - 1]?.line ?? 1,
      `the text has ${count(second.length)}, and ${basename(pair.original)} has ${first.length}`,
      `give both the same; the last of the longer is "${(longer.at(-1) ?? added)?.text.trim().slice(0, 50)}"`,
    );
  }
}

/** Headings of which one is of another level than in the original. */
function compareLevels(pair: Pair, original: readonly Line[], translation: readonly Line[], problems: Problems): void {
  const readLevel = (one: Line | undefined) => /^#{2,6} /.exec(one?.text ?? "")?.[0].trim();
  for (const [at, own] of translation.entries()) {
    const [level, other] = [readLevel(own), readLevel(original[at])];
    if (level && other && level !== other)
      problems.error(
        pair.translation,
        own.line,
        `the heading "${own.text.trim().slice(0, 50)}" has ${level.length} #, and the one in ${basename(pair.original)} has ${other.length}`,
        `write ${other}`,
      );
  }
}

/** The script that a language is written in, as Unicode names it: "Latin", "Han". */
const getScript = rememberTexts((locale: Locale) => {
  const { script = "" } = new Intl.Locale(getLanguageTag(locale)).maximize();
  return { Latn: "Latin", Hans: "Han", Hant: "Han" }[script] ?? script;
});

/** A line of so many words without a character of the language's own script was not translated. */
const mostWords = 4;

function findForeignLines(
  pair: Pair,
  original: readonly Line[],
  translation: readonly Line[],
  problems: Problems,
): void {
  const [from, to] = [getScript(baseLocale), getScript(pair.locale)];
  const originals = new Set(original.map(({ text }) => text.trim()));
  const left = (file: string, line: number, text: string, locale: Locale) =>
    problems.error(
      file,
      line,
      `"${text.trim().replace(/^"|"$/g, "").slice(0, 60)}" is not in ${getLocaleEntry(locale).name}`,
      "translate it, or take the line out",
    );
  for (const { text, line } of translation) {
    const said = toProse(text);
    const words = said.match(/\p{L}{2,}/gu)?.length ?? 0;
    const isName =
      from !== to && /^(?:name|title): .*\p{Ll}{2}.* .*\p{Ll}{2}/u.test(text) && originals.has(text.trim());
    if (words < mostWords && !isName) continue;
    const foreign =
      from === to
        ? originals.has(text.trim()) && /\p{Ll} \p{Ll}/u.test(said)
        : !new RegExp(`\\p{Script=${to}}`, "u").test(said);
    if (foreign) left(pair.translation, line, said, pair.locale);
  }
  const captions = new Set(original.flatMap(({ text }) => listCaptions(text)));
  for (const { text, line } of from === to ? [] : translation)
    for (const caption of listCaptions(text))
      if (captions.has(caption) && /\p{Ll}{3}/u.test(caption)) left(pair.translation, line, caption, pair.locale);
  if (from === to) return;
  for (const { text, line } of original) {
    const said = toProse(text);
    const own = said.match(new RegExp(`\\p{Script=${from}}`, "gu"))?.length ?? 0;
    const other = said.match(new RegExp(`\\p{Script=${to}}`, "gu"))?.length ?? 0;
    if (other > 3 && other > own) left(pair.original, line, said, baseLocale);
  }
}

/** A line without what is written the same in every language: fields, addresses, codes and figures. */
function toProse(text: string): string {
  return withoutFigures(text)
    .replace(/^\s*(?:- )?(?:\{ ?)?[a-z_]+:(?= |$)/, "")
    .replaceAll(
      /\{[a-z][^{}]*\}|`[^`]*`|\]\([^)]*\)|https?:\S+|\b[a-z0-9]+(?:-[a-z0-9]+)+\b|\b[a-z_]+:(?= )|\[[a-z0-9, -]*\]/g,
      " ",
    );
}
