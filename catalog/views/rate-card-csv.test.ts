import { describe, expect, test } from "vitest";
import type { RateCard } from "#rating/card.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { quoteCard } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import type { Locale } from "#site/locales.ts";
import { getCatalog } from "../catalog.ts";
import { translate } from "../messages.ts";
import { writeRateCardCsv } from "./rate-card-csv.ts";

const content = getCatalog();
const services = [...new Set(content.cards.map(({ service }) => service))];
const fileOf = (service: string, locale: Locale = "en") =>
  (writeRateCardCsv(content, service, locale) ?? "").replace("\uFEFF", "");

describe.each(services)("the card of %s", (service) => {
  test("is plain text in every language, with a rate for every surcharge", () => {
    for (const locale of ["en", "zh"] as const) {
      const text = fileOf(service, locale);
      expect(text).not.toMatch(/[{}]|undefined|NaN|\[object/);
      const [before = ""] = translate("card_surcharge", locale, { name: "|", rules: "" }).split("|");
      const surcharges = text.split("\r\n").filter((line) => line.startsWith(`# ${before}`));
      const own = content.cards.filter((card) => card.service === service);
      expect(surcharges).toHaveLength(own.reduce((sum, card) => sum + card.surcharges.length, 0));
      for (const line of surcharges) expect(line).toMatch(/\d/);
    }
  });

  test("gives the calculator's price to whoever reads nothing else", () => {
    const parts = fileOf(service).split(/(?=^# Yunroute:)/m);
    const own = content.cards.filter((card) => card.service === service);
    expect(parts).toHaveLength(own.length);
    for (const [at, card] of own.entries()) {
      const shipment = sampleOf(card);
      const answer = quoteCard(shipment, card, content.reference.engine);
      const total = answer.available ? answer.total : answer.reasons;
      expect(byHand(parts[at] ?? "", shipment, answer.available ? answer.zone : "")).toBe(total);
    }
  });
});

/** Where a zone is a part of a country: a postcode of the card's first zone. */
const postcodes: Readonly<Record<string, string>> = {
  "ca-air-freight": "V6B 1A1",
  "us-air-freight": "90001",
  "us-ocean-freight": "90001",
  "island-dedicated-line": "35001",
};

/** What a card's file is tried with: parcels in boxes that weigh more by volume, or freight of ten cartons. */
function sampleOf({ service, zones: [zone], goods: [goods = ""], ...card }: RateCard): Shipment {
  const container = card.tariff.method === "container";
  const freight = container || card.limits.minTotalMass !== undefined;
  const [a, b, c] = freight ? [60, 50, 40] : [30, 20, 15];
  const sides = [toLength(a, "cm"), toLength(b, "cm"), toLength(c, "cm")] as const;
  return {
    from: "CN",
    to: zone?.country ?? "",
    ...(postcodes[service] && { postcode: postcodes[service] }),
    parcels: [{ quantity: freight ? 10 : 2, mass: toMass(container ? 410 : freight ? 21.3 : 0.73, "kg"), sides }],
    goods,
    currency: card.currency,
    incoterm: "DAP",
    shipDate: card.validFrom > "2026-11-25" ? card.validFrom : "2026-11-25",
  };
}

const cents = (amount: number) => Math.round(amount * 100 + 1e-6);
const up = (amount: number, step: number) => Math.ceil(amount / step - 1e-9) * step;

/** Works out a shipment's price in cents from nothing but a card's file in English, as a reader with a pocket calculator would. */
function byHand(file: string, shipment: Shipment, zone: string): number {
  const remarks = file.split("\r\n").filter((line) => line.startsWith("# "));
  const remark = (start: string) => remarks.find((line) => line.startsWith(`# ${start}`)) ?? "";
  const rule = remark("Billed weight: ");
  const found = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0);
  const [parcel] = shipment.parcels;
  const quantity = parcel?.quantity ?? 0;
  const together = rule.includes("all pieces together") ? quantity : 1;
  const actual = ((parcel?.mass ?? 0) / toMass(1, "kg")) * together;
  const volume = (parcel?.sides ?? []).reduce((all, side) => all * (side / toLength(1, "cm")), together);
  const divisor = found(rule, /cm³ ÷ (\d+)/);
  const byVolume = divisor > 0 ? volume / divisor : 0;
  const counts = byVolume > (actual * found(rule, /as a share of actual weight over (\d+)%/)) / 100;
  const share = Number(/(\d+)% of the difference/.exec(rule)?.[1] ?? 100);
  const greater = actual + ((byVolume - actual) * share) / 100;
  const raw = Math.max(actual, counts ? greater : 0, found(rule, /at least ([\d.]+) kg/));
  const step = [...rule.matchAll(/in steps of ([\d.]+) kg(?: until ([\d.]+) kg)?/g)].find(
    ([, , limit]) => limit === undefined || raw <= Number(limit),
  )?.[1];
  const billed = up(raw, Number(step));
  const number = quantity / together;

  const table = file.split("\r\n\r\n").map((part) => part.split("\r\n").map((line) => line.split(",")));
  const rowsWith = (column: string) => {
    const [head = [], ...rows] = table.find(([heads]) => heads?.includes(column)) ?? [];
    return rows.flatMap((row) => (row[0] === zone ? [(name: string) => Number(row[head.indexOf(name)])] : []));
  };
  const [band] = rowsWith("up_to_kg").filter((row) => billed <= row("up_to_kg"));
  const tons = Math.max(
    up(Math.max(volume / 1e6, actual / 1000), found(remark("Revenue tons: "), /in steps of ([\d.]+)/) || 1),
    found(remark("Revenue tons: "), /at least ([\d.]+)/),
  );
  const freightBy: Readonly<Record<string, () => readonly number[]>> = {
    "price per kg and per parcel": () => [
      (band?.("per_kg") ?? 0) * billed * number,
      (band?.("per_item") ?? 0) * number,
    ],
    "price by weight band": () => [((band?.("price") ?? 0) + (band?.("per_kg") ?? 0) * billed) * number],
    "price for the first step and for each further step": () => {
      const [first = 0, each = 1] = [band?.("first_kg"), band?.("step_kg")];
      const further = Math.max(0, Math.ceil((billed - first) / each - 1e-9));
      return [((band?.("first_price") ?? 0) + further * (band?.("step_price") ?? 0)) * number];
    },
    "price per kg by weight break": () => [
      Math.max(
        rowsWith("minimum")[0]?.("minimum") ?? 0,
        Math.min(...rowsWith("from_kg").map((row) => Math.max(billed, row("from_kg")) * row("per_kg"))),
      ),
    ],
    "weight or measure": () => [
      tons * (rowsWith("per_revenue_ton")[0]?.("per_revenue_ton") ?? 0),
      rowsWith("per_revenue_ton")[0]?.("per_shipment") ?? 0,
    ],
    // ten cartons fill one small container
    "price per container": () => [rowsWith("container")[0]?.("price") ?? 0],
  };
  const parts = freightBy[remark("Method: ").slice("# Method: ".length)]?.().map(cents) ?? [];
  const freight = parts.reduce((sum, part) => sum + part, 0);
  const charges = remarks
    .filter((line) => line.startsWith("# Surcharge: ") && !/only (?:for|to|zones|with|parcels|DDP)/.test(line))
    .filter((line) => {
      const days = /only handed over from (.*) to (.*)$/.exec(line);
      const at = Date.parse(`${shipment.shipDate}T00:00:00Z`);
      return !days || (Date.parse(`${days[1]} UTC`) <= at && at <= Date.parse(`${days[2]} UTC`));
    })
    .map((line) => {
      const percent = found(line, /([\d.]+)% of freight/);
      const perKg = /([\d.]+) per kg of billed weight rounded up in steps of ([\d.]+) kg/.exec(line);
      const tier = [...line.matchAll(/up to (\d+) kg ([\d.]+)((?:, zone \S+ [\d.]+)*)/g)].find(
        ([, limit]) => billed <= Number(limit),
      );
      const inZone = found(tier?.[3] ?? "", new RegExp(`zone ${zone} ([\\d.]+)`));
      return (
        Math.round((freight * percent) / 100 + 1e-6) +
        cents((perKg ? Number(perKg[1]) * up(billed, Number(perKg[2])) : 0) * number) +
        cents((inZone || Number(tier?.[2] ?? 0)) * number) +
        cents(found(line, /([\d.]+) per parcel/) * quantity) +
        cents(found(line, /([\d.]+) per shipment/))
      );
    });
  return charges.reduce((sum, charge) => sum + charge, freight);
}
