import type { Calendar } from "#rating/calendar/calendar.ts";
import { containers } from "#rating/loading/containers-and-pallets.ts";
import { type Locale, locales, type Localized, resolveLocale } from "#site/locales.ts";
import { suggestName } from "../read/problems.ts";
import type { Site } from "../schema/site.ts";
import { type Figure, NoFigure } from "./figure.ts";
import { filterCards, requireWord, type Words } from "./words.ts";

/** `{factor air}`: grams of CO₂ equivalent per tonne-kilometre; `{factor detour}` in per cent, `{factor road-km}`. */
export function factor(words: Words, form: string): Figure {
  const { emissions } = words.data.reference.engine;
  const name = words.name("factor", ["air", "sea", "road", "detour", "road-km"]);
  words.end(form);
  if (name === "air" || name === "sea" || name === "road") return { is: "plain", value: emissions.perTonneKm[name] };
  if (name === "detour") return { is: "percent", percent: words.data.reference.airDetourPercent };
  return { is: "plain", value: Object.values(emissions.distances)[0]?.road ?? 0 };
}

/** `{times air sea}`: how many times the first mode's CO₂ is the second's, over the same distance. */
export function times(words: Words, form: string): Figure {
  const { perTonneKm } = words.data.reference.engine.emissions;
  const modes = ["air", "sea", "road"] as const;
  const [much, little] = [words.option(...modes), words.option(...modes)];
  words.end(form);
  if (!much || !little) throw new NoFigure("two modes are missing", `write ${form}`);
  return { is: "plain", value: Math.round(perTonneKm[much] / perTonneKm[little]) };
}

/** `{fact fulfilment-carton}`: a figure from content/reference/facts.yaml. */
export function fact(words: Words, form: string): Figure {
  const names = words.data.facts.map(({ id }) => id);
  const id = words.name("fact", names);
  words.end(form);
  const found = words.data.facts.find((one) => one.id === id);
  if (!found) throw new NoFigure(`the fact "${id}" is not known`, suggestName(id, names));
  return found.figure;
}

/** `{container 20GP}`: the space inside in m³; `{container 20GP payload}`: the mass it can hold. */
export function container(words: Words, form: string): Figure {
  const payload = words.option("payload") !== undefined;
  const kinds = Object.values(containers);
  const found = kinds.find(({ name }) => words.option(name));
  words.end(form);
  if (!found) throw new NoFigure("the container is missing", `known are ${kinds.map(({ name }) => name).join(", ")}`);
  const { length, width, height } = found;
  if (payload) return { is: "mass", kg: [Math.round(found.payload / 100_000) * 100] };
  return { is: "unit", value: Math.round((length * width * height) / 1e8) / 10, unit: "m³" };
}

/** `{volume 40x30x10cm}` in cm³. */
export function volume(words: Words, form: string): Figure {
  const [a, b, c] = requireWord(words.sides(), "the size", form);
  words.end(form);
  return { is: "volume", cm3: a * b * c };
}

/** `{volumetric 40x30x10cm 8000}`, or with a line's own divisor: `{volumetric 40x30x10cm parcel-line}`. */
export function volumetric(words: Words, form: string): Figure {
  const [a, b, c] = requireWord(words.sides(), "the size", form);
  const divisor = words.number() ?? filterCards(words.data, words.service(), words.day())[0]?.weight.divisor;
  words.end(form);
  if (!divisor) throw new NoFigure("the service is never billed by volume", "write a divisor such as 8000");
  return { is: "mass", kg: [Number(((a * b * c) / divisor).toPrecision(4))] };
}

const parts = ["legal", "street", "email", "press", "phone", "storage"] as const;

/** `{brand}`, `{brand email}`: what site.yaml says about the provider, so that a renamed one is renamed in every text. */
export function brand(words: Words, form: string): Figure {
  const part = words.option(...parts);
  words.end(form);
  const { site } = words.data;
  const texts = Object.fromEntries(locales.map((locale) => [locale, getBrandText(site, part, locale)]));
  return { is: "text", text: texts satisfies Localized<string> };
}

function getBrandText(site: Site, part: (typeof parts)[number] | undefined, locale: Locale): string {
  switch (part) {
    case undefined:
      return site.name;
    case "legal":
      // the legal name may itself be written with {brand}
      return resolveLocale(site.legal_name, locale).value.replaceAll("{brand}", site.name);
    case "street":
      return resolveLocale(site.street, locale).value;
    case "email":
      return site.email;
    case "press":
      return site.press_email;
    case "phone":
      return site.phone;
    case "storage":
      return site.brand.storage;
  }
}

/** `{by fast-line}`: the hour until which a handover counts for that day; `{by}` for lines without an hour of their own. */
export function by(words: Words, form: string): Figure {
  const service = words.option(...new Set(words.data.cards.map((card) => card.service)));
  words.end(form);
  const { origins } = words.data.site;
  const hub = getCalendar(words).hubs[origins[0].code];
  if (!hub) throw new NoFigure(`${origins[0].code} has no hub`, "add it to reference/calendar/operations.yaml");
  return { is: "hour", hour: (service && hub.handOverByService[service]) ?? hub.handOverBy };
}

/** `{departures air-line}`: how many times a week a line flies or sails. */
export function departures(words: Words, form: string): Figure {
  const service = words.service();
  words.end(form);
  const found = getCalendar(words).departures.find(({ services }) => services.includes(service));
  if (!found) throw new NoFigure(`${service} has no days of departure`, "it leaves every working day: say that");
  return { is: "count", count: found.on.length };
}

/** `{longer christmas-2026 DE}`: how many more working days a peak takes to a country. */
export function longer(words: Words, form: string): Figure {
  const { peaks } = getCalendar(words);
  const ids = peaks.map(({ id }) => id);
  const id = words.name("peak", ids);
  const { country } = requireWord(words.place(), "the place", form);
  words.end(form);
  const peak = peaks.find((one) => one.id === id);
  const row = peak?.add.find(({ countries }) => !countries || countries.includes(country));
  if (!row) throw new NoFigure(`the peak "${id}" takes no longer to ${country}`, suggestName(id, ids));
  return { is: "count", count: row.days };
}

/** `{hubs}`: at how many places goods are handed over. */
export function hubs(words: Words, form: string): Figure {
  words.end(form);
  return { is: "count", count: words.data.site.hubs.length };
}

/** `{zones island-line}`: how many places a line prices; `{ranges island-line GB-HIGHLANDS}`: postcodes of one of them. */
export function zones(words: Words, form: string): Figure {
  const service = words.service();
  const cards = filterCards(words.data, service, words.day());
  words.end(form);
  return { is: "count", count: new Set(cards.flatMap((card) => card.zones.map(({ zone }) => zone))).size };
}

export function ranges(words: Words, form: string): Figure {
  const service = words.service();
  const cards = filterCards(words.data, service, words.day());
  const { country, postcode } = requireWord(words.place(), "the zone", form);
  words.end(form);
  const zone = postcode ? `${country}-${postcode}` : country;
  const rows = cards.flatMap((card) => card.zones.filter((one) => one.zone === zone));
  const count = rows.reduce((sum, { postcodes = [] }) => sum + postcodes.length, 0);
  if (count > 0) return { is: "count", count };
  const known = [...new Set(cards.flatMap((card) => card.zones.filter((one) => one.postcodes).map((one) => one.zone)))];
  throw new NoFigure(`${service} has no postcodes for "${zone}"`, suggestName(zone, known));
}

function getCalendar(words: Words): Calendar {
  return words.data.reference.engine.calendar;
}
