import { z } from "zod";
import { containerKinds } from "#rating/loading/containers-and-pallets.ts";
import { day, lengthText, massText } from "../read/values.ts";
import { line, localizedLine } from "./text.ts";

const name = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 _.-]*$/, "write letters, digits and hyphens");
const currency = z.string().regex(/^[A-Z]{3}$/, "write an ISO 4217 code such as USD");
/** A card counts prices in millionths. */
const wholeMillionths = (amount: number) => Math.abs(amount * 1e6 - Math.round(amount * 1e6)) < 0.05;
const finer = "a price has six decimals at most";
const price = z.number().gt(0).lt(1e8).refine(wholeMillionths, finer);
/** May be negative: a discount. */
const signedPrice = z
  .number()
  .gt(-1e8)
  .lt(1e8)
  .refine((amount) => amount !== 0, "a price cannot be zero")
  .refine(wholeMillionths, finer);

const cubic = z.number().positive().lt(1e12);

const limits = z.strictObject({
  min_weight: massText.optional(),
  max_weight: massText.optional(),
  min_total_weight: massText.optional(),
  max_total_weight: massText.optional(),
  max_side: lengthText.optional(),
  max_second_side: lengthText.optional(),
  max_third_side: lengthText.optional(),
  max_girth: lengthText.optional(),
  max_side_sum: lengthText.optional(),
  /** cm³, or in³ on an imperial card. */
  max_volume: cubic.optional(),
  rounded_sides: z.boolean().optional(),
  max_value: z.number().positive().optional(),
  max_parcels: z.int().positive().optional(),
});

const bounds = { minimum: price.optional(), maximum: price.optional() };
/** For the whole line, and for what each parcel is charged. */
const allBounds = { ...bounds, minimum_per_parcel: price.optional(), maximum_per_parcel: price.optional() };
const tierPrices = z.record(z.string(), z.number().min(0).lt(1e8).refine(wholeMillionths, finer));

/** The kinds of amount, each identified by the field of its name. */
export const amounts = {
  percent: z.strictObject({
    percent: z
      .number()
      .min(-100)
      .max(10_000)
      .refine((share) => share !== 0, "a percentage cannot be zero")
      .refine(wholeMillionths, "a percentage has six decimals at most"),
    of: z.union([z.enum(["freight", "value", "parcels", "duties"]), z.array(z.string()).min(1)]).optional(),
    of_only: z.array(z.string()).min(1).optional(),
    ...allBounds,
  }),
  per_unit: z.strictObject({ per_unit: signedPrice, step: massText, beyond: massText.optional(), ...allBounds }),
  per_parcel: z.strictObject({ per_parcel: signedPrice, ...bounds }),
  per_subheading: z.strictObject({ per_subheading: signedPrice, ...bounds }),
  per_shipment: z.strictObject({ per_shipment: signedPrice, ...bounds }),
  per_container: z.strictObject({ per_container: signedPrice, ...bounds }),
  per_wm: z.strictObject({ per_wm: signedPrice, ...bounds }),
  per_value: z.strictObject({ per_value: price, step: price, free: price.optional(), ...bounds }),
  tiers: z.strictObject({
    tiers: z.array(z.strictObject({ up_to: massText.optional(), prices: tierPrices })).min(1),
    ...allBounds,
  }),
};
type Amounts = typeof amounts;
type AmountFile = { [Key in keyof Amounts]: z.output<Amounts[Key]> }[keyof Amounts];

const amount = z.record(z.string(), z.unknown()).transform((given, context): AmountFile => {
  const [kind] = Object.entries(amounts).filter(([key]) => Object.hasOwn(given, key));
  if (!kind) {
    const message = `an amount is one of ${Object.keys(amounts).join(", ")}`;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  }
  const read = kind[1].safeParse(given);
  if (read.success) return read.data;
  for (const issue of read.error.issues) context.addIssue({ ...issue });
  return z.NEVER;
});

const suffixes = ["over", "from", "up_to", "under"] as const;
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
  /** Volumetric weight as a percentage of the actual weight. */
  ratio_percent: z.number().positive().lt(1e6),
};
const ofShipment = {
  total_weight: massText,
  total_billable: massText,
  /** In the card's currency. */
  value: z.number().min(0),
  parcels: z.int().positive(),
};

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
const pieceCondition = z.strictObject({
  ...thresholds(ofPiece),
  any: z.array(piece).min(2).optional(),
  rounded_sides: z.boolean().optional(),
});

