import { locales } from "#catalog/locale.ts";
import { addMessages, type Language } from "./m.ts";

// Makes the messages of all languages known: for the build, which renders pages of every language, and for unit tests.
const files = import.meta.glob<Language>("./*.json", { import: "default", eager: true });

for (const locale of locales) {
  const table = files[`./${locale}.json`] ?? files["./en.json"];
  if (table) addMessages(locale, table);
}
