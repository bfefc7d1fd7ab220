import { z } from "zod";
import { factFields, factsHaveSources } from "./facts.ts";
import { day } from "../read/quantity.ts";
import { line, localizedLine } from "./text.ts";

const sourced = { source: line, date: day };

/** `content/reference/goods.yaml` */
export const goodsSchema = z
  .strictObject({
    ...sourced,
    ...factFields,
    categories: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          label: localizedLine,
          rule: localizedLine,
          /** The guide that says how such goods travel. */
          guide: z.string().optional(),
        }),
      )
      .min(1),
  })
  .superRefine(factsHaveSources);

/** `content/reference/emissions.yaml` */
export const emissionsSchema = z.strictObject({
  ...sourced,
  grams_per_tonne_km: z.strictObject({
    air: z.number().positive(),
    sea: z.number().positive(),
    road: z.number().positive(),
  }),
  /** By how much air routes exceed the great circle. */
  air_detour_percent: z.number().min(0),
  sea_km: z.record(z.string(), z.number().positive()),
  road_km: z.number().positive(),
});

/** `content/reference/options.yaml` */
export const optionsSchema = z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), localizedLine);

/** `content/reference/exchange.yaml` */
export const exchangeSchema = z.strictObject({
  ...sourced,
  base: z.string(),
  rates: z.record(z.string(), z.number().positive()),
});
