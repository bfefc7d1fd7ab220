import { z } from "zod";
import { day } from "../read/quantity.ts";
import { line, localizedLine } from "./text.ts";

const sourced = { source: line, date: day };
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
