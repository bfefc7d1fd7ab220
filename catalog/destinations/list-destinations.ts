import type { RateCard } from "#rating/card.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import { findPlace, listParts } from "#rating/duties/rules.ts";
import { getOriginal } from "#site/locales.ts";
import { rememberByOwner } from "../cache.ts";
import type { Catalog, News } from "../model.ts";
import { checkPublication } from "../newsroom/archive.ts";
import { getToday } from "../read/values.ts";
import type { Country } from "../reference/read-reference.ts";

/** A country with less to say of its own than this is a row of the index, not a page. */
const leastFacts = 3;

/** A country that some card serves today; `hasPage`: whether enough is to be said of it alone. */
export type Destination = { country: Country; hasPage: boolean };

const remember = rememberByOwner<readonly Destination[]>();

/** The countries that are served, in the order of the reference. */
export function listServedDestinations(catalog: Catalog): readonly Destination[] {
  return remember(catalog, "served", () => {
    const served = new Set(listCards(catalog).flatMap(({ zones }) => zones.map(({ country }) => country)));
    return catalog.reference.countries
      .filter(({ code }) => served.has(code))
      .map((country) => ({ country, hasPage: hasFacts(catalog, country) }));
  });
}

/** The cards that are valid today: all, or those that serve a country. */
export function listCards({ cards }: Pick<Catalog, "cards">, code?: string): RateCard[] {
  const valid = filterCardsByDay(getToday(), cards);
  return code ? valid.filter(({ zones }) => zones.some(({ country }) => country === code)) : valid;
}

/** Whether enough distinguishes a country from its neighbours: a choice of lines, its law, its postcodes, its days, news of it. */
function hasFacts(catalog: Catalog, { code }: Country): boolean {
  const { articles, dutyRules, engine } = catalog.reference;
  const today = getToday();
  const cards = listCards(catalog, code);
  const facts = [
    new Set(cards.map(({ service }) => service)).size > 1,
    findPlace(dutyRules, code, undefined) !== undefined,
    articles.law.rules.some(({ countries }) => countries.includes(code)),
    listParts(dutyRules, code).length > 0 || cards.some((card) => dividesByPostcode(card, code)),
    engine.calendar.holidays.some(({ day, regions }) => day >= today && regions.includes(code)),
  ].filter(Boolean).length;
  // all news is searched, so only where it decides
  return facts >= leastFacts || (facts === leastFacts - 1 && listNewsOf(catalog, code).length > 0);
}

function dividesByPostcode({ zones, excluded = [] }: RateCard, code: string): boolean {
  return (
    excluded.some(({ country }) => country === code) ||
    zones.some(({ country, postcodes }) => country === code && postcodes)
  );
}

/** The published items that touch a country, by id: a notice for it, its column of a table, its zones, or its name. */
export function listNewsOf(catalog: Catalog, code: string): string[] {
  const named = matchNames(catalog, code);
  return [...catalog.news].flatMap(([id, versions]) => {
    const { head } = getOriginal(versions);
    const isOf = namesCountry(head, code) || named(`${head.title} ${head.summary}`);
    return isOf && !checkPublication(head) ? [id] : [];
  });
}

/** Whether a text names a country, by its names or by the body of law that it belongs to. */
export function matchNames({ reference }: Catalog, code: string): (text: string) => boolean {
  const country = reference.countries.find((one) => one.code === code);
  const law = findPlace(reference.dutyRules, code, undefined)?.regime.id.toUpperCase();
  const names = [country && getOriginal(country.name), ...(country?.aliases ?? []), law].flatMap((name) => name || []);
  const whole = new RegExp(
    `(?<![\\p{L}\\d])(?:${names.map((name) => RegExp.escape(name)).join("|")})(?![\\p{L}\\d])`,
    "u",
  );
  return (text) => names.some((name) => text.includes(name)) && whole.test(text);
}

function namesCountry({ notice, calendar, drawing }: News["head"], code: string): boolean {
  const zones = drawing && "map" in drawing ? drawing.map : [];
  return (
    notice?.destinations.includes(code) === true ||
    Object.values(calendar?.cut_offs?.columns ?? {}).some((codes) => codes.includes(code)) ||
    zones.some((zone) => zone === code || zone.startsWith(`${code}-`))
  );
}
