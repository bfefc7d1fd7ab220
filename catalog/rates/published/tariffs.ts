import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { toLength, toMass } from "#rating/shipment/units.ts";
import type { Parcel } from "#rating/shipment/shipment.ts";
import { loadCatalog } from "../../catalog.ts";

/** Places that the site does not serve are replaced by one that it does, both on the card and in the shipment. */
const standIns: Readonly<Record<string, string>> = {
  AR: "CL",
  BS: "PR",
  CN: "KR",
  GP: "FR",
  HK: "SG",
  IN: "SG",
  KW: "SA",
  KZ: "AE",
  PE: "CL",
  RS: "HR",
  RU: "PL",
  SV: "MX",
  SY: "AE",
  TT: "PR",
  ZA: "AU",
};
export const served = (country: string) => standIns[country] ?? country;

const page = (name: string) => `---
name: ${name}
kind: b2c
order: 50
icon: lucide:package
summary: A published tariff.
description: A published tariff, with its prices and rules, to measure the calculator against what the issuer printed on the day.
audience: [Testers, Testers, Testers]
carries: [General goods, General goods]
refuses: [Batteries, Liquids]
tracking: [{ title: Sent, text: Sent. }, { title: Arrived, text: Arrived. }]
customs: By the receiver.
packing: [A box, A box]
example: { to: US, postcode: "90001", quantity: 1, weight_kg: 1, size_cm: [10, 10, 10] }
shown: []
steps: [{ title: Send, text: Send it. }, { title: Wait, text: Wait. }, { title: Have it, text: Have it. }]
faq: [{ q: What is it?, a: A tariff. }, { q: Whose?, a: Theirs. }, { q: When?, a: Then. }]
guides: []
---
A published tariff.
`;

/** Currencies that cards here use and the site does not; figures that need a rate state it. */
const furtherRates = "\n  KRW: 1400\n  HUF: 340\n  BGN: 1.7\n  PLN: 3.7\n  CZK: 21\n  RUB: 80\n";

/** The site's own content with the published tariffs as services, loaded like any other content. */
export function loadTariffs(cards: URL) {
  const root = mkdtempSync(join(tmpdir(), "tariffs-"));
  try {
    cpSync("content", root, { recursive: true });
    cpSync(cards, join(root, "rates"), { recursive: true });
    const exchange = join(root, "reference/exchange.yaml");
    writeFileSync(exchange, readFileSync(exchange, "utf8").trimEnd() + furtherRates);
    for (const name of readdirSync(cards)) writeFileSync(join(root, "services", `${name}.md`), page(name));
    return loadCatalog(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

const money = z.string().regex(/^[\d.]+ [A-Z]{3}$/);
const figure = z.strictObject({
  id: z.string(),
  basis: z.enum(["published", "worked"]),
  to: z.string().optional(),
  postcode: z.string().optional(),
  on: z.string().optional(),
  pieces: z.array(z.string()).min(1),
  value: money.optional(),
  options: z.array(z.string()).default([]),
  goods: z.string().optional(),
  subheadings: z.int().optional(),
  lines: z.record(z.string(), z.int()).optional(),
  total: z.int(),
  sum: z.string().min(1),
  pending: z.string().min(20).optional(),
});
const tariff = z.strictObject({
  tariff: z.string(),
  issuer: z.string(),
  source: z.strictObject({
    document: z.string(),
    place: z.string(),
    edition: z.string(),
    found: z.string(),
    also: z.string().optional(),
  }),
  illustrative: z.string().optional(),
  rules: z.array(z.string()).min(1),
  currency: z.string(),
  to: z.string().optional(),
  postcode: z.string().optional(),
  /** How much of each currency one unit of the tariff's buys on the day. */
  rates: z.record(z.string(), z.number()).optional(),
  box: z.string().default("10x10x2 cm"),
  excerpt: z.array(z.unknown()),
  zones: z.unknown().optional(),
  notes: z.string().optional(),
  figures: z.array(figure).min(1),
});
export type Tariff = z.infer<typeof tariff> & { id: string };
export type Figure = z.infer<typeof figure>;

/** Every tariff in figures/, with its file name. */
export function readTariffs(directory: URL): Tariff[] {
  const files = readdirSync(directory).filter((name) => name.endsWith(".yaml"));
  return files.map((name) => ({
    id: name.slice(0, -".yaml".length),
    ...tariff.parse(parse(readFileSync(new URL(name, directory), "utf8"))),
  }));
}

/** The day on which a tariff's shipments are sent: the edition's, or that of the card for an undated source. */
export const parseEditionDay = (edition: string) => (/^\d{4}-\d\d-\d\d$/.test(edition) ? edition : "2020-01-01");

const written = /^(?:(\d+) × )?([\d.]+) (kg|g|lb)(?: ([\d.]+)x([\d.]+)x([\d.]+) (cm|in))?( upright)?$/;

/** `3 × 12 kg 60x40x30 cm`, and ` upright` if it must not be tipped; without sides it is the size of `box`. */
export function readPiece(text: string, box: string): Parcel {
  const [, quantity = "1", weight, unit, ...sides] = written.exec(text) ?? [];
  const [a, b, c, measure] = sides[0] ? sides : (written.exec(`1 kg ${box}`)?.slice(4, 8) ?? []);
  if (!(unit === "kg" || unit === "g" || unit === "lb") || !(measure === "cm" || measure === "in"))
    throw new Error(`"${text}" is no piece`);
  return {
    ...(text.endsWith(" upright") && { upright: true }),
    quantity: Number(quantity),
    mass: toMass(Number(weight), unit),
    sides: [toLength(Number(a), measure), toLength(Number(b), measure), toLength(Number(c), measure)],
  };
}
