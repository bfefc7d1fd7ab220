import { z } from "zod";
import { day, lengthText, massText } from "../read/quantity.ts";

const limits = z.strictObject({
  min_weight: massText.optional(),
  max_weight: massText.optional(),
  min_total_weight: massText.optional(),
  max_total_weight: massText.optional(),
  max_side: lengthText.optional(),
  max_girth: lengthText.optional(),
  max_side_sum: lengthText.optional(),
  max_value: z.number().positive().optional(),
  max_parcels: z.int().positive().optional(),
});

const amount = z.union([
  z.strictObject({
    percent: z.number().positive().max(100),
    of: z.union([z.literal("freight"), z.array(z.string())]).default("freight"),
  }),
  z.strictObject({ per_unit: z.number().positive(), step: massText }),
  z.strictObject({ per_parcel: z.number().positive() }),
  z.strictObject({ per_shipment: z.number().positive() }),
  z.strictObject({
    tiers: z.array(z.strictObject({ up_to: massText, prices: z.record(z.string(), z.number().positive()) })).min(1),
  }),
]);

const when = z.strictObject({
  goods: z.array(z.string()).optional(),
  zones: z.array(z.string()).optional(),
  countries: z.array(z.string()).optional(),
  postcodes: z.string().optional(),
  incoterm: z.enum(["DAP", "DDP"]).optional(),
  from: day.optional(),
  to: day.optional(),
  weight_over: massText.optional(),
  weight_from: massText.optional(),
  side_over: lengthText.optional(),
  side_from: lengthText.optional(),
  girth_over: lengthText.optional(),
  /** cm³, or in³ on an imperial card. */
  volume_over: z.number().positive().optional(),
});

/** `content/rates/<service>/<valid-from>/card.yaml` */
export const cardSchema = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/, "write an ISO 4217 code such as USD"),
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
    per: z.enum(["parcel", "consignment"]).default("parcel"),
    divisor: z.number().positive().optional(),
    volume: z.enum(["greater", "half"]).default("greater"),
    volume_when: z
      .strictObject({
        ratio_over_percent: z.number().positive().optional(),
        ratio_from_percent: z.number().positive().optional(),
        volume_over: z.number().positive().optional(),
        side_over: lengthText.optional(),
      })
      .optional(),
    minimum: massText,
    round: z.array(z.strictObject({ up_to: massText.optional(), step: massText })).min(1),
    side_step: lengthText.optional(),
  }),
  limits,
  limits_by_zone: z.record(z.string(), limits).default({}),
  goods: z.array(z.string()).min(1),
  incoterms: z.array(z.enum(["DAP", "DDP"])).min(1),
  transit: z.strictObject({ cutoff_days: z.int().min(0) }).default({ cutoff_days: 1 }),
  surcharges: z
    .array(
      z.strictObject({
        id: z.string(),
        label: z.string(),
        amount,
        when: when.optional(),
        group: z.string().optional(),
      }),
    )
    .default([]),
  /** W/M cards: least revenue tons and their step, in thousandths. */
  measure: z
    .strictObject({ minimum: z.number().positive().default(1), step: z.number().positive().default(0.001) })
    .optional(),
});

export type CardFile = z.output<typeof cardSchema>;
