import { escaped } from "#catalog/drawings/svg.ts";
import { say } from "#catalog/words.ts";
import { baseLocale, type Locale, localeEntry, localPath, locales } from "#site/locales.ts";

/** What is shown without a connection for a page that was never visited, by the first part of a language's addresses. */
export function offlineDocuments(): Record<string, string> {
  return Object.fromEntries(locales.map((locale) => [locale === baseLocale ? "" : locale, documentIn(locale)]));
}

/** It stands alone: nothing that it could ask for would come. */
function documentIn(locale: Locale): string {
  const { tag, direction } = localeEntry(locale);
  const words = (name: string) => escaped(say(name, locale));
  const link = (path: string, name: string) => `<a href="${localPath(path, locale)}">${words(name)}</a>`;
  // the links are set in after the words around them have become markup
  const visited = escaped(say("offline_visited", locale, { home: "{home}", calculator: "{calculator}" }))
    .replace("{home}", link("/", "offline_home"))
    .replace("{calculator}", link("/resource/shipping-calculator", "offline_calculator"));
  return `<!doctype html><html lang="${tag}" dir="${direction}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${words("offline_title")}</title>
<body style="font:1.125rem/1.6 system-ui;max-width:34rem;margin:15vh auto;padding:0 1.25rem">
<h1>${words("offline_title")}</h1><p>${words("offline_text")}${words("between_sentences")}${visited}</p>`;
}
