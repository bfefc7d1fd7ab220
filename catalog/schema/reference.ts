import { z } from "zod";
import { day } from "../read/values.ts";
import { factFields, factsHaveSources, line, localizedLine, sourceUrl } from "./text.ts";

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
    rail: z.number().positive().optional(),
  }),
  /** By how much air routes exceed the great circle. */
  air_detour_percent: z.number().min(0),
  sea_km: z.record(z.string(), z.number().positive()),
  /** Of the main leg by road or rail. */
  land_km: z.record(z.string(), z.number().positive()).default({}),
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

const position = { lon: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) };
const id = z.string().regex(/^[a-z][a-z0-9-]*$/, "write a short name such as bashi-channel");

/** `content/reference/sea-network.yaml` */
export const seaNetworkSchema = z.strictObject({
  ...sourced,
  speed_knots: z.number().positive().max(40),
  nodes: z.record(id, z.strictObject({ ...position, name: localizedLine.optional() })),
  /** Chains of nodes. */
  legs: z.array(z.array(id).min(2)).min(1),
  canals: z
    .array(
      z.strictObject({ from: id, to: id, km: z.number().positive(), days: z.number().positive(), name: localizedLine }),
    )
    .default([]),
});

/** `content/reference/gateways.yaml` */
export const gatewaysSchema = z.strictObject({
  ...sourced,
  gateways: z.array(
    z.strictObject({
      id,
      name: localizedLine,
      ...position,
      /** Only for these services; for all, if absent. */
      services: z.array(z.string()).optional(),
      /** Zones and countries. */
      to: z.array(z.string()),
      /** Places in one region are drawn on a map of their own if there are many. */
      region: id.optional(),
      /** Aircraft only refuel there. */
      stop: z.boolean().default(false),
    }),
  ),
  places: z.array(
    z.strictObject({
      zone: z.string(),
      name: localizedLine,
      ...position,
      postcode: z.string(),
      /** Nodes of the sea network where its ships land, and from which trains continue. */
      port: id.optional(),
      ports: z.array(id).default([]),
      rail: id.optional(),
    }),
  ),
  railways: z
    .array(z.strictObject({ from: id, to: z.string(), through: z.array(z.tuple([z.number(), z.number()])).min(1) }))
    .default([]),
});

export type SeaNetwork = z.output<typeof seaNetworkSchema>;
export type Gateways = z.output<typeof gatewaysSchema>;

export const weekdays = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

const onDays = z
  .array(z.enum(weekdays))
  .min(1)
  .refine((days) => new Set(days).size === days.length, "list each day of the week once");
/** A time of day; "9:00" is read as "09:00". */
const time = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'write a time such as "14:00"')
  .transform((text) => text.padStart(5, "0"));
const zones = new Set(Intl.supportedValuesOf("timeZone"));
const timeZone = z
  .string()
  .refine((name) => zones.has(name), 'write a time zone as IANA names it, such as "Asia/Shanghai"');
const regionId = z.string().regex(/^[a-z0-9-]+$/, "use a-z, 0-9 and - only");

/** `content/reference/calendar/operations.yaml` */
export const operationsSchema = z.strictObject({
  hubs: z.record(
    z.string(),
    z.strictObject({
      open: onDays,
      hours: z.strictObject({ from: time, to: time }),
      hand_over_by: time,
      /** Whose days the hub's are; without it, days are the visitor's. */
      time_zone: timeZone.optional(),
      hand_over_by_service: z.record(z.string(), time).default({}),
    }),
  ),
  closings: z
    .array(
      z.strictObject({
        id: regionId,
        hubs: z.array(z.string()).min(1),
        name: localizedLine,
        from: day,
        to: day,
        first_departure: day.optional(),
        /** Other days that a notice about it may mention. */
        days: z.record(z.string(), day).default({}),
      }),
    )
    .default([]),
  departures: z
    .array(z.strictObject({ services: z.array(z.string()).min(1), kind: z.enum(["flight", "sailing"]), on: onDays }))
    .default([]),
  peaks: z
    .array(
      z.strictObject({
        id: regionId,
        name: localizedLine,
        from: day,
        to: day,
        services: z.array(z.string()).min(1).optional(),
        add: z
          .array(z.strictObject({ countries: z.array(z.string()).min(1).optional(), days: z.int().min(1).max(30) }))
          .min(1),
      }),
    )
    .default([]),
});

export type OperationsFile = z.output<typeof operationsSchema>;
export type ClosingFile = OperationsFile["closings"][number];

const shortName = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "write a short name such as battery-inside");
const ids = z.array(shortName);
const says = { papers: ids.default([]), why: localizedLine, source: line };

/** `content/reference/goods-classes.yaml` */
export const goodsClassesSchema = z.strictObject({
  sources: z.record(shortName, z.strictObject({ title: line, url: sourceUrl.optional(), read: day })),
  papers: z.record(shortName, localizedLine),
  classes: z
    .array(
      z.strictObject({
        id: shortName,
        label: localizedLine,
        carriage: z.enum(["card", "freight", "sea", "ask", "never"]).optional(),
        category: shortName.optional(),
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
      id: shortName,
      classes: ids.min(1),
      /** Country codes, or the name of a file in `duties/` for all its countries. */
      to: z.array(z.string()).min(1),
      verdict: z.enum(["papers", "ask", "never"]),
      ...says,
    }),
  ),
  questions: z.record(shortName, localizedLine),
  /** Tariffs of `duties/headings.csv`, by country. */
  tariffs: z
    .record(
      z.string().regex(/^[A-Z]{2}$/),
      z.strictObject({
        label: localizedLine,
        source: line,
        also: z.array(line).default([]),
        added: z
          .record(
            shortName,
            z.strictObject({
              label: localizedLine,
              replaces: z.array(shortName).min(1),
              instead_of: shortName.optional(),
            }),
          )
          .default({}),
      }),
    )
    .default({}),
});
