import { chunks } from "virtual:messages";
import type { Locale } from "#site/locales.ts";
import { addMessages } from "./m.ts";

/** Fetches the messages of a language. */
export async function loadMessages(locale: Locale): Promise<void> {
  addMessages(locale, (await chunks[locale]()).default);
}
