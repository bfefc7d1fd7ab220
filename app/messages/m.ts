import { languageTags, type Locale } from "#catalog/locale.ts";
import { getLocale } from "#app/platform/current-locale.ts";
import { formatMessage, type Inputs } from "./format.ts";
import type { Messages } from "./typed.d.ts";

const tables = new Map<Locale, Readonly<Record<string, string>>>();

/** Makes the messages of a language known. The browser adds that of its document, the build all of them. */
export function addMessages(locale: Locale, table: Readonly<Record<string, string>>): void {
  tables.set(locale, table);
}

/** Words of the interface in the language of the document: `m.news_count({ count })`. */
export const m = new Proxy<Messages>(Object.create(null), {
  get:
    (_, key) =>
    (inputs: Inputs = {}) => {
      const locale = getLocale();
      const text = tables.get(locale)?.[String(key)];
      if (text === undefined) throw new Error(`There is no message "${String(key)}" in "${locale}"`);
      return formatMessage(text, inputs, languageTags[locale]);
    },
});
