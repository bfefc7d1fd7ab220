import { baseLocale, knownLocales, locales } from "#site/locales.ts";
import type { Localized } from "../localized.ts";

const column = (locale: string) => `name.${locale}`;

/** The columns of a CSV file with names: `name.en` and, for another language, `name.zh`. */
export const nameColumns = {
  required: () => [column(baseLocale)],
  optional: () => knownLocales.filter((locale) => locale !== baseLocale).map(column),
};

/**
 * The columns for names that take another form in a sentence: `in_sentence.en` is "the Netherlands" where `name.en` is
 * "Netherlands".
 */
export const inSentenceColumns = knownLocales.map(inSentence);

/** A row's name in each language of the site; an empty cell counts as absent. */
export function nameOfCells(cells: Readonly<Record<string, string>>): Localized<string> {
  return localized(cells, column);
}

/** The name as used in a sentence; in languages without a separate form, the name itself. */
export function inSentenceOfCells(cells: Readonly<Record<string, string>>): Localized<string> {
  return { ...nameOfCells(cells), ...localized(cells, inSentence) };
}

function inSentence(locale: string): string {
  return `in_sentence.${locale}`;
}

function localized(cells: Readonly<Record<string, string>>, columnOf: (locale: string) => string): Localized<string> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const name = cells[columnOf(locale)];
      return name ? [[locale, name]] : [];
    }),
  );
}
