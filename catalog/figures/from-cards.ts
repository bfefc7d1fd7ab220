import { fromMinor } from "#rating/money/money.ts";
import { countWorkingDays } from "#rating/calendar/transit-plan.ts";
import type { RateCard } from "#rating/card.ts";
import type { ByZone, Transit } from "#rating/freight/tariff.ts";
import { compileCard } from "#rating/compile.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";
import {
  convertLength,
  convertMass,
  fromCardLength,
  fromCardMass,
  toCardMass,
  toMass,
} from "#rating/shipment/units.ts";
import { readPostcode } from "#rating/shipment/postcode.ts";
import { toAmountFigure } from "../rates/amounts.ts";
import { type Figure, NoFigure } from "./figure.ts";
import type { Data, Place, Words } from "./words.ts";

/** A weight or a length of a card as a figure. */
function toMassFigure({ unit }: RateCard, ...masses: readonly number[]) {
  return { is: "mass" as const, kg: masses.map((mass) => convertMass("kg", fromCardMass(mass, unit))) };
}

function toLengthFigure({ unit }: RateCard, length: number): Figure {
  return { is: "unit", value: convertLength("cm", fromCardLength(length, unit)), unit: "cm" };
}

/**
 * `{days parcel-line}`, `{days parcel-line DE US-90001}`: working days, over all zones or those of certain places, for a
 * handover on the day of the text: a peak is included, as in tables, on maps and in the calculator.
 */
export function days(words: Words): Figure {
  const service = words.service();
  const day = words.day();
  const cards = words.has("lcl", "fcl") ? [words.card(service, day)] : words.cards(service, day);
  const places = words.places();
  words.end();
  const rows = cards.flatMap((card) => {
    const zones = places.length === 0 ? card.zones : places.map((place) => ({ ...place, zone: findZone(card, place) }));
    return zones.flatMap(({ zone, country }) => listDays(card, zone, country, day, words.data));
  });
  return { is: "range", min: Math.min(...rows.map(({ min }) => min)), max: Math.max(...rows.map(({ max }) => max)) };
}

/** Working days to a country by its zone, one span for each band. */
function listDays({ service, origins, tariff }: RateCard, zone: string, to: string, handOver: string, data: Data) {
  const bands: ByZone<Transit> = tariff.bands;
  const journey = { service, from: origins[0] ?? "", to, handOver };
  return (bands[zone] ?? []).map(({ transitMin, transitMax }) =>
    countWorkingDays({ ...journey, transitMin, transitMax }, data.reference.engine.calendar),
  );
}

/** `{slower parcel-line fast-line DE US-90001}`: how many working days longer the first takes than the second. */
export function slower(words: Words): Figure {
  const [slow, fast] = [words.service(), words.service()];
  const day = words.day();
  const places = words.places();
  words.end();
  words.require(places[0], "the place");
  const differences = places.flatMap((place) => {
    const [a, b] = [slow, fast].map((service) => {
      const [card] = words.cards(service, day);
      return card && listDays(card, findZone(card, place), place.country, day, words.data)[0];
    });
    return a && b ? [a.min - b.min, a.max - b.max] : [];
  });
  return { is: "range", min: Math.min(...differences), max: Math.max(...differences) };
}

function findZone(card: RateCard, { country, postcode }: Place): string {
  const lane = compileCard(card).laneOf(card.origins[0] ?? "", country, {
    postcode: readPostcode(postcode ?? "", country),
  });
  if (typeof lane !== "string" && !Array.isArray(lane)) return lane.zone;
  throw new NoFigure(
    `${card.service} has no zone for ${country}${postcode ? `-${postcode}` : ""}`,
    postcode || lane === "country" ? "write a place that the card serves" : `add a postcode, such as ${country}-90001`,
  );
}

/** `{limit parcel-line weight}`, with a zone's own limit `{limit parcel-line weight MX}`. */
export function limit(words: Words): Figure {
  const card = words.card();
  const place = words.place();
  const all = { ...card.limits, ...(place && card.limitsByZone[findZone(card, place)]) };
  const has: Record<string, number | undefined> = {
    weight: all.maxMass,
    least: all.minTotalMass ?? all.minMass,
    total: all.maxTotalMass,
    side: all.maxSide,
    second: all.maxSecondSide,
    height: all.maxHeight,
    girth: all.maxGirth,
    sum: all.maxSideSum,
    value: all.maxValue,
  };
  const name = words.name("limit", Object.keys(has));
  words.end();
  const found = has[name];
  if (found === undefined) {
    const known = Object.keys(has).filter((one) => has[one] !== undefined);
    throw new NoFigure(`the card of ${card.service} has no limit "${name}"`, `it has ${known.join(", ")}`);
  }
  if (name === "value") return { is: "money", amount: fromMinor(found, card.currency), currency: card.currency };
  const isMass = name === "weight" || name === "least" || name === "total";
  return isMass ? toMassFigure(card, found) : toLengthFigure(card, found);
}

/** `{countries parcel-line}`, or for all lines `{countries}`. */
export function countries(words: Words): Figure {
  const day = words.day();
  const service = words.option(...words.data.cards.map((card) => card.service));
  words.end();
  const cards = service ? words.cards(service, day) : words.data.cards;
  return { is: "plain", value: new Set(cards.flatMap(({ zones }) => zones.map(({ country }) => country))).size };
}

/** `{divisor parcel-line}` in cm³ per kg. */
export function divisor(words: Words): Figure {
  const card = words.card();
  words.end();
  const { divisor } = card.weight;
  if (!divisor) throw new NoFigure(`${card.service} is never billed by volume`, "leave the divisor out");
  return { is: "plain", value: divisor };
}

