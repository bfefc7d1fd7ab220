import { locales, localPath } from "#site/locales.ts";

/** Redirects of the English site, and the same in every other language. */
export function inEveryLocale(redirects: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    locales.flatMap((locale) =>
      Object.entries(redirects).map(([from, to]) => [localPath(from, locale), localPath(to, locale)]),
    ),
  );
}
