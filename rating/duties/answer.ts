import type { Buyer, LocalText, Mode } from "../card.ts";
import type { Formula } from "../money/formula.ts";
import type { Minor } from "../money/money.ts";
import type { Classified } from "./headings.ts";
import type { Decimal, Source } from "./rules.ts";

/** What customs and the tax authority will charge on a consignment, or why no figure can be given. */
export type DutyAnswer =
  | {
      available: true;
      charges: readonly DutyCharge[];
      /** The facts that, if given or changed, would change the charges: a form need ask no others. */
      questions: readonly DutyQuestion[];
      certainty: Certainty;
    }
  | { available: false; reason: DutyRefusal; questions: readonly DutyQuestion[] };

export type DutyCharge = {
  /** The charge's name in its file, such as `duty`, `vat` or `mpf`. */
  id: string;
  kind: "duty" | "tax" | "fee";
  label: LocalText;
  /** In the currency of the consignment's carriage; evaluates to `amount`. */
  formula: Formula;
  amount: Minor;
  /** What the formula's base consists of: the goods, the carriage, earlier charges; empty for a fixed amount. */
  base: readonly string[];
  collected: "at-import" | "by-seller";
  source: Source;
};

/** How sure the charges are. */
export type Certainty = {
  /** Every charge of the law that could be due here on this day, in the law's order. */
  measures: readonly Measure[];
  /** The open questions whose answer would change the sum. */
  open: readonly OpenAnswer[];
  /** The least and the greatest sum that a combination of readings gives; both equal without an open question. */
  atImport: Span;
  /** The same with what the seller pays with its own tax return. */
  all: Span;
  /** The candidates by which the sums were calculated; none where an average or a known code was. */
  headings: readonly HeadingAnswer[];
  /** Sources read too long before the day of the quote. */
  stale: readonly Source[];
};

/** In minor units of the answer's currency. */
export type Span = { low: Minor; high: Minor };

/** A charge of the law on this consignment: due whatever the reading, not due, or due or higher under some readings. */
export type Measure = {
  id: string;
  label: LocalText;
  status: "applies" | "exempt" | "depends";
  amount: Span;
  source: Source;
};

/** An open question with the sum of all charges under each reading, the other questions answered as assumed. */
export type OpenAnswer = {
  id: string;
  question: LocalText;
  readings: readonly { text: LocalText; assumed: boolean; all: Minor }[];
  source: Source;
};

/** A candidate heading, with the sum of all charges under each of its codes and each reading. */
export type HeadingAnswer = { hs: string; percents: readonly { low: Decimal; high: Decimal }[]; all: Span };

export type DutyQuestion =
  | { ask: "value" }
  /** How many different tariff sub-headings the goods fall under. */
  | { ask: "subheadings" }
  /** Whether the seller accounts for the tax itself, under the named scheme (IOSS, VOEC …). */
  | { ask: "registered"; scheme: string | LocalText; assumed: boolean }
  | { ask: "postcode" };

export type DutyRefusal =
  | { code: "value-missing" }
  | { code: "currency-without-rate"; currency: string }
  | { code: "destination-without-rule"; to: string }
  | { code: "day-without-rule"; to: string }
  | { code: "postcode-needed"; to: string }
  /** Part of a country, or a consignment, whose law is too intricate for a figure. */
  | { code: "beyond-rules"; reason: LocalText; source: Source };

/** What the law looks at: everything that one consignee receives at once, in however many parcels. */
export type Consignment = {
  /** ISO 3166-1 alpha-2 of the country of dispatch. */
  from: string;
  /** ISO 3166-1 alpha-2 of the destination. */
  to: string;
  postcode?: string | undefined;
  /** Goods category of the site. */
  goods: string;
  /** Two to ten digits of the HS code, if known. */
  hs?: string | undefined;
  /** What the goods may fall under in the country of destination, where `hs` is not known. */
  classified?: Classified | undefined;
  /** Of all goods together, in minor units of `currency`. */
  value?: Minor | undefined;
  currency: string;
  /** Freight and surcharges, in minor units of `carriageCurrency`, which is also the answer's. */
  carriage: Minor;
  carriageCurrency: string;
  /** Fees for clearance in the country of destination, like `carriage`; no part of the customs value. */
  clearance?: Minor | undefined;
  parcels: number;
  /** Number of different tariff sub-headings (six digits); one if absent. */
  subheadings?: number | undefined;
  /** Whether the seller accounts for the tax itself (IOSS, VOEC …); if absent, the regime's default applies. */
  registered?: boolean | undefined;
  /** Private if absent. */
  buyer?: Buyer | undefined;
  mode: Mode;
};

/** How much of each currency one unit of the base currency buys, on a given day. */
export type Exchange = { base: string; date: string; rates: Readonly<Record<string, number>> };
