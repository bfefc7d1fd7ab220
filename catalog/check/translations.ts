import { basename } from "node:path";
import { getLanguageTag, getLocaleEntry, type Locale, locales, baseLocale } from "#site/locales.ts";
import { findDates } from "../calendar/check-cut-offs.ts";
import { findNamedFigures, replaceFigures } from "../figures/figure.ts";
import { getFileLocale } from "../figures/fill.ts";
import { findQuantities } from "../figures/quantities.ts";
import { listLines } from "../figures/unsourced.ts";
import type { Catalog } from "../model.ts";
import type { Files } from "../read/files.ts";
import { Problems } from "../read/problems.ts";
import { listBeside, compareHeads, unshared } from "./translated-parts.ts";

/** A text and its translation, as files. */
export type Pair = { original: string; translation: string; locale: Locale };

/** Every translation in a content folder with the text that it was made from. */
export function listPairs(files: Files): Pair[] {
  return [...files.list(".", ".md"), ...files.list("pages", ".yaml")].flatMap((translation) => {
    const locale = getFileLocale(translation);
    const original = translation.replace(/\.[a-z]+(\.[a-z]+)$/, "$1");
    if (locale === baseLocale || !locales.includes(locale) || !files.has(original)) return [];
    return [{ original, translation, locale }];
  });
}

/** Holds each translation to its original: fields, questions, headings, captions, figures, dates and language. */
export function checkTranslations(catalog: Catalog, files: Files, problems: Problems): void {
  compareHeads(catalog, problems);
  compareBeside(files, problems);
  for (const pair of listPairs(files)) {
    const [original, translation] = [read(files, pair.original), read(files, pair.translation)];
    compareBodies(pair, original, translation, problems);
    findForeignLines(pair, original, translation, problems);
    const statements = new Problems();
    compareStatements(pair, original, translation, readFacts(files, pair.original), statements);
    // a question that is left out, a dead link or a typed figure is missing in the other language too
    const cause = problems.errors.some(({ file }) => file === pair.original || file === pair.translation);
    problems.all.push(...statements.all.map((one) => (cause ? { ...one, follows: true as const } : one)));
  }
}

