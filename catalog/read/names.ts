import { baseLocale, knownLocales, locales } from "#site/locales.ts";
import type { Localized } from "../localized.ts";

const column = (locale: string) => `name.${locale}`;

/** The columns of a CSV file that hold names: `name.en` and, for another language, `name.zh`. */
export const nameColumns = {
  required: () => [column(baseLocale)],
  optional: () => knownLocales.filter((locale) => locale !== baseLocale).map(column),
};

/** The name that a row gives in each language of the site; an empty cell is none. */
export function nameOfCells(cells: Readonly<Record<string, string>>): Localized<string> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const name = cells[column(locale)];
      return name ? [[locale, name]] : [];
    }),
  );
}
