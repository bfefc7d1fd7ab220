import type { Reference } from "#rating/reference.ts";
import { today } from "../day.ts";
import type { Locale } from "../locale.ts";

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

/** The same value with `{ en, zh }` told in one language and without `url`. */
function inLanguage<T>(value: T, locale: Locale): T {
  const text = JSON.stringify(value, (key, own: unknown) => {
    if (key === "url") return undefined;
    if (typeof own !== "object" || own === null || !("en" in own)) return own;
    return locale === "zh" && "zh" in own ? { en: own.zh } : { en: own.en };
  });
  return JSON.parse(text);
}