const when = z.strictObject({
  containers: z.array(z.enum(containerKinds)).min(1).optional(),
  ...thresholds({ payload: massText }),
  goods: z.array(z.string()).min(1).optional(),
  zones: z.array(z.string()).min(1).optional(),
  countries: z.array(z.string()).min(1).optional(),
  origins: z.array(z.string()).min(1).optional(),
  postcodes: z.string().min(1).optional(),
  incoterm: z.enum(["DAP", "DDP"]).optional(),
  option: name.optional(),
  from: day.optional(),
  to: day.optional(),
  ...thresholds(ofShipment),
  ...pieceCondition.shape,
});

const steps = z.array(z.strictObject({ up_to: massText.optional(), step: massText })).min(1);

/** How containers are loaded: on pallets, with gaps, in containers of the card's own size. */
const loading = z.strictObject({
  pallet: z
    .union([
      z.enum(["120x80", "120x100", "48x40in"]),
      z.strictObject({
        size: z.tuple([lengthText, lengthText]),
        height: lengthText,
        weight: massText,
        max_height: lengthText,
        max_load: massText,
      }),
    ])
    .optional(),
  pallets_stackable: z.boolean().default(false),
  gap: lengthText.optional(),
  containers: z
    .partialRecord(
      z.enum(containerKinds),
      z.strictObject({
        inner: z.tuple([lengthText, lengthText, lengthText]).optional(),
        door: z.tuple([lengthText, lengthText]).optional(),
        max_payload: massText.optional(),
      }),
    )
    .default({}),
});

/** `content/rates/<service>/<valid-from>/card.yaml` */
export const cardSchema = z.strictObject({
  currency,
  mode: z.enum(["air", "sea"]),
  valid_to: day.optional(),
  origins: z.array(z.string()).min(1),
  units: z.enum(["metric", "imperial"]).default("metric"),
  method: z.enum([
    "per-kg-and-item",
    "flat-by-band",
    "first-and-additional",
    "breaks",
    "weight-or-measure",
    "container",
  ]),
  weight: z.strictObject({
    per: z.enum(["parcel", "shipment", "consignment"]).default("parcel"),
    divisor: z.number().positive().lt(1e7).optional(),
    volume: z.enum(["greater", "half"]).default("greater"),
    volume_when: z
      .strictObject({
        ratio_over_percent: z.number().positive().lt(1e6).optional(),
        ratio_from_percent: z.number().positive().lt(1e6).optional(),
        volume_over: cubic.optional(),
        volume_from: cubic.optional(),
        side_over: lengthText.optional(),
        side_from: lengthText.optional(),
      })
      .optional(),
    minimum: massText,
    round: steps.optional(),
    minimum_piece: massText.optional(),
    minimum_average: massText.optional(),
    round_pieces: steps.optional(),
    minimums: z.array(z.strictObject({ weight: massText, when: pieceCondition })).default([]),
    side_step: lengthText.optional(),
    side_rounding: z.enum(["up", "nearest", "down"]).default("up"),
  }),
  limits,
  limits_by_zone: z.record(z.string(), limits).default({}),
  /** Parts of a country that are not served, as postcodes. */
  excluded: z.record(z.string(), z.string().trim().min(1)).default({}),
  goods: z.array(z.string()).min(1),
  incoterms: z.array(z.enum(["DAP", "DDP"])).min(1),
  /** For whom the goods are imported, where customs law asks; private buyers if absent. */
  buyers: z.literal("business").optional(),
  /** Names of options that only this card has. */
  options: z.record(name, localizedLine).default({}),
  included_options: z.array(name).default([]),
  transit: z.strictObject({ cutoff_days: z.int().min(0).max(60) }).default({ cutoff_days: 1 }),
  surcharges: z
    .array(
      z.strictObject({
        id: name,
        label: z.union([line, localizedLine]),
        amount,
        when: when.optional(),
        group: name.optional(),
        /** False for a fee at the destination's border, which is no part of the customs value. */
        customs_value: z.literal(false).optional(),
      }),
    )
    .default([]),
  loading: loading.optional(),
  /** Whether the item fee of per-kg-and-item is a line of its own, or rounded together with the freight. */
  item_fee: z.enum(["own-line", "in-freight"]).default("own-line"),
  /** The total of freight and surcharges is a multiple of `step`, in the card's currency. */
  round_total: z
    .strictObject({ step: price, rounding: z.enum(["up", "nearest", "down"]).default("nearest") })
    .optional(),
  /** W/M cards: minimum revenue tons and their step. */
  measure: z
    .strictObject({
      minimum: z.number().min(0.001).lt(1e6).default(1),
      step: z.number().min(0.001).lt(1e6).default(0.001),
    })
    .optional(),
});

export type CardFile = z.output<typeof cardSchema>;
export type ConditionFile = NonNullable<CardFile["surcharges"][number]["when"]>;
export type PieceConditionFile = z.output<typeof pieceCondition>;
