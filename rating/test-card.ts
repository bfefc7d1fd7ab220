import type { RateCard } from "./card.ts";
import { length } from "./length.ts";
import { mass } from "./mass.ts";
import { micro } from "./money.ts";
import type { Reference } from "./reference.ts";
import type { Shipment } from "./shipment.ts";

/** A small card for tests: Germany at 7.10 a kilogram and 2.30 a parcel, divisor 8000, steps of 10 g, to 30 kg. */
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
      volume: "greater",
      minimum: mass(50, "g"),
      steps: [{ upTo: Number.MAX_SAFE_INTEGER, step: mass(10, "g") }],
      sideStep: length(1, "cm"),
    },
    limits: { maxMass: mass(30, "kg"), maxSide: length(120, "cm") },
    limitsByZone: {},
    goods: ["general"],
    incoterms: ["DAP"],
    zones: [{ zone: "DE", country: "DE" }],
    tariff: {
      method: "per-kg-and-item",
      bands: {
        DE: [{ upTo: mass(30, "kg"), perUnit: micro(7.1), perItem: micro(2.3), transitMin: 5, transitMax: 8 }],
      },
    },
    surcharges: [],
    transit: { cutoffDays: 1 },
    ...changes,
  };
}

export function testShipment(changes: Partial<Shipment> = {}): Shipment {
  return {
    from: "CN",
    to: "DE",
    parcels: [{ quantity: 1, mass: mass(0.8, "kg"), sides: [length(40, "cm"), length(30, "cm"), length(10, "cm")] }],
    goods: "general",
    currency: "USD",
    incoterm: "DAP",
    shipDate: "2026-11-20",
    ...changes,
  };
}

export const testReference: Reference = {
  exchange: { base: "USD", date: "2026-11-01", rates: { USD: 1, EUR: 0.9 } },
  taxes: {
    DE: {
      area: "EU",
      vat: 1900,
      vatName: "VAT",
      currency: "EUR",
      vatFree: 0,
      dutyFree: 150,
      flatDuty: { amount: 3, upTo: 150, from: "2026-07-01" },
      dutyBase: "value+freight",
      vatBase: "value+freight+duty",
      source: "test",
      date: "2026-07-01",
    },
  },
  duties: { EU: { general: 400 } },
  holidays: { CN: ["2026-11-24"] },
  emissions: {
    perTonneKm: { air: 690, sea: 11, road: 105 },
    distances: { DE: { air: 9000, road: 600 } },
    source: "test",
    date: "2026-01-01",
  },
};
