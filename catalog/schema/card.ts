import { z } from "zod";
import { modes } from "#rating/card.ts";
import { containerKinds } from "#rating/loading/containers-and-pallets.ts";
import { day, lengthText, massText } from "../read/values.ts";
import { amount } from "../rates/amounts.ts";
import { cubic, currency, lineRounding, name, pieceCondition, price, sizeCondition, when } from "./surcharge.ts";
import { line, localizedLine } from "./text.ts";

const limits = z.strictObject({
  min_weight: massText.optional(),
  max_weight: massText.optional(),
  min_total_weight: massText.optional(),
  max_total_weight: massText.optional(),
  max_side: lengthText.optional(),
  max_second_side: lengthText.optional(),
  max_third_side: lengthText.optional(),
  max_height: lengthText.optional(),
  max_girth: lengthText.optional(),
  max_side_sum: lengthText.optional(),
  max_longest_and_shortest: lengthText.optional(),
  /** cm³, or in³ on an imperial card. */
  max_volume: cubic.optional(),
  rounded_sides: z.boolean().optional(),
  max_value: z.number().positive().optional(),
  max_parcels: z.int().positive().optional(),
});

/** How the floor that pieces take is measured. */
const floor = {
  piece_step: z.number().min(0.001).lt(100).optional(),
  stack: z.int().min(2).max(9).optional(),
  pallet: z.tuple([lengthText, lengthText]).optional(),
};

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
  mode: z.enum(modes),
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
    /** How much of the excess of volumetric over actual weight is billed, in percent; half is 50. */
    volume_share: z.number().positive().lt(100).optional(),
    /** What a loading metre, or a pallet space, counts as at least. */
    loading_metre: massText.optional(),
    pallet_space: massText.optional(),
    ...floor,
    volume_when: z
      .strictObject({
        ratio_over_percent: z.number().positive().lt(1e6).optional(),
        ratio_from_percent: z.number().positive().lt(1e6).optional(),
        volume_over: cubic.optional(),
        volume_from: cubic.optional(),
        side_over: lengthText.optional(),
        side_from: lengthText.optional(),
        weight_from: massText.optional(),
        density_under: z.number().positive().lt(1e6).optional(),
      })
      .optional(),
    /** Added to each parcel, and to the weight in percent. */
    packaging: massText.optional(),
    packaging_percent: z.number().positive().lt(1000).optional(),
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
  /** Countries where duty on a DAP price is billed to the sender, as posts do that take it before the parcel leaves. */
  duty_from_sender: z.array(z.string()).default([]),
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
  /** Why a zone lacks a band, or a surcharge exceeds the freight, where that is meant: by their names. */
  unusual: z.record(z.string(), line).default({}),
  loading: loading.optional(),
  /** Classes of parcels with prices of their own: a column of prices.csv. */
  sizes: z
    .array(
      z.strictObject({
        id: name,
        name: localizedLine,
        when: sizeCondition.optional(),
        packaging: massText.optional(),
        volume: z.enum(["used", "ignored"]).default("used"),
      }),
    )
    .min(2)
    .optional(),
  /** Whether a higher band is billed where that is cheaper; of breaks it always is, unless "never". */
  next_band: z.enum(["if-cheaper", "never"]).optional(),
  /** Whether the item fee of per-kg-and-item is a line of its own, or rounded together with the freight. */
  item_fee: z.enum(["own-line", "in-freight"]).default("own-line"),
  /** Rounding of each line, or of each parcel on it; a surcharge may have its own. */
  round_lines: lineRounding.optional(),
  /** The least total of freight and surcharges. */
  minimum_total: price.optional(),
  /** The total of freight and surcharges is a multiple of `step`, in the card's currency. */
  round_total: z
    .strictObject({ step: price, rounding: z.enum(["up", "nearest", "down"]).default("nearest") })
    .optional(),
  /** What the prices count instead of weight, or of W/M cards the minimum revenue tons and their step. */
  measure: z
    .strictObject({
      of: z.enum(["loading-metres", "lane-metres", "pallet-spaces", "pieces", "cubic-metres"]).optional(),
      /** What a unit counts for at least. */
      weight: massText.optional(),
      ...floor,
      minimum: z.number().min(0.001).lt(1e6).optional(),
      step: z.number().min(0.001).lt(1e6).default(0.001),
    })
    .optional(),
});

export type CardFile = z.output<typeof cardSchema>;
export type ConditionFile = NonNullable<CardFile["surcharges"][number]["when"]>;
export type PieceConditionFile = z.output<typeof pieceCondition>;
export type RoundingFile = z.output<typeof lineRounding>;
