import { z } from "zod";
import { day } from "../read/values.ts";
import { line, localizedLine, sourceUrl } from "./text.ts";

const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "write a short name such as battery-inside");
const ids = z.array(id);
const says = { papers: ids.default([]), why: localizedLine, source: line };

/** `content/reference/goods-classes.yaml` */
export const goodsClassesSchema = z.strictObject({
  sources: z.record(id, z.strictObject({ title: line, url: sourceUrl.optional(), read: day })),
  papers: z.record(id, localizedLine),
  classes: z
    .array(
      z.strictObject({
        id,
        label: localizedLine,
        carriage: z.enum(["card", "freight", "sea", "ask", "never"]).optional(),
        category: id.optional(),
        un: z
          .string()
          .regex(/^UN \d{4}( or UN \d{4})?$/, 'write "UN 3481", or two as "UN 1013 or UN 2037"')
          .optional(),
        packing_instruction: z
          .string()
          .regex(/^PI \d{3}$/, 'write "PI 967"')
          .optional(),
        packing: localizedLine.optional(),
        ...says,
      }),
    )
    .min(1),
  rules: z.array(
    z.strictObject({
      id,
      classes: ids.min(1),
      /** Country codes, or the name of a file in `duties/` for all its countries. */
      to: z.array(z.string()).min(1),
      verdict: z.enum(["papers", "ask", "never"]),
      ...says,
    }),
  ),
  questions: z.record(id, localizedLine),
  /** Tariffs of `duties/headings.csv`, by country. */
  tariffs: z
    .record(
      z.string().regex(/^[A-Z]{2}$/),
      z.strictObject({ label: localizedLine, source: line, added: z.record(id, localizedLine).default({}) }),
    )
    .default({}),
});
