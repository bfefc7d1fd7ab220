import type { Space } from "./loading/cargo.ts";
import type { Floor, Measure, Tariff } from "./freight/tariff.ts";
import type { ContainerKind, Pallet } from "./loading/containers-and-pallets.ts";
import type { CardLength, CardMass, CardUnit, CardVolume } from "./shipment/units.ts";
import type { Micro, Minor } from "./money/money.ts";

/** A day as `2026-11-21`. Days compare as text. */
export type Day = string;

/** A rate card as the engine reads it: every figure is an integer in the card's own units (`scale.ts`). */
export type RateCard = {
  service: string;
  mode: Mode;
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
  /** Countries where duty that a DAP price leaves out is billed to the sender: a post takes it before the parcel leaves. */
  dutyFromSender?: readonly string[];
  /** For whom the card imports goods; private buyers if absent. */
  buyers?: Buyer;
  zones: readonly Zone[];
  /** Parts of countries that the card does not serve, whatever its zones say: islands, overseas territories. */
  excluded?: readonly { country: string; postcodes: readonly PostcodeRule[] }[];
  /** What prices depend on besides weight and zone: the first whose condition holds applies. */
  sizes?: readonly Size[];
  tariff: Tariff;
  /** What the prices count, if it is not weight. */
  measure?: Measure;
  /** How containers are loaded, if it differs from the usual. */
  loading?: CardLoading;
  surcharges: readonly Surcharge[];
  /** Options offered on this card; those with a price have it as a surcharge. */
  options: readonly CardOption[];
  /** The item fee is charged as part of the freight, and both are rounded together. */
  itemFeeInFreight?: boolean;
  /** Rounding of each line that has none of its own. */
  roundLines?: Rounding;
  /** The least total of freight and surcharges. */
  minimumTotal?: Minor;
  /** What the total of freight and surcharges is rounded to. */
  roundTotal?: Rounding;
  transit: { cutoffDays: number };
};

/** How the main leg goes. */
export const modes = ["air", "sea", "road", "rail"] as const;
export type Mode = (typeof modes)[number];

/** Rounding of an amount to a multiple of `step`; `each`: of what each parcel costs, before parcels are added up. */
export type Rounding = { step: Minor; rounding: "up" | "nearest" | "down"; each?: boolean };

/** A class of parcels, or of whole shipments where those are priced as one, with prices of its own. */
export type Size = {
  id: string;
  name: LocalText;
  /** For shipments priced as one, every piece must meet it. */
  when?: PieceCondition;
  /** Of the whole shipment. */
  shipment?: readonly Threshold<WeighedMeasure>[];
  /** Added to the weight of each parcel, whichever weight counts. */
  packaging: CardMass;
  /** Volume is never used. */
  actual?: boolean;
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
  /** How much of the excess of volumetric over actual weight is billed, in millionths of a percent; all if absent. */
  volumeShare?: number;
  /** Added for packaging: to each parcel, and in millionths of a percent of the weight. */
  packaging?: { mass: CardMass; share: number };
  /** What a loading metre or a pallet space weighs at least. */
  floor?: { loadingMetre?: CardMass; palletSpace?: CardMass } & Floor;
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
  /** Actual weight. */
  massFrom?: CardMass;
  /** In millionths of a kilogram a cubic metre (a pound a cubic foot). */
  densityUnder?: number;
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
  /** The longest side and the shortest one. */
  | "longest-and-shortest"
  /** The longer and the shorter side of the floor that it takes. */
  | "base-length"
  | "base-width"
  /** Volumetric weight in millionths of a percent of the actual weight. */
  | "ratio"
  /** In millionths of a kilogram a cubic metre (a pound a cubic foot). */
  | "density";
/** Of the whole shipment, as weighed; volume in millionths of a cubic metre (a cubic foot). */
export type WeighedMeasure = "total-mass" | "total-billable" | "total-density" | "total-volume" | "parcels";
/** The value is in minor units of the card's currency. */
export type ShipmentMeasure = WeighedMeasure | "value";

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
  /** Of a piece that stays upright; of another its shortest side. */
  maxHeight?: CardLength;
  /** Length + 2 × (width + height). */
  maxGirth?: CardLength;
  maxSideSum?: CardLength;
  maxLongestAndShortest?: CardLength;
  maxVolume?: CardVolume;
  /** Sizes are compared after the weight rule's rounding, not as given. */
  roundedSides?: boolean;
  /** Per parcel, in minor units of the card's currency. */
  maxValue?: Minor;
  maxParcels?: number;
};

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
  /** In which the amount and its bounds are, if it is not the card's: converted at the day's rate. */
  currency?: string;
  round?: Rounding;
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
   * pay at import ("duties"), and of earlier surcharges by id; and `plus` once.
   */
  | { per: "percent"; millionths: number; of: readonly string[]; plus?: Micro }
  /** Of the freight of only those parcels that meet the condition. */
  | { per: "share"; millionths: number }
  /** Per unit of the weight above `beyond`, rounded up to `step`. */
  | { per: "unit"; price: Micro; step: CardMass; beyond?: CardMass; by?: WeightKind }
  /** "ton": per revenue ton. Counted are those above `beyond`. */
  | { per: "parcel" | "shipment" | "container" | "ton" | "sub-heading"; price: Micro; beyond?: number }
  /** Per started `step` of the goods' value above `free`, in minor units of the card's currency. */
  | { per: "value"; price: Micro; step: Minor; free: Minor }
  | { per: "tier"; tiers: readonly { upTo: CardMass; prices: Readonly<Record<string, Micro>> }[]; by?: WeightKind };

/** Whether an amount depends on what the goods are worth: without their value it has no price. */
export function dependsOnValue(amount: SurchargeAmount): boolean {
  return amount.per === "value" || (amount.per === "percent" && amount.of.includes("value"));
}

/** The weight that an amount goes by, if it is not the billable one. */
export type WeightKind = "actual";

export type SurchargeCondition = {
  goods?: readonly string[];
  zones?: readonly string[];
  countries?: readonly string[];
  origins?: readonly string[];
  postcodes?: readonly PostcodeRule[];
  incoterm?: Incoterm;
  option?: ShipmentOption;
  /** Not if one of these is chosen. */
  without?: readonly ShipmentOption[];
  from?: Day;
  to?: Day;
  shipment?: readonly Threshold<ShipmentMeasure>[];
  piece?: PieceCondition;
  /** Which containers a per-container price applies to. */
  container?: { kinds?: readonly ContainerKind[]; payload: readonly Threshold<"payload">[] };
};

/** A text in whichever languages have it, by their codes. */
export type LocalText = Readonly<Record<string, string | undefined>>;
