import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { ReferenceData, SourceTitles } from "../read-reference.ts";
import { today } from "../day.ts";
import { baseLocale, type Locale, sourceLocale } from "#site/locales.ts";
import { inLocale, type Localized } from "../localized.ts";
import { hostOf } from "./host-of.ts";
import { say } from "../words.ts";

/**
 * Reference data for pages in one language: each text only in that language, hosts instead of the addresses of sources,
 * without unsettled questions, which no quote shows, and without past holidays.
 */
export function engineReference({ engine, sourceTitles }: ReferenceData, locale: Locale): Reference {
  const { calendar, dutyRules } = engine;
  const now = today();
  const ahead = { ...calendar, holidays: calendar.holidays.filter(({ day }) => day >= now) };
  const regimes = dutyRules.regimes.map((regime) => ({ ...regime, open: [] }));
  const told = { calendar: ahead, emissions: engine.emissions, dutyRules: { ...dutyRules, regimes } };
  return { ...engine, ...inLanguage(told, locale, sourceTitles) };
}

/** Rate cards for pages in one language: each text only in that language. */
export function engineCards(cards: readonly RateCard[], { sourceTitles }: ReferenceData, locale: Locale): RateCard[] {
  return cards.map((card) => inLanguage(card, locale, sourceTitles));
}

/** The same value with each text in one language; sources have their name in it, and a host instead of an address. */
function inLanguage<T>(value: T, locale: Locale, titles: SourceTitles): T {
  const text = JSON.stringify(value, (key, own: unknown) => {
    if (hasAddress(own)) {
      const { url, title, ...more } = own;
      return { ...more, title: beside(titles.get(title)?.[locale] ?? title, hostOf(url), locale) };
    }
    if ((key === "title" || key === "source") && typeof own === "string") return titles.get(own)?.[locale] ?? own;
    if (!isText(own)) return own;
    const { value: said, locale: really } = inLocale(own, locale);
    return { [really]: said };
  });
  return JSON.parse(text);
}

function beside(title: string, host: string, locale: Locale): string {
  return say("noted", locale, { text: title, note: host });
}

function hasAddress(value: unknown): value is { title: string; url: string } {
  return typeof value === "object" && value !== null && "url" in value && "title" in value;
}

/** Whether a value is a text by language: nothing else has language codes as keys. */
function isText(value: unknown): value is Localized<string> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.hasOwn(value, baseLocale) || Object.hasOwn(value, sourceLocale);
}
