import { basename } from "node:path";
import { toMinor } from "#rating/money/minor-digits.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";
import { filterValidCards } from "#rating/quote-cards.ts";
import type { RateCard } from "#rating/card.ts";
import { isDay } from "#rating/calendar/calendar.ts";
import { baseLocale, type Localized, locales } from "#site/locales.ts";
import type { Files } from "../read/files.ts";
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
  lines: readonly Line[];
  day: string;
};

/** What a line's text says of itself before it is checked. */
type Line = { slug: string; kind: string; order: number; name: Localized<string> };

type Money = { amount: number; currency: string };
export type Place = { country: string; postcode?: string };

const weight = /^(\d+(?:\.\d+)?)(g|kg|t)$/;
const size = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)cm$/;
const value = /^(\d+(?:\.\d+)?)([A-Z]{3})(?:\+(\d+(?:\.\d+)?)([A-Z]{3}))?$/;
const place = /^([A-Z]{2})(?:-([A-Z0-9]+))?$/;

const methods = { lcl: "weight-or-measure", fcl: "container" } as const;

/** The words after a figure's kind, each recognised by its form, in any order; `form` is an example of the kind. */
export class Words {
  readonly data: Data;
  readonly form: string;
  readonly #left: string[];

  constructor(words: readonly string[], data: Data, form: string) {
    this.#left = [...words];
    this.data = data;
    this.form = form;
  }

  #take(fits: (word: string) => boolean): string | undefined {
    const at = this.#left.findIndex(fits);
    return at < 0 ? undefined : this.#left.splice(at, 1)[0];
  }

  #match(form: RegExp): RegExpExecArray | undefined {
    return form.exec(this.#take((word) => form.test(word)) ?? "") ?? undefined;
  }

  /** Takes a word from the list, if there is one. */
  option<Name extends string>(...names: readonly Name[]): Name | undefined {
    const word = this.#take((one) => names.some((name) => name === one));
    return names.find((name) => name === word);
  }

  /** Takes a word, and says whether it was there. */
  flag(name: string): boolean {
    return this.option(name) !== undefined;
  }

  has(...names: readonly string[]): boolean {
    return this.#left.some((word) => names.includes(word));
  }

  /** Takes the next word, which must be the name of one of the rows. */
  row<Row>(what: string, rows: readonly Row[], toName: (row: Row) => string): Row {
    const names = [...new Set(rows.map(toName))];
    const word = this.#take((one) => /^[a-z]/i.test(one) && !place.test(one));
    if (word === undefined) throw new NoFigure(`the ${what} is missing`, `known are ${names.join(", ")}`);
    const found = rows.find((one) => toName(one) === word);
    if (found === undefined) throw new NoFigure(`the ${what} "${word}" is not known`, suggestName(word, names));
    return found;
  }

  name<Name extends string>(what: string, names: readonly Name[]): Name {
    return this.row(what, names, (one) => one);
  }

  service(): string {
    return this.row("service", this.data.cards, ({ service }) => service).service;
  }

  /** A service's cards on a day. */
  cards(service: string, day = this.day()): RateCard[] {
    const own = this.data.cards.filter((card) => card.service === service);
    const valid = filterValidCards(day, own);
    if (valid.length > 0) return valid;
    const days = own.map(({ validFrom, validTo }) => `${validFrom} to ${validTo ?? "further notice"}`).join(", ");
    throw new NoFigure(`${service} has no rate card on ${day}`, `add a day on which a card counts: ${days}`);
  }

  /** A service's only card on a day; if there are two, `lcl` or `fcl` says which. */
  card(service = this.service(), day = this.day()): RateCard {
    const load = this.option("lcl", "fcl");
    const cards = this.cards(service, day).filter(({ tariff }) => !load || tariff.method === methods[load]);
    const [card] = cards;
    if (card && cards.length === 1) return card;
    throw new NoFigure(`${service} has ${cards.length} cards on ${day}`, "add lcl or fcl, which tells them apart");
  }

  /** Takes the day, if one is written; otherwise it is the text's. */
  day(): string {
    const day = this.#take((word) => /^\d{4}-\d\d-\d\d$/.test(word));
    if (day && !isDay(day)) throw new NoFigure(`the day ${day} does not exist`, "write a day of the calendar");
    return day ?? this.data.day;
  }

  place(): Place | undefined {
    const [, country, postcode] = this.#match(place) ?? [];
    if (country === undefined) return undefined;
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
    const [, amount, unit] = this.#match(weight) ?? [];
    return amount === undefined ? undefined : Number(amount) * (unit === "g" ? 0.001 : unit === "t" ? 1000 : 1);
  }

  sides(): [number, number, number] | undefined {
    const found = this.#match(size);
    return found && [Number(found[1]), Number(found[2]), Number(found[3])];
  }

  number(): number | undefined {
    const found = this.#match(/^\d+$/);
    return found && Number(found[0]);
  }

  /** Takes `100USD`, or with its carriage `40AUD+8AUD`. */
  value(): { goods: Money; carriage?: Money } | undefined {
    const [, amount, currency = "", more, other = ""] = this.#match(value) ?? [];
    if (amount === undefined) return undefined;
    return {
      goods: { amount: Number(amount), currency },
      ...(more && { carriage: { amount: Number(more), currency: other } }),
    };
  }

  quantity(): number {
    return Number(this.#match(/^(\d+)x$/)?.[1] ?? 1);
  }

  /** What a figure cannot do without. */
  require<T>(found: T | undefined, what: string): T {
    if (found === undefined) throw new NoFigure(`${what} is missing`, `write ${this.form}`);
    return found;
  }

  /** Nothing may be left over: a word that no figure needs is a mistake. */
  end(): void {
    const [word] = this.#left;
    if (word !== undefined) throw new NoFigure(`"${word}" is not understood here`, `write ${this.form}`);
  }
}

