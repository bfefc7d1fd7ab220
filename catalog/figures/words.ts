import { toMinor } from "#rating/money/minor-digits.ts";
import { convertMass, toLength, toMass } from "#rating/shipment/units.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";
import { filterValidCards } from "#rating/quote-cards.ts";
import type { RateCard } from "#rating/card.ts";
import { isDay } from "#rating/calendar/calendar.ts";
import { findNearest, suggestName } from "../read/problems.ts";
import type { ReferenceData } from "../reference/read-reference.ts";
import type { Site } from "../schema/site.ts";
import { type Fact, NoFigure } from "./figure.ts";

/** The data in which figures are looked up, for a text of a given day. */
export type Data = {
  cards: readonly RateCard[];
  reference: ReferenceData;
  site: Site;
  facts: readonly Fact[];
  day: string;
};

export type Money = { amount: number; currency: string };
export type Place = { country: string; postcode?: string };

const weight = /^(\d+(?:\.\d+)?)(g|kg|t)$/;
const size = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)cm$/;
const value = /^(\d+(?:\.\d+)?)([A-Z]{3})(?:\+(\d+(?:\.\d+)?)([A-Z]{3}))?$/;
const place = /^([A-Z]{2})(?:-([A-Z0-9]+))?$/;

/** The words after a figure's kind, each recognised by its form, in any order. */
export class Words {
  readonly data: Data;
  readonly #left: string[];

  constructor(words: readonly string[], data: Data) {
    this.#left = [...words];
    this.data = data;
  }

  #take(fits: (word: string) => boolean): string | undefined {
    const at = this.#left.findIndex(fits);
    return at < 0 ? undefined : this.#left.splice(at, 1)[0];
  }

  /** Takes a word from the list, if there is one. */
  option<Name extends string>(...names: readonly Name[]): Name | undefined {
    const word = this.#take((one) => names.some((name) => name === one));
    return names.find((name) => name === word);
  }

  has(...names: readonly string[]): boolean {
    return this.#left.some((word) => names.includes(word));
  }

  /** Takes the next word, which must be on the list. */
  name(what: string, names: readonly string[]): string {
    const word = this.#take((one) => /^[a-z]/i.test(one) && !place.test(one));
    if (word === undefined) throw new NoFigure(`the ${what} is missing`, `known are ${names.join(", ")}`);
    if (!names.includes(word)) throw new NoFigure(`the ${what} "${word}" is not known`, suggestName(word, names));
    return word;
  }

  service(): string {
    return this.name("service", [...new Set(this.data.cards.map(({ service }) => service))]);
  }

  /** Takes the day, if one is written; otherwise it is the text's. */
  day(): string {
    const day = this.#take((word) => /^\d{4}-\d\d-\d\d$/.test(word));
    if (day && !isDay(day)) throw new NoFigure(`the day ${day} does not exist`, "write a day of the calendar");
    return day ?? this.data.day;
  }

  place(): Place | undefined {
    const word = this.#take((one) => place.test(one) && !value.test(one));
    const [, country = "", postcode] = place.exec(word ?? "") ?? [];
    if (word === undefined) return undefined;
    const codes = this.data.reference.countries.map(({ code }) => code);
    if (!codes.includes(country))
      throw new NoFigure(
        `the country "${country}" is not known`,
        `did you mean "${findNearest(country, codes) ?? codes[0]}"? content/reference/countries.csv has all codes`,
      );
    return { country, ...(postcode && { postcode }) };
  }

  places(): Place[] {
    const first = this.place();
    return first ? [first, ...this.places()] : [];
  }

  kilograms(): number | undefined {
    const word = this.#take((one) => weight.test(one));
    const [, amount = "", unit = ""] = weight.exec(word ?? "") ?? [];
    return word === undefined ? undefined : Number(amount) * (unit === "g" ? 0.001 : unit === "t" ? 1000 : 1);
  }

  sides(): [number, number, number] | undefined {
    const word = this.#take((one) => size.test(one));
    const [, a, b, c] = size.exec(word ?? "") ?? [];
    return word === undefined ? undefined : [Number(a), Number(b), Number(c)];
  }

  number(): number | undefined {
    const word = this.#take((one) => /^\d+$/.test(one));
    return word === undefined ? undefined : Number(word);
  }

  /** Takes `100USD`, or with its carriage `40AUD+8AUD`. */
  value(): { goods: Money; carriage?: Money } | undefined {
    const word = this.#take((one) => value.test(one));
    const [, amount = "", currency = "", more, other = ""] = value.exec(word ?? "") ?? [];
    if (word === undefined) return undefined;
    return {
      goods: { amount: Number(amount), currency },
      ...(more && { carriage: { amount: Number(more), currency: other } }),
    };
  }

  quantity(): number {
    const word = this.#take((one) => /^\d+x$/.test(one));
    return word === undefined ? 1 : Number(word.slice(0, -1));
  }

  /** Nothing may be left over: a word that no figure needs is a mistake. */
  end(form: string): void {
    const [word] = this.#left;
    if (word !== undefined) throw new NoFigure(`"${word}" is not understood here`, `write ${form}`);
  }
}

