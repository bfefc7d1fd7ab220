import type { Day, LocalText, ShipmentOption } from "./card.ts";
import type { TransitDays } from "./calendar/transit-plan.ts";
import type { MeasureKind } from "./freight/tariff.ts";
import type { Formula } from "./money/formula.ts";
import type { CardMass, CardUnit, Length, Mass } from "./shipment/units.ts";
import type { LoadPlan } from "./loading/plan.ts";
import type { Minor } from "./money/money.ts";

/** What the engine answers for one card: a quote, or the reasons why there is none. */
export type Answer = Quote | Refusal;

export type Quote = {
  available: true;
  service: string;
  currency: string;
  card: { validFrom: Day; validTo?: Day };
  zone: string;
  billable: Billable;
  charges: readonly Charge[];
  total: Minor;
  /** Taxes that the seller pays with its own return; not part of the total (IOSS, UK VAT …). */
  bySeller: readonly Charge[];
  transit: TransitDays;
  /** Where each piece is placed in the containers. */
  loading?: LoadPlan;
  /** Grams of CO₂ equivalent, if the reference data has a distance for the lane. */
  emissions?: number;
};

export type Refusal = { available: false; service: string; reasons: readonly Reason[] };

/** Working days in transit as every page shows them: the card's, plus any peak's on the handover day. */
export function getTransitDays({ plan, min, max }: TransitDays): { min: number; max: number } {
  return plan?.workingDays ?? { min, max };
}

/** The billable weight of the shipment and the steps that led to it; masses in millionths of `unit`. */
export type Billable = {
  mass: CardMass;
  unit: CardUnit;
  /** How each kind of parcel got its weight, in the order of the shipment's rows (identical rows are one). */
  pieces: readonly { quantity: number; mass: CardMass; steps: readonly WeightStep[] }[];
  /** The steps applied to all of them together. */
  steps: readonly WeightStep[];
  /** In thousandths. */
  revenueTons?: number;
  /** What the prices count instead of weight, in millionths. */
  measured?: { of: MeasureKind; amount: number };
};

export type WeightStep =
  | { kind: "actual"; mass: CardMass }
  | {
      kind: "volumetric";
      /** Unit: `cube`. */
      sides: readonly [number, number, number];
      cube: "cm" | "in";
      /** For all `quantity` pieces; unit: `cube`³. */
      volume: number;
      divisor: number;
      mass: CardMass;
      quantity: number;
    }
  | { kind: "volume-ignored"; why: "ratio" | "volume" | "side" | "weight" | "density"; threshold: number }
  | { kind: "no-sides" }
  /** `percent` of the excess of volumetric over actual weight is billed. */
  | { kind: "share"; percent: number; mass: CardMass }
  /** The weight of a loading metre or of a pallet space times their number. */
  | { kind: "floor"; of: "loading-metres" | "pallet-spaces"; amount: number; each: CardMass; mass: CardMass }
  | { kind: "greater"; of: "actual" | "volumetric" | "floor"; mass: CardMass }
  | { kind: "size"; size: string; name: LocalText }
  | { kind: "packaging"; added: CardMass; mass: CardMass }
  | { kind: "minimum"; mass: CardMass; because?: "size" }
  | { kind: "rounded"; step: CardMass; mass: CardMass };

export type Charge = {
  code: "freight" | "handling" | "surcharge" | "duty" | "vat" | "import-fee" | "disbursement" | "minimum" | "rounding";
  /** For a surcharge: its id on the card. */
  id?: string;
  /** The surcharge's label on the card, or a reference rule's. */
  label?: string | LocalText;
  /** The legal name of a duty, import tax or fee. */
  name?: LocalText;
  /** Evaluates to `amount`: calculated as it reads, then rounded once, half up, to the minor unit. */
  formula: Formula;
  amount: Minor;
  /** Where a figure from reference data was taken from. */
  source?: { title: string; date: Day; edition?: string };
  /** A surcharge for clearance at the destination, or on the duties and taxes that we advance: no part of carriage. */
  fee?: "clearance" | "advance";
  /** Present if paying for a higher weight break is cheaper than paying for the actual weight. */
  nextBreak?: { from: CardMass; saved: Minor };
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
    | "option"
    | "card";
  code: ReasonCode;
  /** Masses in `Mass`, lengths in `Length`, values in minor units of `currency`. */
  given?: string | number;
  limit?: string | number;
  /** For amounts. */
  currency?: string;
  /** The reason in words, if the reference data gives it. */
  text?: LocalText;
  /** The smallest change that removes this reason. */
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
  | "second-side-too-long"
  | "third-side-too-long"
  | "height-too-big"
  | "girth-too-big"
  | "side-sum-too-big"
  | "longest-and-shortest-too-big"
  /** `given` and `limit` are in cubic centimetres. */
  | "volume-too-big"
  | "sides-needed"
  | "too-many-parcels"
  | "goods-not-carried"
  /** The line does not carry a class of the articles; `text` names it. */
  | "class-not-carried"
  /** Something stands against the articles there; `given` is the verdict, `text` says what. */
  | "article-not-taken"
  | "value-too-high"
  /** A charge depends on the goods' value, and none was given. */
  | "value-needed"
  /** The value's currency has no exchange rate. */
  | "no-exchange-rate"
  /** The destination has no known duty rules for that day. */
  | "no-duty-rule"
  /** The law there is too intricate for a figure; `text` says why. */
  | "duty-not-computed"
  | "incoterm-not-offered"
  /** The card has no price for this option. */
  | "option-not-offered"
  | "does-not-fit-container"
  /** More kinds, pieces or containers than a plan is made for. */
  | "load-too-large"
  /** The price needs a loading plan, and was asked for without one. */
  | "being-loaded"
  | "no-price";

export type Fix =
  | { field: "parcelMass"; mass: Mass }
  | { field: "totalMass"; mass: Mass }
  /** No side may be longer than this. */
  | { field: "longestSide"; length: Length }
  | { field: "split"; parcels: number }
  | { field: "goods"; goods: string }
  | { field: "incoterm"; incoterm: "DAP" | "DDP" }
  | { field: "shipDate"; date: Day }
  | { field: "from"; origin: string }
  | { field: "option"; without: ShipmentOption };
