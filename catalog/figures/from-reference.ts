import type { Calendar } from "#rating/calendar/calendar.ts";
import { containers } from "#rating/loading/containers-and-pallets.ts";
import { locales, type Localized, resolveLocale } from "#site/locales.ts";
import { suggestName } from "../read/problems.ts";
import { type Figure, NoFigure } from "./figure.ts";
import type { Words } from "./words.ts";

/** `{factor air}`: grams of CO₂ equivalent per tonne-kilometre; `{factor detour}` in per cent, `{factor road-km}`. */
export function factor(words: Words): Figure {
  const { emissions } = words.data.reference.engine;
  const name = words.name("factor", ["air", "sea", "road", "detour", "road-km"]);
  words.end();
  if (name === "air" || name === "sea" || name === "road") return { is: "plain", value: emissions.perTonneKm[name] };
  if (name === "detour") return { is: "percent", percent: words.data.reference.airDetourPercent };
  return { is: "plain", value: Object.values(emissions.distances)[0]?.road ?? 0 };
}

/** `{times air sea}`: how many times the first mode's CO₂ is the second's, over the same distance. */
export function times(words: Words): Figure {
  const { perTonneKm } = words.data.reference.engine.emissions;
  const modes = ["air", "sea", "road"] as const;
  const [much, little] = [words.option(...modes), words.option(...modes)];
  words.end();
  if (!much || !little) throw new NoFigure("two modes are missing", `write ${words.form}`);
  return { is: "plain", value: Math.round(perTonneKm[much] / perTonneKm[little]) };
}

/** `{fact fulfilment-carton}`: a figure from content/reference/facts.yaml. */
export function fact(words: Words): Figure {
  const { figure } = words.row("fact", words.data.facts, ({ id }) => id);
  words.end();
  return figure;
}

/** `{container 20GP}`: the space inside in m³; `{container 20GP payload}`: the mass it can hold. */
export function container(words: Words): Figure {
  const payload = words.flag("payload");
  const kinds = Object.values(containers);
  const found = kinds.find(({ name }) => words.option(name));
  words.end();
  if (!found) throw new NoFigure("the container is missing", `known are ${kinds.map(({ name }) => name).join(", ")}`);
  const { length, width, height } = found;
  if (payload) return { is: "mass", kg: [Math.round(found.payload / 100_000) * 100] };
  return { is: "unit", value: Math.round((length * width * height) / 1e8) / 10, unit: "m³" };
}

/** `{volume 40x30x10cm}` in cm³. */
export function volume(words: Words): Figure {
  const [a, b, c] = words.require(words.sides(), "the size");
  words.end();
  return { is: "unit", value: a * b * c, unit: "cm³" };
}

/** `{volumetric 40x30x10cm 8000}`, or with a line's own divisor: `{volumetric 40x30x10cm parcel-line}`. */
export function volumetric(words: Words): Figure {
  const [a, b, c] = words.require(words.sides(), "the size");
  const divisor = words.number() ?? words.cards(words.service())[0]?.weight.divisor;
  words.end();
  if (!divisor) throw new NoFigure("the service is never billed by volume", "write a divisor such as 8000");
  return { is: "mass", kg: [Number(((a * b * c) / divisor).toPrecision(4))] };
}

const parts = ["legal", "street", "email", "press", "phone", "storage"] as const;

/** `{brand}`, `{brand email}`: what site.yaml says about the provider, so that a renamed one is renamed in every text. */
export function brand(words: Words): Figure {
  const part = words.option(...parts);
  words.end();
  const { name, legal_name, street, email, press_email, phone, brand } = words.data.site;
  const texts = locales.map((locale) => {
    const said: Record<(typeof parts)[number], string> = {
      // the legal name may itself be written with {brand}
      legal: resolveLocale(legal_name, locale).value.replaceAll("{brand}", name),
      street: resolveLocale(street, locale).value,
      email,
      press: press_email,
      phone,
      storage: brand.storage,
    };
    return [locale, part ? said[part] : name] as const;
  });
  return { is: "text", text: Object.fromEntries(texts) satisfies Localized<string> };
}

/** `{by fast-line}`: the hour until which a handover counts for that day; `{by}` for lines without an hour of their own. */
export function by(words: Words): Figure {
  const service = words.option(...words.data.cards.map((card) => card.service));
  words.end();
  const { origins } = words.data.site;
  const hub = getCalendar(words).hubs[origins[0].code];
  if (!hub) throw new NoFigure(`${origins[0].code} has no hub`, "add it to reference/calendar/operations.yaml");
  return { is: "hour", hour: (service && hub.handOverByService[service]) ?? hub.handOverBy };
}

/** `{departures air-line}`: how many times a week a line flies or sails. */
export function departures(words: Words): Figure {
  const service = words.service();
  words.end();
  const found = getCalendar(words).departures.find(({ services }) => services.includes(service));
  if (!found) throw new NoFigure(`${service} has no days of departure`, "it leaves every working day: say that");
  return { is: "count", count: found.on.length };
}

/** `{longer christmas-2026 DE}`: how many more working days a peak takes to a country. */
export function longer(words: Words): Figure {
  const { peaks } = getCalendar(words);
  const { id, add } = words.row("peak", peaks, (peak) => peak.id);
  const { country } = words.require(words.place(), "the place");
  words.end();
  const row = add.find(({ countries }) => !countries || countries.includes(country));
  if (!row) {
    const known = add.flatMap(({ countries = [] }) => countries).join(", ");
    throw new NoFigure(`the peak "${id}" takes no longer to ${country}`, `name one of ${known}`);
  }
  return { is: "count", count: row.days };
}

/** `{hubs}`: at how many places goods are handed over. */
export function hubs(words: Words): Figure {
  words.end();
  return { is: "count", count: words.data.site.hubs.length };
}

/** `{zones island-line}`: how many places a line prices; `{ranges island-line GB-HIGHLANDS}`: postcodes of one of them. */
export function zones(words: Words): Figure {
  const cards = words.cards(words.service());
  words.end();
  return { is: "count", count: new Set(cards.flatMap((card) => card.zones.map(({ zone }) => zone))).size };
}

export function ranges(words: Words): Figure {
  const service = words.service();
  const all = words.cards(service).flatMap((card) => card.zones);
  const { country, postcode } = words.require(words.place(), "the zone");
  words.end();
  const zone = postcode ? `${country}-${postcode}` : country;
  const count = all.flatMap((one) => (one.zone === zone ? (one.postcodes ?? []) : [])).length;
  if (count > 0) return { is: "count", count };
  const known = [...new Set(all.filter((one) => one.postcodes).map((one) => one.zone))];
  throw new NoFigure(`${service} has no postcodes for "${zone}"`, suggestName(zone, known));
}

function getCalendar(words: Words): Calendar {
  return words.data.reference.engine.calendar;
}
