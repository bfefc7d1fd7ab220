import type { Locale } from "#catalog/locale.ts";
import { addMessages, type Language } from "./m.ts";

const files = import.meta.glob<Language>("./*.json", { import: "default" });

/** Fetches the messages of a language; a language without a file speaks English. */
export async function loadMessages(locale: Locale): Promise<void> {
  const load = files[`./${locale}.json`] ?? files["./en.json"];
  if (load) addMessages(locale, await load());
}
