import { basename } from "node:path";
import { rememberTexts } from "../cache.ts";
import { findDates } from "../calendar/check-cut-offs.ts";
import { findNamedFigures, replaceFigures } from "../figures/figure.ts";
import { findQuantities, findTerms } from "../figures/quantities.ts";
import type { Problems } from "../read/problems.ts";
import { listCountryCodes } from "#site/country-codes.ts";
import { baseLocale, getLanguageTag, type Locale } from "#site/locales.ts";
import { nameCountry } from "#site/name-country.ts";
import type { ChangedLines } from "./translated.ts";
import type { Pair } from "./translated-parts.ts";

/** A line with its part of the text: a field and its place in a list, or the section below a heading. */
export type Line = { line: number; text: string; body: boolean; part: string };

/** A statement that both languages make with the same figure, link or day; a day has a year where it is written. */
type Statement = { key: string; text: string; line: number; year?: string };

/** Both texts line by line, and what was checked and may be stated in the translation alone. */
type Texts = Pair & { first: readonly Line[]; second: readonly Line[]; facts: string };

/** So many countries of a picture may stand in one language as adjectives. */
const mostAdjectives = 2;

/** Figures, links, days and countries of pictures that one language has and the other does not. */
export function compareStatements(texts: Texts, changed: ChangedLines | undefined, problems: Problems): void {
  const { first, second } = texts;
  for (const list of [listNamed, listLinks]) {
    const right = "both languages name the same: correct one of the two";
    report(texts, [findOthers(list(first), list(second)), []], right, changed, undefined, problems);
  }
  const facts = texts.facts.split("\n").map((text) => ({ line: 1, text, body: false, part: "" }));
  const measures = [listQuantities, listDays, listTerms].map((list) => ({ list, checked: list(facts) }));
  for (const { ours, theirs } of align(first, second)) {
    // a picture of one place with the words of another; elsewhere an adjective may stand for the country: Chinese goods, 中国
    const [here, there] = [listCountries(ours, baseLocale), listCountries(theirs, texts.locale)];
    const isShared = here.some(({ key }) => there.some((other) => other.key === key));
    if (!isShared && ((here.length > 0 && there.length > 0) || here.length + there.length > mostAdjectives)) {
      const alone = [here.slice(0, 1), there.slice(0, 1)] as const;
      report(texts, alone, "name the same country in both languages", changed, theirs[0]?.line, problems);
    }
    for (const { list, checked } of measures) {
      const [here, there] = [list(ours), list(theirs)];
      const right = `write the same ${list === listDays ? "day" : "figure"} in both languages`;
      const [lost, added] = [findOthers(here, there), findOthers(there, [...here, ...checked])];
      report(texts, [lost, added], right, changed, theirs[0]?.line, problems);
    }
  }
}

/**
 * Names the text in which the fault most likely is: the translation, as its lines are made from the original's; the
 * original, where it alone was changed since.
 */
function report(
  { original, translation }: Pair,
  [lost, added]: readonly [readonly Statement[], readonly Statement[]],
  right: string,
  changed: ChangedLines | undefined,
  line: number | undefined,
  problems: Problems,
): void {
  const [of, to] = [basename(original), basename(translation)];
  const isNewer = (one: Statement | undefined) => changed === undefined || (one && changed.original.has(one.line));
  const isKept = (one: Statement) => changed !== undefined && !changed.translation.has(one.line);
  const [one, other] = [added[0], lost[0]];
  const paired = one && other ? 1 : 0;
  if (one && other) {
    const wrong = (here: Statement, there: Statement, name: string) =>
      `"${here.text}" stands here, and "${there.text}" in ${name}`;
    if (isKept(one) && isNewer(other)) problems.error(original, other.line, wrong(other, one, to), right);
    else problems.error(translation, one.line, wrong(one, other, of), right);
  }
  for (const each of added.slice(paired))
    problems.error(translation, each.line, `"${each.text}" is not in ${of}`, right);
  for (const each of lost.slice(paired))
    if (isNewer(each)) problems.error(original, each.line, `"${each.text}" is not in ${to}`, right);
    else problems.error(translation, line ?? each.line, `"${each.text}" is missing here, and is in ${of}`, right);
}

