import type { Day } from "./card.ts";

/** What the engine must know beside the cards. Every row says where it comes from and of when it is. */
export type Reference = {
  /** How much one unit of the base currency buys, by currency. */
  exchange: { base: string; date: Day; rates: Readonly<Record<string, number>> };
  taxes: Readonly<Record<string, TaxRule>>;
  /** Customs duty of a goods category in basis points of the value, by tariff area (`EU`, `US`, `GB` …). */
  duties: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Days on which nothing moves at the origin, by region. */
  holidays: Readonly<Record<string, readonly Day[]>>;
  emissions: Emissions;
};

export type Sourced = { source: string; date: Day };

export type TaxRule = Sourced & {
  /** The tariff area whose duties count. */
  area: string;
  /** VAT, GST or the like in basis points. */
  vat: number;
  vatName: string;
  currency: string;
  /** Value (whole units of `currency`) up to which no VAT is due; 0 where it is due from the first cent. */
  vatFree: number;
  /** Value up to which no duty is due. */
  dutyFree: number;
  /** Flat duty an item on parcels up to a value (EU: 3 EUR up to 150 EUR from 1 July 2026). */
  flatDuty?: { amount: number; upTo: number; from: Day };
  /** Whether duty is charged on the goods alone (FOB, as in the US and Canada) or on goods and carriage (CIF). */
  dutyBase: "value" | "value+freight";
  /** Whether VAT is charged on freight and duty too, or on the value alone. */
  vatBase: "value" | "value+freight+duty";
};

export type Emissions = Sourced & {
  /** Grams of CO₂e a tonne-kilometre. */
  perTonneKm: Readonly<Record<"air" | "sea" | "road", number>>;
  /** Kilometres of the main leg, by mode and destination country, and of the last leg by road. */
  distances: Readonly<Record<string, { air: number; sea?: number; road: number }>>;
};