/** Names and notes in both languages beside each other, in data and in menus. */
function compareBeside(files: Files, problems: Problems): void {
  for (const file of [...files.list(".", ".yaml"), ...files.list(".", ".csv")])
    for (const locale of locales.filter((one) => one !== baseLocale))
      for (const [{ text: first, line }, { text: second }] of listBeside(files.text(file), locale)) {
        const toLine = (text: string): Line[] => [{ line, text, body: false, part: "" }];
        const same = first === second && /\p{Ll}{2}.* \p{Ll}{2}/u.test(first);
        if (same && getScript(locale) !== getScript(baseLocale))
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

/** A line with its part of the text: a field and its place in a list, or the section below a heading. */
type Line = { line: number; text: string; body: boolean; part: string };

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
    if (!first || !second || first.length === second.length) continue;
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

/** A statement that both languages make with the same figure, link or day. */
type Statement = { key: string; text: string; line: number };

function compareStatements(
  pair: Pair,
  original: readonly Line[],
  translation: readonly Line[],
  facts: string,
  problems: Problems,
): void {
  const report = (from: string, { text, line }: Statement, to: string, right: string) =>
    problems.error(from, line, `"${text}" is not in ${basename(to)}`, right);
  for (const list of [listNamed, listLinks])
    for (const one of findOthers(list(original), list(translation)))
      report(pair.original, one, pair.translation, "both languages name the same: correct one of the two");
  const checked = facts.split("\n").map((text) => ({ line: 1, text, body: false, part: "" }));
  for (const { first, second } of align(original, translation))
    for (const list of [listQuantities, listDays]) {
      const [ours, theirs] = [list(first), list(second)];
      const right = `write the same ${list === listDays ? "day" : "figure"} in both languages`;
      const added = findOthers(theirs, [...ours, ...list(checked)]);
      const lost = findOthers(ours, theirs);
      const [one, other] = [added[0], lost[0]];
      if (one && other)
        problems.error(
          pair.translation,
          one.line,
          `"${one.text}" stands here, and "${other.text}" in ${basename(pair.original)}`,
          right,
        );
      for (const each of added.slice(one && other ? 1 : 0)) report(pair.translation, each, pair.original, right);
      for (const each of lost.slice(one && other ? 1 : 0)) report(pair.original, each, pair.translation, right);
    }
}

/** Parts of both texts side by side; the whole texts, where they do not have the same parts. */
function align(original: readonly Line[], translation: readonly Line[]): { first: Line[]; second: Line[] }[] {
  const [ours, theirs] = [original, translation].map((lines) => Map.groupBy(lines, ({ part }) => part));
  if (!ours || !theirs || ours.size !== theirs.size || [...ours.keys()].some((part) => !theirs.has(part)))
    return [{ first: [...original], second: [...translation] }];
  return [...ours].map(([part, first]) => ({ first, second: theirs.get(part) ?? [] }));
}

function findOthers(list: readonly Statement[], others: readonly Statement[]): Statement[] {
  const known = new Set(others.map(({ key }) => key));
  return list.filter(({ key }, at) => !known.has(key) && list.findIndex((other) => other.key === key) === at);
}

function listNamed(lines: readonly Line[]): Statement[] {
  return lines.flatMap(({ text, line }) =>
    findNamedFigures(text).map((one) => ({ key: one.text, text: one.text, line })),
  );
}

function listLinks(lines: readonly Line[]): Statement[] {
  return lines.flatMap(({ text, line }) =>
    [...text.matchAll(/\]\((\/[^)\s#]*)/g)].map(([, to = ""]) => ({ key: to, text: to, line })),
  );
}

/** Counts in words and lists in sentences are free to differ; what is measured is not. */
const measured = /\d.* (?:[A-Z]{3}|g|ml|cm3|m3|cm|%|Wh|A\/m)$|\d:\d\d$/;

function listQuantities(lines: readonly Line[]): Statement[] {
  return lines.flatMap(({ text, line }) =>
    findQuantities(
      withoutFigures(text)
        .replaceAll(/\]\([^)]*\)/g, " ")
        .replaceAll("Wh/kg", "Wh")
        .replaceAll(/(\d+(?:\.\d+)?) ?万/g, (_, own: string) => String(Number(own) * 10_000)),
    )
      .filter(({ key }) => measured.test(key))
      .map((one) => ({ key: one.key, text: one.text, line })),
  );
}

/** Days by month and day, since a language may leave out the year. */
function listDays(lines: readonly Line[]): Statement[] {
  return findDates(lines.map(({ text }) => spellRanges(withoutFigures(text))).join("\n"), () => 2000).flatMap(
    ({ day, to, written, line }) =>
      [day, to].flatMap((one) => (one ? [{ key: one.slice(5), text: written, line: lines[line - 1]?.line ?? 1 }] : [])),
  );
}

function withoutFigures(text: string): string {
  return replaceFigures(text, findNamedFigures(text), () => " ");
}

/** "2月4日至10日" with the month of its second day. */
function spellRanges(text: string): string {
  return text.replaceAll(/(\d{1,2}月)(\d{1,2}日[^\d月日]{1,3})(?=\d{1,2}日)/g, "$1$2$1");
}

const scripts = new Map<Locale, string>();

/** The script that a language is written in, as Unicode names it: "Latin", "Han". */
function getScript(locale: Locale): string {
  const { script = "" } = new Intl.Locale(getLanguageTag(locale)).maximize();
  const known = scripts.get(locale) ?? ({ Latn: "Latin", Hans: "Han", Hant: "Han" }[script] || script);
  scripts.set(locale, known);
  return known;
}

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
    if (words < mostWords) continue;
    const foreign =
      from === to
        ? originals.has(text.trim()) && /\p{Ll} \p{Ll}/u.test(said)
        : !new RegExp(`\\p{Script=${to}}`, "u").test(said);
    if (foreign) left(pair.translation, line, said, pair.locale);
  }
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
