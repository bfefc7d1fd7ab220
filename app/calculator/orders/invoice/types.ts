import type { Surcharge } from "#rating/card.ts";
import type { Order } from "#rating/shipment/shipment.ts";
import type { Mass } from "#rating/shipment/units.ts";

/** How many rows the explanations are of: those that were checked, and amounts without a parcel. */
export function countExplained({ groups }: Pick<InvoiceResult, "groups">): number {
  return groups.reduce((sum, { rows }) => sum + rows, 0);
}

/** The key of a rule's words in the download. */
export function getRuleKey({ rule, detail = "" }: Rule): string {
  return `${rule} ${detail}`;
}

/** What was billed for an order with the credits and charges of its number, in minor units. */
export function sumBilled({ billedBy, others }: Pick<InvoiceResult, "billedBy" | "others">, row: number): number {
  return [row, ...(others.get(row) ?? [])].reduce((sum, at) => sum + (billedBy[at] ?? Number.NaN), 0);
}

/**
 * What may explain an amount that was billed. `detail` is a surcharge, a step in kg, a divisor, a service, a factor or a weight
 * in grams, or two: the one that was billed and the one that the cards charge for.
 */
export type Rule = {
  rule:
    | "exact"
    | "step"
    | "divisor"
    | "scale"
    | "without"
    | "with"
    | "other-line"
    | "times"
    // the second row for one parcel
    | "again"
    | "weight"
    // the weight that the invoice itself says was billed
    | "billed-weight"
    // that weight is another one than the cards charge for, and its price is another one again
    | "other-weight"
    // rows of an invoice that are no parcels, and parcels that such rows correct
    | "credit"
    | "charge"
    | "netted"
    | "credited"
    | "unexplained";
  detail?: string;
  /** The name of a surcharge. */
  label?: Surcharge["label"];
};

/**
 * A rule, and what an order would cost under it; -1 where it would not be taken. `weigh`: under the cards as they are, the
 * weight that they charge for.
 */
export type Hypothesis = {
  rule: Rule;
  price: (order: Order) => number;
  weigh?: (order: Order) => Mass | undefined;
};

export type InvoiceGroup = { rule: Rule; rows: number; difference: number };

/** Why a row cannot be checked. */
export type Unchecked =
  | "no-size"
  | "no-amount"
  | "no-rate"
  | "no-day"
  | "no-card"
  | "no-line"
  | "unread"
  | "refused"
  | "left-out";

export type UnknownLine = { name: string; rows: number; line: string };

/** The line that a whole file is checked against, or none, and what its own names for lines mean. */
export type Against = { line: string; called?: Readonly<Record<string, string>> };

/** What an invoice says that it comes to, where its rows come to something else, in minor units of its own currency. */
export type OwnTotal = { said: number; rows: number; currency: string };

/** Amounts in minor units of the currency chosen; rows from 0. */
export type InvoiceResult = {
  /** The line that the whole file is checked against; empty: the one that each row names. */
  line: string;
  checked: number;
  /** Rows that were not checked, by what stands in the way. */
  unchecked: { why: Unchecked; rows: number[] }[];
  expected: number;
  billed: number;
  /** Rules by the money that they explain. */
  groups: InvoiceGroup[];
  /** By row, -1 where it could not be checked; 0 for a credit or charge that is no parcel. */
  expectedBy: Float64Array;
  /** By row as it stands there, below 0 for a credit; not a number where it cannot be read. */
  billedBy: Float64Array;
  /** Credits and charges by the row of the order whose number they have: they count with what was billed for it. */
  others: OtherAmounts["ofOrder"];
  /** By row, as `groups` have it. */
  ruleBy: (Rule | undefined)[];
  /** The service that a row was checked against; empty where it was not. */
  lineBy: string[];
  /** The day whose cards and surcharges a row was checked with; none where all have the day of the file. */
  dayBy?: (string | undefined)[];
  /** Names of lines that are none of ours, with the line that somebody said each means. */
  unknown: UnknownLine[];
  ownTotal?: OwnTotal | undefined;
  /** How many rows differ, and those that differ most. */
  differing: number;
  worst: number[];
};

/** Rows of an invoice that are no parcels: by the row of the order whose number they have, and those without one. */
export type OtherAmounts = { ofOrder: ReadonlyMap<number, readonly number[]>; alone: readonly number[] };
