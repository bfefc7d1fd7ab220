import type { Reference } from "#rating/reference.ts";
import { today } from "../day.ts";
import { baseLocale, type Locale, sourceLocale } from "#site/locales.ts";
import { inLocale, type Localized } from "../localized.ts";

/**
 * Reference data as a page of one language carries it: each text in that language alone, without the addresses of
 * sources and what is open, which no quote shows, and without holidays that are over.
 */
export function engineReference(reference: Reference, locale: Locale): Reference {
  const { calendar, dutyRules } = reference;
  const now = today();
  const ahead = { ...calendar, holidays: calendar.holidays.filter(({ day }) => day >= now) };
  const regimes = dutyRules.regimes.map((regime) => ({ ...regime, open: [] }));
  return { ...reference, ...inLanguage({ calendar: ahead, dutyRules: { ...dutyRules, regimes } }, locale) };
}

/** The same value with each text told in one language, and without `url`. */
function inLanguage<T>(value: T, locale: Locale): T {
  const text = JSON.stringify(value, (key, own: unknown) => {
    if (key === "url") return undefined;
    if (!isText(own)) return own;
    const { value: said, locale: really } = inLocale(own, locale);
    return { [really]: said };
  });
  return JSON.parse(text);
}

/** Whether a value is a text in the languages that have it: nothing else has their codes as keys. */
function isText(value: unknown): value is Localized<string> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.hasOwn(value, baseLocale) || Object.hasOwn(value, sourceLocale);
}
