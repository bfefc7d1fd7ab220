import { z } from "zod";
import { line, localAddress, localizedLine } from "./text.ts";

const link = z.strictObject({ to: localAddress, label: localizedLine, note: localizedLine.optional() });

/** `content/site.yaml` */
export const siteSchema = z.strictObject({
  name: line,
  claim: localizedLine,
  description: localizedLine,
  /** Public address, for canonical links, the sitemap and social cards; without a slash at its end. */
  address: z.url().transform((address) => address.replace(/\/$/, "")),
  legal_name: localizedLine,
  street: localizedLine,
  email: z.email(),
  phone: line,
  press_email: z.email(),
  /** The filing number that a site served from mainland China shows in its footer. */
  icp: localizedLine.optional(),
  /** Said wherever a price stands. */
  illustrative: localizedLine,
  origins: z
    .array(z.strictObject({ code: line, label: localizedLine, hub: localizedLine, lat: z.number(), lon: z.number() }))
    .min(1),
  currencies: z.array(z.string().regex(/^[A-Z]{3}$/)).min(1),
  navigation: z.array(
    z.strictObject({ label: localizedLine, to: localAddress.optional(), items: z.array(link).default([]) }),
  ),
  footer: z.array(z.strictObject({ label: localizedLine, items: z.array(link) })),
});

export type Site = z.output<typeof siteSchema>;
