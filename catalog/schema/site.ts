import { z } from "zod";
import { brandSchema } from "../brand.ts";
import { line, localAddress, localizedLine, sample } from "./text.ts";
import { knownLocales } from "#site/locales.ts";

const link = z.strictObject({ to: localAddress, label: localizedLine, note: localizedLine.optional() });

/** A list with at least one entry, the first being the default. */
function atLeastOne<T extends z.ZodType>(entry: T) {
  return z.tuple([entry], entry);
}

/** Placeholders for the visitor's own figures in the booking address. */
const bookingPlaces = [
  "service",
  "from",
  "to",
  "postcode",
  "pieces",
  "weight_kg",
  "goods",
  "terms",
  "date",
  "price",
  "currency",
  "quote",
];

/** `content/site.yaml` */
export const siteSchema = z.strictObject({
  /** The version of the content's format that the folder is written for; none is the first. */
  format: z.unknown().refine((format) => format === contentFormat, { error: ({ input }) => explainFormat(input) }),
  name: line,
  brand: brandSchema,
  /** The languages of the site, the first without a prefix; if absent, all that have a file of messages. */
  languages: z.array(z.enum(knownLocales)).min(1).optional(),
  claim: localizedLine,
  description: localizedLine,
  /** Public address without a final slash, for canonical links, the sitemap and social cards. */
  address: z
    .url()
    .refine(
      (address) => !URL.canParse(address) || new URL(address).pathname === "/",
      "write the address alone, such as https://www.example.com",
    )
    .transform((address) => address.replace(/\/$/, "")),
  legal_name: localizedLine,
  street: localizedLine,
  email: z.email(),
  phone: line,
  press_email: z.email(),
  /** When the telephone is answered. */
  hours: localizedLine.optional(),
  /** The account that a QR code leads to, and a note to show next to it. */
  wechat: z.strictObject({ id: line, address: z.url(), note: localizedLine.optional() }).optional(),
  /** Where goods are handed over, each written as for a courier; `lat` and `lon` put it on the hubs' map. */
  hubs: z
    .array(
      z.strictObject({
        name: localizedLine,
        receiver: localizedLine,
        phone: line,
        address: localizedLine,
        lat: z.number().min(-90).max(90).optional(),
        lon: z.number().min(-180).max(180).optional(),
      }),
    )
    .default([]),
  hubs_note: localizedLine.optional(),
  /** The filing number (ICP) that a site shows in its footer if the law where its servers are requires it. */
  icp: localizedLine.optional(),
  /** Shown wherever there is a price. */
  illustrative: localizedLine,
  origins: atLeastOne(
    z.strictObject({ code: line, label: localizedLine, hub: localizedLine, lat: z.number(), lon: z.number() }),
  ),
  /** Where shipments are booked, with placeholders such as {to} for the visitor's entries; if absent, by email. */
  booking: z
    .string()
    .regex(/^https:\/\/\S+$/, 'write the whole address, such as "https://book.example.com/new?to={to}"')
    .superRefine((address, context) => {
      for (const [place, name = ""] of address.matchAll(/\{(\w*)\}/g))
        if (!bookingPlaces.includes(name))
          context.addIssue({
            code: "custom",
            message: `nothing is known as ${place}; write one of ${bookingPlaces.map((known) => `{${known}}`).join(" ")}`,
          });
    })
    .optional(),
  /** Where parcels are tracked, with {number} for the number; if absent, the site hands nobody over. */
  tracking: z
    .string()
    .regex(
      /^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/,
      'write the whole address with {number} in it once, such as "https://track.example.com/?number={number}"',
    )
    .optional(),
  /** The provider's own form for requests, with {subject} and {text} for what a visitor wrote. */
  contact_form: z
    .string()
    .regex(
      /^https:\/\/[^\s{}]+(\{(subject|text)\}[^\s{}]*)*$/,
      'write the whole address, such as "https://help.example.com/new?title={subject}&body={text}"',
    )
    .optional(),
  /** Forms of the provider's own numbers: # is a digit, @ a letter. */
  tracking_numbers: z
    .array(
      z.strictObject({
        form: z
          .string()
          .regex(/^[A-Za-z0-9#@ -]{6,40}$/, "write # for a digit and @ for a letter, such as AB########@@"),
        name: localizedLine,
      }),
    )
    .default([]),
  currencies: atLeastOne(z.string().regex(/^[A-Z]{3}$/)),
  /** The shipments whose prices are shown before a visitor types anything. */
  samples: z.strictObject({
    /** The shipment that the calculator starts with. */
    start: sample,
    /** The shipments for comparing parcel lines, and freight lines. */
    parcel: sample,
    cargo: sample.extend({ place: localizedLine.optional() }),
    /** The pallets that the container loading starts with. */
    pallets: sample,
  }),
  /** The guide that explains by what a parcel is charged, linked from a worked example. */
  weight_guide: z.string().optional(),
  navigation: z.array(
    z
      .strictObject({ label: localizedLine, to: localAddress.optional(), items: z.array(link).default([]) })
      .refine(({ to, items }) => (to === undefined) === items.length > 0, {
        message: "has either items, which makes it a menu, or an address under to, which makes it a link",
      }),
  ),
  footer: z.array(z.strictObject({ label: localizedLine, items: z.array(link) })),
});

export type Site = z.output<typeof siteSchema>;

/**
 * The version of the content's format, as `format` in `site.yaml` has it. It grows when a folder that was right no longer
 * builds, and CHANGELOG.md names the mend for each changed field.
 */
export const contentFormat = 2;

/** What to do with a folder of another format. */
export function explainFormat(found: unknown): string {
  return Number(found) > contentFormat
    ? `this folder is written for format ${found} of a newer release, and this one reads format ${contentFormat}; take the newer release`
    : `this folder is written for format ${Number(found) || 1}, and this release reads format ${contentFormat}; run npm run content:migrate, which says what it changes, and read CHANGELOG.md for the rest`;
}
