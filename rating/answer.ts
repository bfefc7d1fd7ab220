import type { Day, ShipmentOption } from "./card.ts";
import type { TransitPlan } from "./calendar/transit-of.ts";
import type { LocalText } from "./duties/rules.ts";
import type { Formula } from "./formula.ts";
import type { Length } from "./length.ts";
import type { LoadPlan } from "./loading/plan.ts";
import type { Mass } from "./mass.ts";
import type { Minor } from "./money.ts";
import type { CardMass, CardUnit } from "./scale.ts";

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
  /** Tax that the seller pays with its own return; not part of the total (IOSS, UK VAT …). */
  bySeller: readonly Charge[];
  /** Working days of the card; the days of the calendar, with hand-over, departure and peak, under `plan`. */
  transit: { min: number; max: number; earliest: Day; latest: Day; plan?: TransitPlan };
  /** What stands where in containers. */
  loading?: LoadPlan;
  /** Grams of CO₂ equivalent, where reference data has a factor for the lane. */
  emissions?: number;
};

export type Refusal = { available: false; service: string; reasons: readonly Reason[] };

/** The billable weight of the shipment with the steps that led to it; masses in millionths of `unit`. */
export type Billable = {
  mass: CardMass;
  unit: CardUnit;
  /** How each kind of parcel came to its weight, in the order of the shipment's rows (rows that are alike are one). */
  pieces: readonly { quantity: number; mass: CardMass; steps: readonly WeightStep[] }[];
  /** What was done with all of them together. */
  steps: readonly WeightStep[];
  /** Thousandths. */
  revenueTons?: number;
};

export type WeightStep =
  | { kind: "actual"; mass: CardMass }
  | {
      kind: "volumetric";
      /** In `cube`. */
      sides: readonly [number, number, number];
      cube: "cm" | "in";
      /** In cubed `cube`, of all `quantity` pieces. */
      volume: number;
      divisor: number;
      mass: CardMass;
      quantity: number;
    }
  | { kind: "volume-ignored"; why: "ratio" | "volume" | "side"; threshold: number }
  | { kind: "no-sides" }
  | { kind: "half"; mass: CardMass }
  | { kind: "greater"; of: "actual" | "volumetric"; mass: CardMass }
  | { kind: "minimum"; mass: CardMass; because?: "size" }
  | { kind: "rounded"; step: CardMass; mass: CardMass };

export type Charge = {
  code: "freight" | "handling" | "surcharge" | "duty" | "vat" | "import-fee" | "disbursement" | "rounding";
  /** Of a surcharge: its id on the card. */
  id?: string;
  /** The card's own words for a surcharge, or a reference rule's. */
  label?: string | LocalText;
  /** What the law calls it, of duties, taxes and fees of import. */
  name?: LocalText;
  /** Gives `amount` when it is computed as it reads, rounded once, half up, to the minor unit. */
  formula: Formula;
  amount: Minor;
  /** Where a figure of reference data comes from. */
  source?: { title: string; date: Day };
  /** Why a figure of reference data is not settled, with its readings. */
  unsettled?: LocalText;
  /** Set when paying for a higher weight break is cheaper than the actual weight. */
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
  /** Of amounts. */
  currency?: string;
  /** The reason in words, where reference data has them. */
  text?: LocalText;
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
  | "second-side-too-long"
  | "third-side-too-long"
  | "girth-too-big"
  | "side-sum-too-big"
  /** Given and limit in cubic centimetres. */
  | "volume-too-big"
  | "sides-needed"
  | "too-many-parcels"
  | "goods-not-carried"
  | "value-too-high"
  /** A charge depends on the goods' value and none was given. */
  | "value-needed"
  /** The value's currency has no exchange rate. */
  | "no-exchange-rate"
  /** Nothing is known of the destination's duties on that day. */
  | "no-duty-rule"
  /** The law there is too intricate for a figure; `text` says why. */
  | "duty-not-computed"
  | "incoterm-not-offered"
  /** An option that the card has no price for. */
  | "option-not-offered"
  | "does-not-fit-container"
  /** More kinds, pieces or containers than a plan is made for. */
  | "load-too-large"
  /** Asked without a loading plan, which the price needs. */
  | "being-loaded"
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
  | { field: "from"; origin: string }
  | { field: "option"; without: ShipmentOption };