/** The pieces of a shipment: all alike. */
export function readParcel(words: Words): Parcel {
  const kg = words.require(words.kilograms(), "the weight");
  const sides = words.sides();
  return {
    quantity: words.quantity(),
    mass: toMass(kg, "kg"),
    ...(sides && { sides: [toLength(sides[0], "cm"), toLength(sides[1], "cm"), toLength(sides[2], "cm")] }),
  };
}

/** The shipment described by the words of a price. */
export function readShipment(words: Words, service: string): Shipment {
  const { reference, site } = words.data;
  const shipDate = words.day();
  const ddp = words.flag("ddp");
  const carried = words.cards(service, shipDate)[0]?.goods ?? [];
  const goods =
    words.option(...reference.goods.map(({ id }) => id)) ??
    (carried.includes("general") ? "general" : (carried[0] ?? "general"));
  const worth = words.value()?.goods;
  const { country, postcode } = words.require(words.place(), "the place");
  return {
    from: site.origins[0].code,
    to: country,
    ...(postcode && { postcode }),
    parcels: [readParcel(words)],
    goods,
    ...(worth && { value: toMinor(worth.amount, worth.currency) }),
    currency: worth?.currency ?? site.currencies[0],
    incoterm: ddp ? "DDP" : "DAP",
    shipDate,
  };
}

/** The lines in their order, read from the heads of their texts. */
export function readLines(files: Files): Line[] {
  const read = (file: string, field: string) =>
    files.has(file)
      ? new RegExp(`^${field}: *["']?(.*?)["']? *$`, "m").exec(files.text(file).split("\n---")[0] ?? "")?.[1]
      : undefined;
  return files
    .list("services", ".md")
    .filter((file) => !basename(file, ".md").includes("."))
    .map((file) => {
      const slug = basename(file, ".md");
      const own = locales.map((locale) => {
        const translated = locale === baseLocale ? file : file.replace(/\.md$/, `.${locale}.md`);
        return [locale, read(translated, "name")] as const;
      });
      const name = Object.fromEntries(own.filter(([, text]) => text));
      return { slug, kind: read(file, "kind") ?? "", order: Number(read(file, "order") ?? 0), name };
    })
    .sort((a, b) => a.order - b.order);
}
