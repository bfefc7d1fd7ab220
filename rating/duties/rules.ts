import type { Day, PostcodeRule } from "../card.ts";

/** What the law of the places of destination says of imported goods, as content/reference/duties/ writes it. */
export type DutyRules = {
  regimes: readonly Regime[];
  /** Rates of customs duty by kind of goods; a regime's charges name the table. */
  tariffs: Readonly<Record<string, readonly TariffRate[]>>;
};

/** A text in the languages that have it, by their codes. */
export type LocalText = Readonly<Record<string, string | undefined>>;

/** Exact decimal text: "9.975" percent, "150" of a currency. */
export type Decimal = string;

/** One body of customs law: a country, or several that share it (the European Union). */
export type Regime = {
  id: string;
  /** The currency in which its thresholds and fixed amounts are. */
  currency: string;
  /** Rates that differ by country within the regime, by their name ("vat"), in percent. */
  countries: Readonly<Record<string, Rates>>;
  /** By which a seller accounts for the tax itself, and what is assumed where it is not given. */
  scheme?: { name: string; assumed: boolean };
  /** No figure is right without a part: the postcode (or province) must be known. */
  partNeeded?: true;
  /** Parts of a country with rates or rules of their own, told by postcode; the first that matches counts. */
  parts: readonly Part[];
  /** In order: a charge may have those before it in its base. */
  charges: readonly ChargeRule[];
  /** Consignments that the rules cannot say a figure for. */
  refusals: readonly { when: Conditions; reason: LocalText; source: Source }[];
  /** What no source settles. */
  open: readonly OpenQuestion[];
};

export type Rates = Readonly<Record<string, Decimal>>;

export type Part = {
  id: string;
  country: string;
  name: LocalText;
  postcodes: readonly PostcodeRule[];
  /** Over the country's own rates. */
  rates?: Rates;
  /** The seller's scheme cannot be used here. */
  withoutScheme?: true;
  /** Its law is too intricate for a figure, or it is another customs territory: said instead of a wrong figure. */
  refused?: LocalText;
  source: Source;
};

export type Source = { title: string; url?: string; date: Day };

export type OpenQuestion = { question: string; readings: readonly string[]; from?: Day; to?: Day; source: Source };

/** All that are given must hold. Both days are included. */
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
  /** Paid at the border when the goods are cleared, or by the seller with its own tax return. */
  collected: "at-import" | "by-seller";
  source: Source;
  /** Why the figure is not settled, with both readings. */
  unsettled?: LocalText;
};

export type PercentAmount = {
  /** A figure, a rate of the country or part ("vat"), or a tariff table looked up by the goods. */
  percent: { fixed: Decimal } | { own: string } | { tariff: string };
  /** Parts of the base: `goods`, `carriage`, or the id of an earlier charge. */
  of: readonly string[];
  /** Deducted from the result (Brazil: 60 % less 20 USD), in the regime's currency. */
  less?: Decimal;
  /** The tax is part of its own base, as Brazil's ICMS. */
  inside?: true;
  min?: Decimal;
  max?: Decimal;
  /** The base is rounded to this multiple of the regime's currency first. */
  baseStep?: Decimal;
};

export type EachAmount = { each: Decimal; currency?: string; per: "sub-heading" | "parcel" | "consignment" };

/** A rate of duty for goods of a category and a beginning of the HS code; the most exact row counts. */
export type TariffRate = {
  goods?: string;
  /** Chapter, heading or sub-heading: 2 to 6 digits. */
  hs?: string;
  percent: Decimal;
  from?: Day;
  to?: Day;
  source: Source;
};
