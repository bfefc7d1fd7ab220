import type { Reference } from "#rating/reference.ts";
import type { ReferenceData } from "../read-reference.ts";
import { today } from "../day.ts";
import type { Locale } from "../locale.ts";

/**
 * Reference data as a page of one language carries it: each text in that language alone, without the addresses of
 * sources and what is open, which no quote shows, and without holidays that are over.
 */
export function engineReference({ engine, sourceTitles }: ReferenceData, locale: Locale): Reference {
  const { calendar, dutyRules } = engine;
  const now = today();
  const ahead = { ...calendar, holidays: calendar.holidays.filter(({ day }) => day >= now) };
  const regimes = dutyRules.regimes.map((regime) => ({ ...regime, open: [] }));
  const told = { calendar: ahead, emissions: engine.emissions, dutyRules: { ...dutyRules, regimes } };
  return { ...engine, ...inLanguage(told, locale, sourceTitles) };
}

/** The same value with `{ en, zh }` told in one language and without `url`; sources go by their name in it. */
function inLanguage<T>(value: T, locale: Locale, titles: ReadonlyMap<string, string>): T {
  const text = JSON.stringify(value, (key, own: unknown) => {
    if (key === "url") return undefined;
    if (locale === "zh" && (key === "title" || key === "source") && typeof own === "string")
      return titles.get(own) ?? own;
    if (typeof own !== "object" || own === null || !("en" in own)) return own;
    return locale === "zh" && "zh" in own ? { en: own.zh } : { en: own.en };
  });
  return JSON.parse(text);
}
