import { z } from "zod";
import { containerKinds } from "#rating/loading/containers-and-pallets.ts";
import { day, lengthText, massText } from "../read/values.ts";

export const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 _.-]*$/, "write letters, digits and hyphens");
export const currency = z.string().regex(/^[A-Z]{3}$/, "write an ISO 4217 code such as USD");
/** A card counts prices in millionths. */
export const wholeMillionths = (amount: number) => Math.abs(amount * 1e6 - Math.round(amount * 1e6)) < 0.05;
export const finer = "a price has six decimals at most";
export const price = z.number().gt(0).lt(1e8).refine(wholeMillionths, finer);

export const cubic = z.number().positive().lt(1e12);

/** What a line, or each parcel on it, is rounded to, in the currency of its amount. */
export const lineRounding = z.strictObject({
  step: price,
  rounding: z.enum(["up", "nearest", "down"]).default("nearest"),
  per: z.enum(["line", "parcel"]).default("line"),
});

export const suffixes = ["over", "from", "up_to", "under"] as const;
const density = z.number().positive().lt(1e6);
const ofPiece = {
  weight: massText,
  billable: massText,
  side: lengthText,
  second_side: lengthText,
  third_side: lengthText,
  girth: lengthText,
  side_sum: lengthText,
  /** cm³, or in³ on an imperial card. */
  volume: cubic,
  longest_and_shortest: lengthText,
  base_length: lengthText,
  base_width: lengthText,
  /** kg/m³, or lb/ft³. */
  density,
  /** Volumetric weight as a percentage of the actual weight. */
  ratio_percent: z.number().positive().lt(1e6),
};
/** Of the whole shipment, as weighed. */
const ofWeighed = {
  total_weight: massText,
  total_billable: massText,
  total_density: density,
  /** m³, or ft³. */
  total_volume: density,
  parcels: z.int().positive(),
};
/** The value is in the card's currency. */
const ofShipment = { ...ofWeighed, value: z.number().min(0) };

type Suffix = (typeof suffixes)[number];
type Thresholds<Measures extends Record<string, z.ZodType>> = {
  [Key in keyof Measures & string as `${Key}_${Suffix}`]: z.ZodOptional<Measures[Key]>;
};

/** `weight` makes `weight_over`, `weight_from`, `weight_up_to`, `weight_under`. */
function thresholds<Measures extends Record<string, z.ZodType>>(measures: Measures): Thresholds<Measures> {
  return Object.fromEntries(
    Object.entries(measures).flatMap(([key, type]) => suffixes.map((suffix) => [`${key}_${suffix}`, type.optional()])),
  ) as Thresholds<Measures>;
}

const piece = z.strictObject(thresholds(ofPiece));
export const pieceCondition = z.strictObject({
  ...thresholds(ofPiece),
  any: z.array(piece).min(2).optional(),
  rounded_sides: z.boolean().optional(),
});

/** When a surcharge is charged. */
export const when = z.strictObject({
  containers: z.array(z.enum(containerKinds)).min(1).optional(),
  ...thresholds({ payload: massText }),
  goods: z.array(z.string()).min(1).optional(),
  zones: z.array(z.string()).min(1).optional(),
  countries: z.array(z.string()).min(1).optional(),
  origins: z.array(z.string()).min(1).optional(),
  postcodes: z.string().min(1).optional(),
  incoterm: z.enum(["DAP", "DDP"]).optional(),
  option: name.optional(),
  without: z.array(name).min(1).optional(),
  from: day.optional(),
  to: day.optional(),
  ...thresholds(ofShipment),
  ...pieceCondition.shape,
});

/** What makes a parcel, or a shipment priced as one, of a size. */
export const sizeCondition = z.strictObject({ ...thresholds(ofWeighed), ...pieceCondition.shape });
