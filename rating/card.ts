import type { Space } from "./loading/cargo.ts";
import type { ContainerKind, Pallet } from "./loading/containers-and-pallets.ts";
import type { CardLength, CardMass, CardUnit, CardVolume } from "./shipment/units.ts";
import type { Micro, Minor } from "./money/money.ts";

/** A day as `2026-11-21`. Days compare as text. */
export type Day = string;

/** A rate card as the engine reads it: every figure is an integer in the card's own units (`scale.ts`). */
export type RateCard = {
  service: string;
  mode: "air" | "sea";
  currency: string;
  validFrom: Day;
  validTo?: Day;
  /** Regions from which the card ships, by their ISO 3166-1 codes. */
  origins: readonly string[];
  /** Kilograms and centimetres, or pounds and inches. */
  unit: CardUnit;
  weight: WeightRule;
  limits: Limits;
  limitsByZone: Readonly<Record<string, Limits>>;
  /** Goods categories that the card accepts. */
  goods: readonly string[];
  incoterms: readonly Incoterm[];
  /** For whom the card imports goods; private buyers if absent. */
  buyers?: Buyer;
  zones: readonly Zone[];
  /** Parts of countries that the card does not serve, whatever its zones say: islands, overseas territories. */
  excluded?: readonly { country: string; postcodes: readonly PostcodeRule[] }[];
  tariff: Tariff;
  /** How containers are loaded, if it differs from the usual. */
  loading?: CardLoading;
  surcharges: readonly Surcharge[];
  /** Options offered on this card; those with a price have it as a surcharge. */
  options: readonly CardOption[];
  /** The item fee is charged as part of the freight, and both are rounded together. */
  itemFeeInFreight?: boolean;
  /** What the total of freight and surcharges is rounded to. */
  roundTotal?: { step: Minor; rounding: "up" | "nearest" | "down" };
  transit: { cutoffDays: number };
};

/** For whom goods are imported: for sale or use in a business, or for somebody's own use. */
export type Buyer = "business" | "private";

export type Incoterm = "DAP" | "DDP";

/** A zone is a country, or part of one defined by postcode. The first match applies. */
export type Zone = {
  zone: string;
  country: string;
  /** The origin region for which the zone is defined; if absent, all of them. */
  origin?: string;
  postcodes?: readonly PostcodeRule[];
  label?: string;
};

/** A prefix ("IM", "PA20") or an inclusive range ("35000" to "35660"), compared as in `postcode.ts`. */
export type PostcodeRule = { prefix: string } | { from: string; to: string };

/** Steps to round up to, by weight range: the first whose `upTo` is not below the weight applies. */
export type WeightSteps = readonly { upTo: CardMass; step: CardMass }[];

export type WeightRule = {
  /**
   * What is weighed and priced. `parcel`: each parcel on its own. `shipment`: each parcel is weighed on its own, then
   * the sum is priced as one (multi-piece couriers). `consignment`: actual weight of all pieces against the volume of
   * all pieces (air cargo), priced as one.
   */
  per: "parcel" | "shipment" | "consignment";
  /** cm³ per kg (in³ per lb on an imperial card); if absent, volume is never used. */
  divisor?: number;
  /** How volume is used when it is. `half` bills the mean of actual and volumetric weight. */
  volume: "greater" | "half";
  /** Volume is used only if all of these hold. */
  when?: VolumeCondition;
  /** Least weight billed, for whatever is priced. */
  minimum: CardMass;
  /** Rounding of whatever is priced. */
  steps: WeightSteps;
  /** Least weight and rounding of each parcel, before parcels are added (`shipment`, `consignment`). */
  pieceMinimum: CardMass;
  pieceSteps: WeightSteps;
  /** A shipment priced as one is billed at least this for each of its parcels. */
  averageMinimum?: CardMass;
  /** Least weights for parcels of a certain size or weight. */
  minimums: readonly { mass: CardMass; when: PieceCondition }[];
  /** Sides are rounded to this before the volume is calculated. */
  sideStep: CardLength;
  sideRounding: "up" | "nearest" | "down";
};

export type VolumeCondition = {
  /** Volumetric weight exceeds this share of the actual weight, in millionths of a percent. */
  ratioOver?: number;
  /** The same, but equality is enough. */
  ratioFrom?: number;
  volumeOver?: CardVolume;
  volumeFrom?: CardVolume;
  /** Longest side. */
  sideOver?: CardLength;
  sideFrom?: CardLength;
};

/** What a threshold measures. Girth: length + 2 × (width + height); `mass`: actual; `billable`: as billed. */
export type PieceMeasure =
  | "mass"
  | "billable"
  | "side"
  | "second-side"
  | "third-side"
  | "girth"
  | "side-sum"
  | "volume"
  /** Volumetric weight in millionths of a percent of the actual weight. */
  | "ratio";
/** Of the whole shipment: actual weight, billable weight, value (minor units of the card's currency), parcels. */
export type ShipmentMeasure = "total-mass" | "total-billable" | "value" | "parcels";

