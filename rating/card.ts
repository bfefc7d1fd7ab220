import type { Length } from "./length.ts";
import type { Mass, MassUnit } from "./mass.ts";
import type { Micro } from "./money.ts";

/** A day as `2026-11-21`. Days compare as text. */
export type Day = string;

/** A rate card as the engine reads it: every figure an integer of the engine's units. */
export type RateCard = {
  service: string;
  mode: "air" | "sea";
  currency: string;
  validFrom: Day;
  validTo?: Day;
  /** Regions from where the card ships, e.g. `CN`. */
  origins: readonly string[];
  unit: MassUnit;
  weight: WeightRule;
  limits: Limits;
  limitsByZone: Readonly<Record<string, Limits>>;
  /** Goods categories the card carries. */
  goods: readonly string[];
  incoterms: readonly Incoterm[];
  zones: readonly Zone[];
  tariff: Tariff;
  surcharges: readonly Surcharge[];
  transit: { cutoffDays: number };
};

export type Incoterm = "DAP" | "DDP";

/** A zone is a country, or a part of one told by postcode. The first that matches counts. */
export type Zone = {
  zone: string;
  country: string;
  /** The region of origin that the zone is seen from; every one where none is named. */
  origin?: string;
  postcodes?: readonly PostcodeRule[];
  label?: string;
};

/** A prefix ("IM") or an inclusive range of equal-length texts ("35000" to "35660"). */
export type PostcodeRule = { prefix: string } | { from: string; to: string };

export type WeightRule = {
  /** What a divisor works on: each parcel, or the whole consignment (air cargo). */
  per: "parcel" | "consignment";
  /** cm³ per kg (or in³ per lb on an imperial card); none: volume never counts. */
  divisor?: number;
  /** How volume counts once it does. `half` bills the mean of actual and volumetric weight. */
  volume: "greater" | "half";
  /** Volume counts only past these. */
  when?: {
    /** volumetric weight over this share of the actual, in percent */ ratioOver?: number;
    /** the same, this share included */ ratioFrom?: number;
    /** volume over this, in cubic units */ volumeOver?: number;
    /** longest side over this */ sideOver?: Length;
  };
  minimum: Mass;
  /** Rounding up, by range: the first whose `upTo` is not below the weight gives the step. */
  steps: readonly { upTo: Mass; step: Mass }[];
  /** Sides are rounded up to this before the volume is taken. */
  sideStep: Length;
};

export type Limits = {
  minMass?: Mass;
  maxMass?: Mass;
  /** Of the whole shipment. */
  minTotalMass?: Mass;
  maxTotalMass?: Mass;
  maxSide?: Length;
  /** Length + 2 × (width + height). */
  maxGirth?: Length;
  maxSideSum?: Length;
  /** In minor units of the card's currency, a parcel. */
  maxValue?: number;
  maxParcels?: number;
};

/** A band holds `from < weight ≤ upTo`, where `from` is the band before. */
export type Tariff =
  | { method: "per-kg-and-item"; bands: ByZone<{ upTo: Mass; perUnit: Micro; perItem: Micro }> }
  | { method: "flat-by-band"; bands: ByZone<{ upTo: Mass; price: Micro }> }
  | {
      method: "first-and-additional";
      bands: ByZone<{ upTo: Mass; first: Mass; firstPrice: Micro; step: Mass; stepPrice: Micro }>;
    }
  | { method: "breaks"; minimum: ByZone<{ price: Micro }>; bands: ByZone<{ from: Mass; perUnit: Micro }> }
  | {
      method: "weight-or-measure";
      bands: ByZone<{ perRevenueTon: Micro; perItem: Micro }>;
      minimum: number;
      step: number;
    }
  | { method: "container"; bands: ByZone<{ container: ContainerKind; price: Micro }> };

export type ByZone<Row> = Readonly<Record<string, readonly (Row & Transit)[]>>;

/** Working days from hand-over to delivery. */
export type Transit = { transitMin: number; transitMax: number };

export type ContainerKind = "20GP" | "40GP" | "40HC";

export type Surcharge = {
  id: string;
  label: string;
  amount:
    | { per: "percent"; basisPoints: number; of: "freight" | readonly string[] }
    | { per: "unit"; price: Micro; step: Mass }
    | { per: "parcel"; price: Micro }
    | { per: "shipment"; price: Micro }
    | { per: "tier"; tiers: readonly { upTo: Mass; prices: Readonly<Record<string, Micro>> }[] };
  /** All that are given must hold. */
  when?: {
    goods?: readonly string[];
    zones?: readonly string[];
    countries?: readonly string[];
    postcodes?: readonly PostcodeRule[];
    incoterm?: Incoterm;
    from?: Day;
    to?: Day;
    massOver?: Mass;
    massFrom?: Mass;
    sideOver?: Length;
    sideFrom?: Length;
    girthOver?: Length;
    /** Volume of a parcel in cubic card units (cm³, in³). */
    volumeOver?: number;
  };
  /** Of the surcharges of one group that apply, the first in the card's order counts alone. */
  group?: string;
};
