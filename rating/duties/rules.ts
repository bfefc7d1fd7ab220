import type { Day, PostcodeRule } from "../card.ts";

/** Import law of the destinations, as content/reference/duties/ states it. */
export type DutyRules = {
  regimes: readonly Regime[];
  /** Customs duty rates by kind of goods; a regime's charges refer to a table by name. */
  tariffs: Readonly<Record<string, readonly TariffRate[]>>;
};

/** A text in whichever languages have it, by their codes. */
export type LocalText = Readonly<Record<string, string | undefined>>;

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
  scheme?: { name: string; assumed: boolean };
  /** No figure is right for the country as a whole: the postcode (or province) must be known. */
  partNeeded?: true;
  /** Parts of a country with their own rates or rules, defined by postcode; the first match applies. */
  parts: readonly Part[];
  /** In order: a charge may include earlier ones in its base. */
  charges: readonly ChargeRule[];
  /** Consignments for which the rules can give no figure. */
  refusals: readonly { when: Conditions; reason: LocalText; source: Source }[];
  /** Points that no source settles. */
  open: readonly OpenQuestion[];
};

export type Rates = Readonly<Record<string, Decimal>>;

export type Part = {
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

export type Source = { title: string; url?: string; date: Day };

export type OpenQuestion = { question: string; readings: readonly string[]; from?: Day; to?: Day; source: Source };

/** All that are given must hold. Both days are inclusive. */
export type Conditions = {
  from?: Day;
  to?: Day;
  countries?: readonly string[];
  goods?: readonly string[];
  notGoods?: readonly string[];
  mode?: "air" | "sea";
  /** Whether the seller accounts for the tax itself under the regime's scheme. */
  registered?: boolean;
  /** Bounds on the whole consignment's value in the regime's currency. */
  value?: ValueBounds;
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
  /** Why the figure is not settled, with both readings. */
  unsettled?: LocalText;
};

export type PercentAmount = {
  /** A fixed figure, a rate of the country or part ("vat"), or a tariff table looked up by the goods. */
  percent: { fixed: Decimal } | { own: string } | { tariff: string };
  /** Parts of the base: `goods`, `carriage`, or the id of an earlier charge. */
  of: readonly string[];
  /** Deducted from the result (Brazil: 60 % less 20 USD), in the regime's currency. */
  less?: Decimal;
  /** The tax is part of its own base, like Brazil's ICMS. */
  inside?: true;
  min?: Decimal;
  max?: Decimal;
  /** The base is first rounded to this multiple of the regime's currency. */
  baseStep?: Decimal;
};

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
