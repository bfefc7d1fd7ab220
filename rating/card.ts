import type { Space } from "./loading/cargo.ts";
import type { Pallet } from "./loading/pallets.ts";
import type { LocalText } from "./duties/rules.ts";
import type { CardLength, CardMass, CardUnit, CardVolume } from "./scale.ts";
import type { Micro, Minor } from "./money.ts";

/** A day as `2026-11-21`. Days compare as text. */
export type Day = string;

/** A rate card as the engine reads it: every figure an integer of the card's own units (`scale.ts`). */
export type RateCard = {
  service: string;
  mode: "air" | "sea";
  currency: string;
  validFrom: Day;
  validTo?: Day;
  /** Regions from where the card ships, by their ISO 3166-1 codes. */
  origins: readonly string[];
  /** Kilograms and centimetres, or pounds and inches. */
  unit: CardUnit;
  weight: WeightRule;
  limits: Limits;
  limitsByZone: Readonly<Record<string, Limits>>;
  /** Goods categories the card carries. */
  goods: readonly string[];
  incoterms: readonly Incoterm[];
  zones: readonly Zone[];
  /** Parts of countries that the card does not reach, whatever its zones say: islands, overseas territories. */
  excluded?: readonly { country: string; postcodes: readonly PostcodeRule[] }[];
  tariff: Tariff;
  /** How containers are loaded, where it differs from the usual. */
  loading?: CardLoading;
  surcharges: readonly Surcharge[];
  /** What the visitor may choose of this card; those that have a price have it as a surcharge. */
  options: readonly CardOption[];
  /** The item fee is part of the freight's charge, and both are rounded as one. */
  itemFeeInFreight?: boolean;
  /** What the total of freight and surcharges is rounded to. */
  roundTotal?: { step: Minor; rounding: "up" | "nearest" | "down" };
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

/** A beginning ("IM", "PA20") or an inclusive range ("35000" to "35660"), as `postcode.ts` compares them. */
export type PostcodeRule = { prefix: string } | { from: string; to: string };

/** Rounding up, by range: the first whose `upTo` is not below the weight gives the step. */
export type WeightSteps = readonly { upTo: CardMass; step: CardMass }[];

export type WeightRule = {
  /**
   * What is weighed and priced. `parcel`: each parcel by itself. `shipment`: each parcel is weighed by itself, then all
   * are added and priced as one (multi-piece couriers). `consignment`: the scale of all pieces against the volume of
   * all pieces (air cargo), priced as one.
   */
  per: "parcel" | "shipment" | "consignment";
  /** cm³ per kg (or in³ per lb on an imperial card); none: volume never counts. */
  divisor?: number;
  /** How volume counts once it does. `half` bills the mean of actual and volumetric weight. */
  volume: "greater" | "half";
  /** Volume counts only where all of these hold. */
  when?: VolumeCondition;
  /** The least that is billed, of what is priced. */
  minimum: CardMass;
  /** Rounding of what is priced. */
  steps: WeightSteps;
  /** The least of each parcel, and its rounding, before parcels are added (`shipment`, `consignment`). */
  pieceMinimum: CardMass;
  pieceSteps: WeightSteps;
  /** A shipment priced as one counts at least this for each of its parcels. */
  averageMinimum?: CardMass;
  /** Weights that a parcel of a certain size or weight counts at least. */
  minimums: readonly { mass: CardMass; when: PieceCondition }[];
  /** Sides are rounded to this before the volume is taken. */
  sideStep: CardLength;
  sideRounding: "up" | "nearest" | "down";
};

export type VolumeCondition = {
  /** Volumetric weight over this share of the actual, in millionths of a percent. */
  ratioOver?: number;
  /** The same, this share included. */
  ratioFrom?: number;
  volumeOver?: CardVolume;
  volumeFrom?: CardVolume;
  /** Longest side. */
  sideOver?: CardLength;
  sideFrom?: CardLength;
};

/** What a threshold looks at. Girth is length + 2 × (width + height); masses `mass` on the scale, `billable` as billed. */
export type PieceMeasure =
  | "mass"
  | "billable"
  | "side"
  | "second-side"
  | "third-side"
  | "girth"
  | "side-sum"
  | "volume"
  /** Volumetric weight in millionths of a percent of the scale weight. */
  | "ratio";
/** Of the shipment as a whole: scale weight, billable weight, value (minor units of the card's currency), parcels. */
export type ShipmentMeasure = "total-mass" | "total-billable" | "value" | "parcels";

export type Threshold<Measure> = { of: Measure; is: "over" | "from" | "up-to" | "under"; limit: number };

/** Holds where all of `all` hold and, if there are any, one of the lists of `any`. */
export type PieceCondition = {
  all: readonly Threshold<PieceMeasure>[];
  any?: readonly (readonly Threshold<PieceMeasure>[])[];
  /** Measured on the sides as the weight rule rounds them. */
  roundedSides?: boolean;
};

export type Limits = {
  minMass?: CardMass;
  maxMass?: CardMass;
  /** Of the whole shipment. */
  minTotalMass?: CardMass;
  maxTotalMass?: CardMass;
  maxSide?: CardLength;
  maxSecondSide?: CardLength;
  maxThirdSide?: CardLength;
  /** Length + 2 × (width + height). */
  maxGirth?: CardLength;
  maxSideSum?: CardLength;
  maxVolume?: CardVolume;
  /** Sizes are compared as the weight rule rounds sides, not as given. */
  roundedSides?: boolean;
  /** Of a parcel, in minor units of the card's currency. */
  maxValue?: Minor;
  maxParcels?: number;
};

/** A band holds `from < weight ≤ upTo`, where `from` is the band before. */
export type Tariff =
  | { method: "per-kg-and-item"; bands: ByZone<{ upTo: CardMass; perUnit: Micro; perItem: Micro }> }
  /** `perUnit`: an extra price per kilogram (the "multiplier" above the last step of a courier's table). */
  | { method: "flat-by-band"; bands: ByZone<{ upTo: CardMass; price: Micro; perUnit?: Micro }> }
  | {
      method: "first-and-additional";
      bands: ByZone<{ upTo: CardMass; first: CardMass; firstPrice: Micro; step: CardMass; stepPrice: Micro }>;
    }
  | { method: "breaks"; minimum: Readonly<Record<string, Micro>>; bands: ByZone<{ from: CardMass; perUnit: Micro }> }
  | {
      method: "weight-or-measure";
      bands: ByZone<{ perRevenueTon: Micro; perItem: Micro }>;
      /** Thousandths of a revenue ton. */
      minimum: number;
      step: number;
    }
  | { method: "container"; bands: ByZone<{ container: ContainerKind; price: Micro }> };

export type ByZone<Row> = Readonly<Record<string, readonly (Row & Transit)[]>>;

/** Working days from hand-over to delivery. */
export type Transit = { transitMin: number; transitMax: number };

/** Lengths in millimetres, masses in grams, as `loading/` counts them. */
export type CardLoading = {
  /** Pieces go onto such pallets first; what does not go on one travels as it is. */
  pallet?: Pallet;
  palletsStackable?: boolean;
  /** Free between neighbours. */
  gap?: number;
  /** Sizes and payloads of this card's containers, over the usual ones. */
  containers?: Readonly<Partial<Record<ContainerKind, Partial<Omit<Space, "name" | "price">>>>>;
};

export type ContainerKind = "20GP" | "40GP" | "40HC";

/** Extra services that a visitor may choose, by the id that cards give them: a signature, insurance, delivery on Saturday. */
export type ShipmentOption = string;

/** Delivery to a home: a fact, not a wish, so a card that does not mention homes delivers to them. */
export const residential: ShipmentOption = "residential";

export type CardOption = { id: ShipmentOption; name: LocalText; included: boolean };

export type Surcharge = {
  id: string;
  /** One name for all languages, or one a language. */
  label: string | LocalText;
  amount: SurchargeAmount;
  /** The charge is at least, at most this. */
  minimum?: Micro;
  maximum?: Micro;
  /** What each parcel pays is at least, at most this. */
  each?: { minimum?: Micro; maximum?: Micro };
  /** All that are given must hold. */
  when?: SurchargeCondition;
  /** Of the surcharges of one group, the first that applies to a parcel in the card's order counts for it alone. */
  group?: string;
};

export type SurchargeAmount =
  /** Millionths of a percent of freight ("freight"), of the goods' value ("value"), and of surcharges before it. */
  | { per: "percent"; millionths: number; of: readonly string[] }
  /** Of the freight of those parcels that the condition holds for. */
  | { per: "share"; millionths: number }
  /** Per unit of the billable weight above `beyond`, rounded up to `step`. */
  | { per: "unit"; price: Micro; step: CardMass; beyond?: CardMass }
  /** "ton": a revenue ton. */
  | { per: "parcel" | "shipment" | "container" | "ton"; price: Micro }
  /** For each begun `step` of the goods' value over `free`, in minor units of the card's currency. */
  | { per: "value"; price: Micro; step: Minor; free: Minor }
  | { per: "tier"; tiers: readonly { upTo: CardMass; prices: Readonly<Record<string, Micro>> }[] };

export type SurchargeCondition = {
  goods?: readonly string[];
  zones?: readonly string[];
  countries?: readonly string[];
  origins?: readonly string[];
  postcodes?: readonly PostcodeRule[];
  incoterm?: Incoterm;
  option?: ShipmentOption;
  from?: Day;
  to?: Day;
  shipment?: readonly Threshold<ShipmentMeasure>[];
  piece?: PieceCondition;
  /** Of the containers that a price for each is due for. */
  container?: { kinds?: readonly ContainerKind[]; payload: readonly Threshold<"payload">[] };
};