export const requireWord = <T>(found: T | undefined, what: string, form: string): T => {
  if (found === undefined) throw new NoFigure(`${what} is missing`, `write ${form}`);
  return found;
};

/** A service's cards on a day. */
export function filterCards(data: Data, service: string, day: string): RateCard[] {
  const own = data.cards.filter((card) => card.service === service);
  const valid = filterValidCards(day, own);
  if (valid.length > 0) return valid;
  const days = own.map(({ validFrom, validTo }) => `${validFrom} to ${validTo ?? "further notice"}`).join(", ");
  throw new NoFigure(`${service} has no rate card on ${day}`, `add a day on which a card counts: ${days}`);
}

const methods = { lcl: "weight-or-measure", fcl: "container" } as const;

/** A service's only card on the day; if there are two, `lcl` or `fcl` says which. */
export function findCard(words: Words, service: string, day: string): RateCard {
  const load = words.option("lcl", "fcl");
  const cards = filterCards(words.data, service, day).filter(({ tariff }) => !load || tariff.method === methods[load]);
  const [card] = cards;
  if (card && cards.length === 1) return card;
  throw new NoFigure(`${service} has ${cards.length} cards on ${day}`, "add lcl or fcl, which tells them apart");
}

/** The shipment described by the words of a price. */
export function readShipment(words: Words, service: string, form: string): Shipment {
  const day = words.day();
  const ddp = words.option("ddp") !== undefined;
  const categories = words.data.reference.goods.map(({ id }) => id);
  const carried = filterCards(words.data, service, day)[0]?.goods ?? [];
  const goods = words.option(...categories) ?? (carried.includes("general") ? "general" : (carried[0] ?? "general"));
  const worth = words.value();
  const to = requireWord(words.place(), "the place", form);
  const kg = requireWord(words.kilograms(), "the weight", form);
  const sides = words.sides();
  const quantity = words.quantity();
  const parcel: Parcel = {
    quantity,
    mass: toMass(kg, "kg"),
    ...(sides && { sides: [toLength(sides[0], "cm"), toLength(sides[1], "cm"), toLength(sides[2], "cm")] }),
  };
  return {
    from: words.data.site.origins[0]?.code ?? "",
    to: to.country,
    ...(to.postcode && { postcode: to.postcode }),
    parcels: [parcel],
    goods,
    ...(worth && { value: toMinor(worth.goods.amount, worth.goods.currency) }),
    currency: worth?.goods.currency ?? words.data.site.currencies[0],
    incoterm: ddp ? "DDP" : "DAP",
    shipDate: day,
  };
}

export function convertToKilograms(grainsOfMass: number): number {
  return convertMass("kg", grainsOfMass);
}
