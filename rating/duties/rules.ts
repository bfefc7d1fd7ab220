import type { Buyer, Day, LocalText, Mode, PostcodeRule } from "../card.ts";

/** Import law of the destinations, as content/reference/duties/ states it. */
export type DutyRules = {
  regimes: readonly Regime[];
  /** Customs duty rates by kind of goods; a regime's charges refer to a table by name. */
  tariffs: Readonly<Record<string, readonly TariffRate[]>>;
};

/** Exact decimal text: "9.975" percent, "150" of a currency. */
export type Decimal = string;

/** One body of customs law: a country, or several that share it (the European Union). */
export type Regime = {
  id: string;
  /** The currency of its thresholds and fixed amounts. */
  currency: string;
  /** Rates that differ by country within the regime, by name ("vat"), in percent. */
  countries: Readonly<Record<string, Rates>>;
  /** Scheme under which a seller accounts for the tax itself, and what is assumed if the shipment does not say. */
  scheme?: { name: string | LocalText; assumed: boolean };
  /** The greatest value of a gift between private persons that is free of duty and tax; quotes are for what is sold. */
  gift?: { upTo: Decimal; source: Source };
  /** No figure is right for the country as a whole: the postcode (or province) must be known. */
  partNeeded?: true;
  /** Parts of a country with their own rates or rules, defined by postcode; the first match applies. */
  parts: readonly Part[];
  /** In order: a charge may include earlier ones in its base. */
  charges: readonly ChargeRule[];
  /** Consignments for which the rules can give no figure. */
  refusals: readonly { when: Conditions; reason: LocalText; source: Source }[];
  /** Points that no source settles; rows of charges name the reading under which they hold. */
  open: readonly OpenQuestion[];
  /** How many days after its source was read a row can still be trusted. */
  staleAfter: number;
};

type Rates = Readonly<Record<string, Decimal>>;

type Part = {
  id: string;
  country: string;
  name: LocalText;
  postcodes: readonly PostcodeRule[];
  /** Override the country's rates. */
  rates?: Rates;
  /** The seller's scheme cannot be used here. */
  withoutScheme?: true;
  /** Too intricate for a figure, or another customs territory: this is said instead of a wrong figure. */
  refused?: LocalText;
  source: Source;
};

/** `date` is the day it was read; `edition` the state of the law that it gave. */
export type Source = { title: string; url?: string; date: Day; edition?: string };

/** A point on which the sources differ, or leave the answer to a fact that nobody has stated. */
export type OpenQuestion = {
  id: string;
  question: LocalText;
  readings: readonly { id: string; text: LocalText }[];
  /** The reading that quotes charge, by kind of goods; "*" for all others. */
  assumed: Readonly<Record<string, string>>;
  when: Conditions;
  source: Source;
};

/** All that are given must hold. Both days are inclusive. */
export type Conditions = {
  from?: Day;
  to?: Day;
  countries?: readonly string[];
  /** Countries from which the goods are dispatched. */
  dispatchedFrom?: readonly string[];
  notDispatchedFrom?: readonly string[];
  goods?: readonly string[];
  notGoods?: readonly string[];
  /** Beginnings of the HS code. A code that is not known is in no list. */
  codes?: readonly string[];
  notCodes?: readonly string[];
  /** Whether the HS code is known. */
  codeKnown?: boolean;
  buyer?: Buyer;
  mode?: Mode;
  /** Whether the seller accounts for the tax itself under the regime's scheme. */
  registered?: boolean;
  /** Bounds on the whole consignment's value in the regime's currency. */
  value?: ValueBounds;
  /** The reading of each open question under which a row holds, by the question's id. */
  reading?: Readonly<Record<string, string>>;
};

export type ValueBounds = {
  /** The goods alone, or goods and carriage. */
  of: "goods" | "with-carriage";
  over?: Decimal;
  upTo?: Decimal;
  from?: Decimal;
  under?: Decimal;
};

