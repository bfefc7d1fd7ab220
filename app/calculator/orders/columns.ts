import type { WeightUnit } from "../weight-unit.ts";
import type { DecimalMark } from "../read-amount.ts";
import type { DayOrder } from "./read-day.ts";

/** What an order file says of an order. */
export const orderFields = [
  "order",
  "country",
  "postcode",
  "weight",
  "unit",
  "size",
  "length",
  "width",
  "height",
  "quantity",
  "goods",
  "value",
  "currency",
] as const;

/** What a column of an order file can mean: what an order says, what was billed for it on which line, and when it was handed over. */
export const fields = [...orderFields, "line", "billed", "day"] as const;
export type Field = (typeof fields)[number];

/** Fields that say how large a parcel is, in one column or three. */
export const sizeFields = ["size", "length", "width", "height"] as const satisfies readonly Field[];

/** What the page calls each column, in its own language. */
export type ColumnNames = Readonly<Record<Field, readonly string[]>>;

/** Column numbers by field; a field without one is not in the file. */
export type Columns = Partial<Record<Field, number>>;

export const sideUnits = ["cm", "mm", "in"] as const;
export type SideUnit = (typeof sideUnits)[number];

/**
 * What a weight is of: each piece (times the quantity), the whole order as one parcel (the quantity counts articles), or
 * the whole order shared among its parcels (the quantity counts those).
 */
export const weightScopes = ["piece", "order", "shared"] as const;
export type WeightScope = (typeof weightScopes)[number];

/** What the figures of a file are in. */
export type Units = {
  weight: WeightUnit;
  scope: WeightScope;
  side: SideUnit;
  /** What somebody said that stands before decimals, where the file does not tell. */
  mark?: DecimalMark;
  /** Which comes first in its days, day or month. */
  days?: DayOrder;
  /** Whether the weights of a column without a unit look like kilograms in some rows and like grams in others. */
  mixed?: boolean;
};

/** No order weighs less, in grams: its weight is rather in another unit. */
export const lightestOrder = 5;

/** In a column that mixes units, what is below may be kilograms and what is above grams. */
export const heaviestMixed = 70;