/** `{step fast-line 3kg}`: the step to which a weight is rounded up; with `until`, up to which weight that applies. */
export function step(words: Words): Figure {
  const card = words.card();
  const kg = words.kilograms() ?? 1;
  const until = words.flag("until");
  words.end();
  const at = toCardMass(toMass(kg, "kg"), card.unit);
  const found = card.weight.steps.find(({ upTo }) => at <= upTo);
  if (!found) throw new NoFigure(`${card.service} does not round ${kg} kg`, `write ${words.form}`);
  return toMassFigure(card, until ? found.upTo : found.step);
}

/** `{per-tonne sea-line US-90001}`: the price of a revenue tonne in a shared container. */
export function perTonne(words: Words): Figure {
  const service = words.service();
  const cards = words.cards(service);
  const place = words.place();
  words.end();
  for (const card of cards)
    if (place && card.tariff.method === "weight-or-measure") {
      const row = card.tariff.bands[findZone(card, place)]?.[0];
      if (row) return { is: "money", amount: row.perRevenueTon / 1e6, currency: card.currency };
    }
  throw new NoFigure(`${service} bills no revenue tonnes there`, `write ${words.form}`);
}

/** `{breaks air-line}`: the weights from which the rate falls; with `span` only the first and the last. */
export function breaks(words: Words): Figure {
  const span = words.flag("span");
  const card = words.card();
  const { tariff } = card;
  words.end();
  const sort = (weights: readonly number[]) => [...new Set(weights)].filter((one) => one > 0).sort((a, b) => a - b);
  if (tariff.method === "breaks") {
    const from = Object.values(tariff.bands).flatMap((rows) => rows.map((row) => row.from));
    return { ...toMassFigure(card, ...sort(from)), ...(span && { span }) };
  }
  if (tariff.method === "flat-by-band") {
    const ends = Object.values(tariff.bands).flatMap((rows) => rows.map((row) => row.upTo));
    return { ...toMassFigure(card, ...sort(ends)), grams: true };
  }
  throw new NoFigure(`${card.service} has no weight breaks`, "name a service with breaks or bands");
}

/** `{surcharge parcel-line fuel}`, as on the card: a percentage, or an amount and what it is charged per. */
export function surcharge(words: Words): Figure {
  const card = words.card();
  const found = words.row("surcharge", card.surcharges, ({ id }) => id);
  words.end();
  return toAmountFigure(found, card);
}

/** `{minimum parcel-line insurance}`: the least that a surcharge costs, whatever its percentage gives. */
export function minimum(words: Words): Figure {
  const card = words.card();
  const bounded = card.surcharges.flatMap(({ id, minimum: least }) => (least === undefined ? [] : [{ id, least }]));
  const { least } = words.row("surcharge", bounded, ({ id }) => id);
  words.end();
  return { is: "money", amount: least / 1e6, currency: card.currency };
}

/** `{ratio cream-line}`: how many times the actual weight the volumetric weight must exceed before it is billed. */
export function ratio(words: Words): Figure {
  const { service, weight } = words.card();
  words.end();
  const found = weight.when?.ratioOver ?? weight.when?.ratioFrom;
  if (!found) throw new NoFigure(`${service} bills volume whatever the ratio`, "leave the ratio out");
  return { is: "plain", value: found / 1e8 };
}

/** `{over parcel-line oversize}`: the side or weight from which a surcharge is due. */
export function over(words: Words): Figure {
  const card = words.card();
  const bounds = card.surcharges.flatMap(({ id, when }) => (when?.piece?.all ?? []).map((one) => ({ id, ...one })));
  const { id, of, limit } = words.row("surcharge", bounds, (one) => one.id);
  words.end();
  if (of === "mass" || of === "billable") return toMassFigure(card, limit);
  if (of === "side" || of === "girth") return toLengthFigure(card, limit);
  throw new NoFigure(`the surcharge "${id}" looks at no side and no weight`, "describe it without its figure");
}

/** `{lines}`, `{lines b2c}`: the number of lines, in words up to twelve. */
export function lines(words: Words): Figure {
  const kind = words.option("b2c", "b2b");
  words.end();
  const services = new Set(words.data.cards.map(({ service }) => service));
  return {
    is: "count",
    count: words.data.lines.filter((one) => services.has(one.slug) && (!kind || one.kind === kind)).length,
  };
}

/**
 * `{names b2c battery-inside}`: the lines of a kind whose cards in force take some goods, offer DAP or DDP, or have an extra
 * or a surcharge; `{names b2c without DDP}`: the others.
 */
export function names(words: Words): Figure {
  const kind = words.option("b2c", "b2b");
  const without = words.flag("without");
  const day = words.day();
  const { cards, lines, reference } = words.data;
  const valid = filterCardsByDay(day, cards);
  const trait = words.name("property", [...reference.goods.map(({ id }) => id), ...cards.flatMap(listTraits)]);
  words.end();
  const found = lines.filter(({ slug, kind: own }) => {
    const mine = valid.filter(({ service }) => service === slug);
    return (
      mine.length > 0 && (!kind || own === kind) && without !== mine.some((card) => listTraits(card).includes(trait))
    );
  });
  if (found.length === 0)
    throw new NoFigure(`no line ${without ? "is without" : "has"} "${trait}"`, "say so in words, or leave it out");
  return { is: "names", names: found.map(({ name }) => name) };
}

function listTraits({ goods, incoterms, surcharges, options }: RateCard): string[] {
  return [...goods, ...incoterms, ...surcharges.map(({ id }) => id), ...options.map(({ id }) => id)];
}