/** Parts of both texts side by side; the whole texts, where they do not have the same parts. */
function align(original: readonly Line[], translation: readonly Line[]): { ours: Line[]; theirs: Line[] }[] {
  const [parts, others] = [original, translation].map((lines) => Map.groupBy(lines, ({ part }) => part));
  if (!parts || !others || parts.size !== others.size || [...parts.keys()].some((part) => !others.has(part)))
    return [{ ours: [...original], theirs: [...translation] }];
  return [...parts].map(([part, ours]) => ({ ours, theirs: others.get(part) ?? [] }));
}

export function findOthers(list: readonly Statement[], others: readonly Statement[]): Statement[] {
  return list.filter(
    (one, at) => !others.some((other) => isSame(one, other)) && list.findIndex((other) => isSame(one, other)) === at,
  );
}

/** A language may leave out the year. */
function isSame(one: Statement, other: Statement): boolean {
  return one.key === other.key && (!one.year || !other.year || one.year === other.year);
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

/** What is said of the pictures of a line: to those who cannot see them, and below them. */
export function listCaptions(text: string): string[] {
  return [...text.matchAll(/!\[([^\]]*)\]\([^)\s]*(?: +"([^"]*)")?\)/g)].flatMap(([, alt, title]) =>
    [alt, title].flatMap((one) => one ?? []),
  );
}

/** Countries that are named in what is said of pictures, in a text or in the field of a cover. */
export function listCountries(lines: readonly Line[], locale: Locale): Statement[] {
  const { pattern, codes } = readCountryNames(locale);
  return lines.flatMap(({ text, line }) =>
    [...listCaptions(text), ...(text.match(/\balt: .*/g) ?? [])].flatMap((said) =>
      [...said.matchAll(pattern)].map(([name]) => ({ key: codes.get(name) ?? name, text: name, line })),
    ),
  );
}

/** What finds the names of countries in a language, and their codes. */
const readCountryNames = rememberTexts((locale: Locale) => {
  const tag = getLanguageTag(locale);
  const codes = new Map(listCountryCodes().map((code) => [nameCountry(code, tag) ?? code, code] as const));
  // a longer name may begin with a shorter one: 印度尼西亚, 印度
  const names = [...codes.keys()].sort((a, b) => b.length - a.length).map((name) => RegExp.escape(name));
  return {
    codes,
    pattern: new RegExp(`(?<!\\p{Script=Latin})(?:${names.join("|")})(?!\\p{Script=Latin})`, "gu"),
  };
});

/** Counts in words and lists in sentences are free to differ; what is measured is not. */
const measured = /\d.* (?:[A-Z]{3}|g|ml|cm3|m3|cm|%|Wh|A\/m)$|\d:\d\d$/;

export function listQuantities(lines: readonly Line[]): Statement[] {
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

/** Terms in years and months, in digits or words: "for six years", 六年. */
export function listTerms(lines: readonly Line[]): Statement[] {
  return lines.flatMap(({ text, line }) =>
    findTerms(withoutFigures(text)).map((one) => ({ key: one.key, text: one.text, line })),
  );
}

/** Days by month and day, with their year where it is written. */
export function listDays(lines: readonly Line[]): Statement[] {
  return findDates(lines.map(({ text }) => spellRanges(withoutFigures(text))).join("\n"), () => noYear).flatMap(
    ({ day, to, written, line }) =>
      [day, to].flatMap((one) => {
        if (!one) return [];
        const year = one.slice(0, 4);
        const said = { key: one.slice(5), text: written, line: lines[line - 1]?.line ?? 1 };
        return [year === String(noYear) ? said : { ...said, year }];
      }),
  );
}

/** Stands for the year of a day without one; a leap year. */
const noYear = 2000;

export function withoutFigures(text: string): string {
  return replaceFigures(text, findNamedFigures(text), () => " ");
}

/** "2月4日至10日" with the month of its second day. */
function spellRanges(text: string): string {
  return text.replaceAll(/(\d{1,2}月)(\d{1,2}日[^\d月日]{1,3})(?=\d{1,2}日)/g, "$1$2$1");
}
