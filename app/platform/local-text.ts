import { getLocale } from "./current-locale.ts";

/** A text of the content in the document's language, in English where it has no other. */
export function localText({ en, zh }: { en: string; zh?: string }): string {
  return getLocale() === "zh" ? (zh ?? en) : en;
}
