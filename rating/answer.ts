import type { Day } from "./card.ts";
import type { Length } from "./length.ts";
import type { Mass, MassUnit } from "./mass.ts";
import type { Minor } from "./money.ts";

/** What the engine answers for one card: a quote, or the reasons why there is none. */
export type Answer = Quote | Refusal;

export type Quote = {
  available: true;
  service: string;
  currency: string;
  card: { validFrom: Day; validTo?: Day };
  zone: string;
  billable: Billable;
  lines: readonly Line[];
  total: Minor;
  transit: { min: number; max: number; earliest: Day; latest: Day };
  /** Grams of CO₂ equivalent, where reference data has a factor for the lane. */
  emissions?: number;
};

export type Refusal = { available: false; service: string; reasons: readonly Reason[] };

/** The billable weight with the steps that led to it. */
export type Billable = { mass: Mass; unit: MassUnit; steps: readonly WeightStep[]; revenueTons?: number };

export type WeightStep =
  | { kind: "actual"; mass: Mass }
  | {
      kind: "volumetric";
      sides: readonly [number, number, number];
      cube: "cm" | "in";
      volume: number;
      divisor: number;
      mass: Mass;
      quantity: number;
    }
  | { kind: "volume-ignored"; why: "ratio" | "volume" | "side"; threshold: number }
  | { kind: "no-sides" }
  | { kind: "half"; mass: Mass }
  | { kind: "greater"; of: "actual" | "volumetric"; mass: Mass }
  | { kind: "minimum"; mass: Mass }
  | { kind: "rounded"; step: Mass; mass: Mass };

export type Line = {
  code: "freight" | "handling" | "surcharge" | "duty" | "vat" | "disbursement";
  /** The card's own words for a surcharge, or a reference rule's. */
  label?: string;
  /** The numbers put into the rule, e.g. `1.5 kg × $7.10`. */
  formula: string;
  amount: Minor;
  /** Where a figure of reference data comes from. */
  source?: { title: string; date: Day };
  /** Set when paying for a higher weight break is cheaper than the actual weight. */
  nextBreak?: { from: Mass; saved: Minor };
};

export type Reason = {
  field:
    | "from"
    | "to"
    | "postcode"
    | "weight"
    | "sides"
    | "goods"
    | "value"
    | "incoterm"
    | "date"
    | "quantity"
    | "card";
  code: ReasonCode;
  given?: string | number;
  limit?: string | number;
  /** The nearest change that lifts this reason. */
  fix?: Fix;
};

export type ReasonCode =
  | "origin-not-served"
  | "destination-not-served"
  | "postcode-needed"
  | "no-card-for-date"
  | "parcel-too-light"
  | "parcel-too-heavy"
  | "shipment-too-light"
  | "shipment-too-heavy"
  | "side-too-long"
  | "girth-too-big"
  | "side-sum-too-big"
  | "sides-needed"
  | "too-many-parcels"
  | "goods-not-carried"
  | "value-too-high"
  | "incoterm-not-offered"
  | "does-not-fit-container"
  | "no-price";

export type Fix =
  | { field: "parcelMass"; mass: Mass }
  | { field: "totalMass"; mass: Mass }
  /** No side longer than this. */
  | { field: "longestSide"; length: Length }
  | { field: "split"; parcels: number }
  | { field: "goods"; goods: string }
  | { field: "incoterm"; incoterm: "DAP" | "DDP" }
  | { field: "shipDate"; date: Day }
  | { field: "from"; origin: string };