export type Threshold<Measure> = { of: Measure; is: "over" | "from" | "up-to" | "under"; limit: number };

/** Holds if all of `all` hold and, if `any` is given, all of one of its lists. */
export type PieceCondition = {
  all: readonly Threshold<PieceMeasure>[];
  any?: readonly (readonly Threshold<PieceMeasure>[])[];
  /** Sides are first rounded as the weight rule says. */
  roundedSides?: boolean;
};

export type Limits = {
  minMass?: CardMass;
  maxMass?: CardMass;
  /** For the whole shipment. */
  minTotalMass?: CardMass;
  maxTotalMass?: CardMass;
  maxSide?: CardLength;
  maxSecondSide?: CardLength;
  maxThirdSide?: CardLength;
  /** Length + 2 × (width + height). */
  maxGirth?: CardLength;
  maxSideSum?: CardLength;
  maxVolume?: CardVolume;
  /** Sizes are compared after the weight rule's rounding, not as given. */
  roundedSides?: boolean;
  /** Per parcel, in minor units of the card's currency. */
  maxValue?: Minor;
  maxParcels?: number;
};

/** A band covers `from < weight ≤ upTo`, where `from` is the end of the band before. */
export type Tariff =
  | { method: "per-kg-and-item"; bands: ByZone<{ upTo: CardMass; perUnit: Micro; perItem: Micro }> }
  /** `perUnit`: an additional price per kilogram (the "multiplier" above the last step of a courier's table). */
  | { method: "flat-by-band"; bands: ByZone<{ upTo: CardMass; price: Micro; perUnit?: Micro }> }
  | {
      method: "first-and-additional";
      bands: ByZone<{ upTo: CardMass; first: CardMass; firstPrice: Micro; step: CardMass; stepPrice: Micro }>;
    }
  | { method: "breaks"; minimum: Readonly<Record<string, Micro>>; bands: ByZone<{ from: CardMass; perUnit: Micro }> }
  | {
      method: "weight-or-measure";
      bands: ByZone<{ perRevenueTon: Micro; perItem: Micro }>;
      /** In thousandths of a revenue ton. */
      minimum: number;
      step: number;
    }
  | { method: "container"; bands: ByZone<{ container: ContainerKind; price: Micro }> };

export type ByZone<Row> = Readonly<Record<string, readonly (Row & Transit)[]>>;

/** Working days from handover to delivery. */
export type Transit = { transitMin: number; transitMax: number };

/** Lengths in millimetres and masses in grams, as in `loading/`. */
export type CardLoading = {
  /** Pieces are first put on such pallets; those that do not fit on one travel without. */
  pallet?: Pallet;
  palletsStackable?: boolean;
  /** Clearance between neighbours. */
  gap?: number;
  /** Sizes and payloads of this card's containers, where they differ from the usual. */
  containers?: Readonly<Partial<Record<ContainerKind, Partial<Omit<Space, "name" | "price">>>>>;
};

/** An extra service, by its id on the cards: a signature, insurance, Saturday delivery. */
export type ShipmentOption = string;

/** Home delivery: a fact about the address, not a wish, so a card that does not mention it delivers to homes. */
export const residential: ShipmentOption = "residential";

export type CardOption = { id: ShipmentOption; name: LocalText; included: boolean };

export type Surcharge = {
  id: string;
  /** One name for all languages, or one per language. */
  label: string | LocalText;
  amount: SurchargeAmount;
  /** Bounds of the whole charge. */
  minimum?: Micro;
  maximum?: Micro;
  /** Bounds of what each parcel is charged. */
  each?: { minimum?: Micro; maximum?: Micro };
  /** All conditions given must hold. */
  when?: SurchargeCondition;
  /** Within a group, only the first surcharge on the card that applies to a parcel is charged for it. */
  group?: string;
  /** A fee for clearance at the destination: no part of the customs value (Union Customs Code, articles 71 and 72). */
  clearance?: true;
};

export type SurchargeAmount =
  /**
   * Millionths of a percent of freight ("freight"), of the goods' value ("value"), of the duties, taxes and fees that we
   * pay at import ("duties"), and of earlier surcharges by id.
   */
  | { per: "percent"; millionths: number; of: readonly string[] }
  /** Of the freight of only those parcels that meet the condition. */
  | { per: "share"; millionths: number }
  /** Per unit of the billable weight above `beyond`, rounded up to `step`. */
  | { per: "unit"; price: Micro; step: CardMass; beyond?: CardMass }
  /** "ton": per revenue ton. */
  | { per: "parcel" | "shipment" | "container" | "ton" | "sub-heading"; price: Micro }
  /** Per started `step` of the goods' value above `free`, in minor units of the card's currency. */
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
  /** Which containers a per-container price applies to. */
  container?: { kinds?: readonly ContainerKind[]; payload: readonly Threshold<"payload">[] };
};

/** A text in whichever languages have it, by their codes. */
export type LocalText = Readonly<Record<string, string | undefined>>;
