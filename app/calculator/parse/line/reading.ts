import type { Days } from "#catalog/page-parts.ts";
import type { Day } from "#rating/card.ts";
import type { Verdict } from "#rating/goods/goods.ts";
import type { Length, Mass } from "#rating/shipment/units.ts";
import type { Load } from "./freight-words.ts";
import type { Value } from "./money.ts";

/** From where to where in the line as it was typed, in UTF-16 units. */
export type Span = readonly [start: number, end: number];

/** What a line says, piece by piece. `hub`: where freight starts instead. */
export type Part = { span: Span } & (
  | { kind: "place"; code: string; name: string }
  | { kind: "origin"; hub?: string }
  | { kind: "street" }
  | { kind: "postcode"; code: string }
  | { kind: "weight"; mass: Mass; imperial: boolean }
  | { kind: "size"; sides: readonly [Length, Length, Length]; imperial: boolean }
  | { kind: "quantity"; count: number }
  | { kind: "goods"; goods: GoodsFound }
  | { kind: "terms"; terms: "DAP" | "DDP" }
  | { kind: "by"; by: Day }
  | { kind: "value"; value: Value }
  | { kind: "sort"; sort: "price" | "time" }
  | { kind: "currency"; currency: string }
  | { kind: "plain" }
  /** It changes no price: duty is reckoned as of goods that are sold. */
  | { kind: "gift" }
);

/** Goods that a word names. `kind`: the id of the kind that rate cards know, where one does. */
export type GoodsFound = { id: string; label: string; kind?: string | undefined };

/** What a line says that no price may be made of before somebody has answered for it. */
export type Problem = {
  span: Span;
  /** What it may have meant: a text in place of the span. An empty one leaves it out. */
  proposals: readonly string[];
} & (
  | {
      kind:
        | "unknown"
        | "places"
        | "place-twice"
        | "region"
        | "origin"
        | "home"
        | "negative"
        | "zero"
        | "unit"
        | "two-readings"
        | "range"
        | "total-or-each"
        | "unequal"
        | "size"
        | "metres"
        | "quantity"
        | "postcode"
        | "warehouse"
        | "day"
        | "past"
        | "kinds"
        | "long";
    }
  | { kind: "freight"; load: Load }
  /** Goods that no line takes as they come; `verdict`: what is possible nevertheless. */
  | { kind: "goods"; verdict?: Verdict | undefined }
  | { kind: "unserved"; code: string; name: string; nearest: readonly string[] }
);

/** One parcel among `quantity` alike. */
export type ParcelRead = { mass?: Mass; sides?: readonly [Length, Length, Length]; quantity?: number };

/**
 * A line as it was understood: parts and problems in their order. Nothing in it is left out of both but words that say
 * nothing about a shipment. Weight, sides and pieces are those of one parcel among `quantity` alike.
 */
export type Reading = ParcelRead & {
  text: string;
  parts: readonly Part[];
  problems: readonly Problem[];
  to?: string;
  postcode?: string;
  /** A part of the country whose prices are by postcode, where the line says none. */
  area?: string;
  /** Of a city that is named without its postcode: one in the middle of it. */
  cityPostcode?: string;
  /** Working days of all lines for parcels to the place. */
  days?: Days;
  /** The place is a city or state, in which a postcode entered for its country may not lie. */
  within?: true;
  /** Parcels of other kinds than the first. */
  more?: readonly ParcelRead[];
  goods?: GoodsFound;
  terms?: "DAP" | "DDP";
  /** The day by which it must be there. */
  by?: Day;
  value?: Value;
  /** In which currency prices are wanted. */
  currency?: string;
  /** How prices are wanted in order. */
  sort?: "price" | "time";
  /** The goods are plain ones, whatever the form has said before. */
  plain?: true;
  /** Whether weight or sides were written in pounds or inches. */
  imperial: boolean;
  /** Each word of it says nothing about a shipment. */
  isIdle?: true;
};

/** Whether a line says what a parcel weighs or measures, and no number in it has two readings. */
export function isMeasured({ mass, sides, problems }: Reading): boolean {
  const open = new Set([
    "negative",
    "zero",
    "unit",
    "two-readings",
    "range",
    "total-or-each",
    "unequal",
    "size",
    "metres",
    "quantity",
    "freight",
  ]);
  return (mass !== undefined || sides !== undefined) && problems.every(({ kind }) => !open.has(kind));
}

/** The line with what it may have meant in place of what was not understood. */
export function replaceSpan(text: string, [start, end]: Span, proposal: string): string {
  return `${text.slice(0, start)}${proposal}${text.slice(end)}`.replace(/\s+/g, " ").trim();
}
