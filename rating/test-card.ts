import type { RateCard } from "./card.ts";
import { type CardLength, type CardMass, toLength, toMass } from "./shipment/units.ts";
import { toMicro } from "./money/money.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment/shipment.ts";

/** A card's weight in kilograms, or in pounds on an imperial card. */
export function kg(amount: number): CardMass {
  return Math.round(amount * 1e6);
}

/** A side on a metric card. */
export function cm(amount: number): CardLength {
  return Math.round(amount * 100);
}

/** A small card for tests: Germany at 7.10 per kg and 2.30 per parcel, divisor 8000, steps of 10 g, up to 30 kg. */
export function testCard(changes: Partial<RateCard> = {}): RateCard {
  return {
    service: "test",
    mode: "air",
    currency: "USD",
    validFrom: "2026-01-01",
    origins: ["CN"],
    unit: "kg",
    weight: {
      per: "parcel",
      divisor: 8000,
      minimum: kg(0.05),
      steps: [{ upTo: Number.MAX_SAFE_INTEGER, step: kg(0.01) }],
      pieceMinimum: 0,
      pieceSteps: [],
      minimums: [],
      sideStep: cm(1),
      sideRounding: "up",
    },
    limits: { maxMass: kg(30), maxSide: cm(120) },
    limitsByZone: {},
    goods: ["general"],
    incoterms: ["DAP"],
    zones: [{ zone: "DE", country: "DE" }],
    tariff: {
      method: "per-kg-and-item",
      bands: {
        DE: [{ upTo: kg(30), perUnit: toMicro(7.1), perItem: toMicro(2.3), transitMin: 5, transitMax: 8 }],
      },
    },
    surcharges: [],
    options: [],
    transit: { cutoffDays: 1 },
    ...changes,
  };
}

export function testShipment(changes: Partial<Shipment> = {}): Shipment {
  return {
    from: "CN",
    to: "DE",
    parcels: [
      { quantity: 1, mass: toMass(0.8, "kg"), sides: [toLength(40, "cm"), toLength(30, "cm"), toLength(10, "cm")] },
    ],
    goods: "general",
    currency: "USD",
    incoterm: "DAP",
    shipDate: "2026-11-20",
    ...changes,
  };
}

export const testReference: Reference = {
  exchange: { base: "USD", date: "2026-11-01", rates: { USD: 1, EUR: 0.9 } },
  dutyRules: {
    regimes: [
      {
        id: "eu",
        currency: "EUR",
        countries: { DE: { vat: "19" } },
        parts: [],
        charges: [
          {
            id: "duty",
            kind: "duty",
            label: { en: "Customs duty" },
            when: { from: "2026-07-01", value: { of: "goods", upTo: "150" } },
            amount: { each: "3", per: "sub-heading" },
            collected: "at-import",
            source: { title: "test", date: "2026-07-01" },
          },
          {
            id: "duty",
            kind: "duty",
            label: { en: "Customs duty" },
            when: { value: { of: "goods", over: "150" } },
            amount: { percent: { fixed: "4" }, of: ["goods", "carriage"] },
            collected: "at-import",
            source: { title: "test", date: "2026-07-01" },
          },
          {
            id: "vat",
            kind: "tax",
            label: { en: "VAT" },
            when: {},
            amount: { percent: { own: "vat" }, of: ["goods", "carriage", "duty"] },
            collected: "at-import",
            source: { title: "test", date: "2026-07-01" },
          },
        ],
        refusals: [],
        open: [],
        staleAfter: 396,
      },
    ],
    tariffs: {},
  },
  calendar: {
    holidays: [{ day: "2026-11-23", name: { en: "Test Day" }, regions: ["CN"] }],
    weekends: {},
    hubs: {},
    departures: [],
    peaks: [],
  },
  emissions: {
    perTonneKm: { air: 690, sea: 11, road: 105 },
    distances: { DE: { air: 9000, road: 600 } },
    source: "test",
    date: "2026-01-01",
  },
};
