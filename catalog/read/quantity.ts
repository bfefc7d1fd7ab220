import { z } from "zod";
import { length, type LengthUnit } from "#rating/length.ts";
import { mass, type MassUnit } from "#rating/mass.ts";

/** "30 kg" or "500 g" of a card file, as the engine's integer. */
export const massText = z
  .string({ error: 'write a weight with its unit such as "500 g" or "30 kg"' })
  .regex(/^\d+(\.\d+)? ?(g|kg|oz|lb|t)$/, 'write a weight such as "500 g" or "30 kg"')
  .transform((text) => mass(Number.parseFloat(text), text.replace(/^[\d. ]+/, "") as MassUnit));

/** "120 cm" of a card file, as the engine's integer. */
export const lengthText = z
  .string({ error: 'write a length with its unit such as "120 cm"' })
  .regex(/^\d+(\.\d+)? ?(mm|cm|m|in)$/, 'write a length such as "120 cm"')
  .transform((text) => length(Number.parseFloat(text), text.replace(/^[\d. ]+/, "") as LengthUnit));

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'write a date such as "2026-11-21"')
  .refine(
    (text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text),
    "this day does not exist",
  );