export type ChargeRule = {
  id: string;
  kind: "duty" | "tax" | "fee";
  label: LocalText;
  when: Conditions;
  amount: PercentAmount | EachAmount;
  /** An amount up to this (in the regime's currency) is not collected. */
  waivedUpTo?: Decimal;
  /** Collected at the border on clearance, or paid by the seller with its own tax return. */
  collected: "at-import" | "by-seller";
  source: Source;
};

export type PercentAmount = {
  /** A fixed figure, a rate of the country or part ("vat"), or a tariff table looked up by the goods. */
  percent: { fixed: Decimal } | { own: string; reduced?: readonly ReducedRate[] } | { tariff: string };
  /** Parts of the base: `goods`, `carriage`, `clearance`, or the id of an earlier charge. */
  of: readonly string[];
  /** The share of the goods' value that counts, in percent (Japan: 60 for personal imports). */
  goodsPercent?: Decimal;
  /** Deducted from the result (Brazil: 60 % less 20 USD), in the regime's currency. */
  less?: Decimal;
  /** The tax is part of its own base, like Brazil's ICMS. */
  inside?: true;
  min?: Decimal;
  max?: Decimal;
  /** The base is first rounded to this multiple of the regime's currency, and the result to `step`: half up, or down. */
  baseStep?: Decimal;
  step?: Decimal;
  rounding?: "down";
};

/** A rate for goods of some codes; it counts in place of the common one where the country or part has a rate so named. */
export type ReducedRate = { name: string; codes: readonly string[]; source: Source };

export type EachAmount = { each: Decimal; currency?: string; per: "sub-heading" | "parcel" | "consignment" };

/** A duty rate for goods by category and by the first digits of the HS code; the most specific row applies. */
export type TariffRate = {
  goods?: string;
  /** Chapter, heading or sub-heading: 2 to 6 digits. */
  hs?: string;
  percent: Decimal;
  from?: Day;
  to?: Day;
  source: Source;
};

/** Where goods go, in the eyes of the law: the regime, the part of the country if it has its own rules, the rates. */
export type Place = { regime: Regime; country: string; part?: Part; rates: Rates };

type Country = { whole: Place; parts: readonly Required<Place>[] };

const known = new WeakMap<DutyRules, Map<string, Country>>();

/** The countries of all regimes with their parts; indexed once. */
function mapCountries(rules: DutyRules): Map<string, Country> {
  let countries = known.get(rules);
  if (!countries) {
    countries = new Map();
    for (const regime of rules.regimes)
      for (const [country, rates] of Object.entries(regime.countries)) {
        if (countries.has(country)) continue;
        const parts = regime.parts
          .filter((part) => part.country === country)
          .map((part) => ({ regime, country, part, rates: { ...rates, ...part.rates } }));
        countries.set(country, { whole: { regime, country, rates }, parts });
      }
    known.set(rules, countries);
  }
  return countries;
}

/** The place of a destination, always the same object for the same rules; undefined if no regime covers it. */
export function findPlace(rules: DutyRules, country: string, postcode: string | undefined): Place | undefined {
  const found = mapCountries(rules).get(country);
  if (!found || found.parts.length === 0 || !postcode) return found?.whole;
  const plain = postcode.toUpperCase().replace(/[^A-Z\d]/g, "");
  if (plain === "") return found.whole;
  return found.parts.find(({ part }) => lies(plain, part.postcodes)) ?? found.whole;
}

/** Parts of a country are defined by prefixes of the postcode or ranges of prefixes: areas, never single streets. */
function lies(plain: string, rules: readonly PostcodeRule[]): boolean {
  return rules.some((rule) => {
    if ("prefix" in rule) return plain.startsWith(rule.prefix);
    const head = plain.slice(0, rule.from.length);
    return head.length === rule.from.length && head >= rule.from && head <= rule.to;
  });
}

/** The parts of a country for which its regime has separate rules. */
export function listParts(rules: DutyRules, country: string): readonly Required<Place>[] {
  return mapCountries(rules).get(country)?.parts ?? [];
}
