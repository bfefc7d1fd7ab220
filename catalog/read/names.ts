import { baseLocale, knownLocales, locales } from "#site/locales.ts";
import type { Localized } from "../localized.ts";

const column = (locale: string) => `name.${locale}`;

/** The columns of a CSV file that hold names: `name.en` and, for another language, `name.zh`. */
export const nameColumns = {
  required: () => [column(baseLocale)],
  optional: () => knownLocales.filter((locale) => locale !== baseLocale).map(column),
};

/**
 * The columns for names that a language writes otherwise within a sentence: `in_sentence.en` is "the Netherlands" where
 * `name.en` is "Netherlands".
 */
export const inSentenceColumns = knownLocales.map(inSentence);

/** The name that a row gives in each language of the site; an empty cell is none. */
export function nameOfCells(cells: Readonly<Record<string, string>>): Localized<string> {
  return localized(cells, column);
}

/** The name within a sentence: its own where a language has one, else the name. */
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
