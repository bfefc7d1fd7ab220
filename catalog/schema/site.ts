import { z } from "zod";
import { brandSchema } from "./brand.ts";
import { line, localAddress, localizedLine } from "./text.ts";
import { knownLocales } from "#site/locales.ts";

const link = z.strictObject({ to: localAddress, label: localizedLine, note: localizedLine.optional() });

const sample = z.strictObject({
  to: z.string().regex(/^[A-Z]{2}$/, "write a country code such as DE"),
  postcode: z.string().optional(),
  quantity: z.int().positive().default(1),
  weight_kg: z.number().positive(),
  size_cm: z.tuple([z.number().positive(), z.number().positive(), z.number().positive()]),
});

/** A list with a first entry, which is the default. */
function atLeastOne<T extends z.ZodType>(entry: T) {
  return z.tuple([entry], entry);
}

/** What stands for a visitor's own figures in the booking address. */
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
  name: line,
  brand: brandSchema,
  /** The languages of the site, the first one without a prefix; without it, all that have a file of words. */
  languages: z.array(z.enum(knownLocales)).min(1).optional(),
  claim: localizedLine,
  description: localizedLine,
  /** Public address, for canonical links, the sitemap and social cards; without a slash at its end. */
  address: z.url().transform((address) => address.replace(/\/$/, "")),
  legal_name: localizedLine,
  street: localizedLine,
  email: z.email(),
  phone: line,
  press_email: z.email(),
  /** When the telephone is answered. */
  hours: localizedLine.optional(),
  /** The account that a QR code leads to, and what is to be said beside it. */
  wechat: z.strictObject({ id: line, address: z.url(), note: localizedLine.optional() }).optional(),
  /** Where goods are handed over, each as a courier writes it. */
  hubs: z
    .array(z.strictObject({ name: localizedLine, receiver: localizedLine, phone: line, address: localizedLine }))
    .default([]),
  hubs_note: localizedLine.optional(),
  /** The filing number (ICP) that a site shows in its footer, where the law of its servers asks for one. */
  icp: localizedLine.optional(),
  /** Said wherever a price stands. */
  illustrative: localizedLine,
  origins: atLeastOne(
    z.strictObject({ code: line, label: localizedLine, hub: localizedLine, lat: z.number(), lon: z.number() }),
  ),
  /** Where shipments are booked, with places such as {to} for what a visitor typed; without it they go by mail. */
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
  /** Where parcels are tracked, with {number} for the number; without it the site offers no tracking. */
  tracking: z
    .string()
    .regex(
      /^https:\/\/[^\s{}]+\{number\}[^\s{}]*$/,
      'write the whole address with {number} in it once, such as "https://track.example.com/?number={number}"',
    )
    .optional(),
  currencies: atLeastOne(z.string().regex(/^[A-Z]{3}$/)),
  /** The shipments whose prices are shown before a visitor has typed anything. */
  samples: z.strictObject({
    /** The shipment that the calculator begins with. */
    start: sample,
    /** What parcel lines, and lines for freight, are compared by. */
    parcel: sample,
    cargo: sample.extend({ place: localizedLine.optional() }),
    /** The pallets that the loading of containers begins with. */
    pallets: sample,
  }),
  /** The guide that explains what a parcel is charged by: a worked example leads to it. */
  weight_guide: z.string().optional(),
  navigation: z.array(
    z.strictObject({ label: localizedLine, to: localAddress.optional(), items: z.array(link).default([]) }),
  ),
  footer: z.array(z.strictObject({ label: localizedLine, items: z.array(link) })),
});

export type Site = z.output<typeof siteSchema>;
