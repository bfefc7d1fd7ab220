import type { Charge, Reason } from "../answer.ts";
import type { Transit } from "./tariff.ts";
import type { CargoRow, Space } from "../loading/cargo.ts";
import type { LoadPlan, LoadRefusal } from "../loading/plan.ts";
import type { LoadOptions } from "../loading/plan-load.ts";
import type { Minor } from "../money/money.ts";
import type { Weighed } from "../shipment/weigh.ts";
import type { Pieces } from "../shipment/cargo.ts";

/** Loads cargo into containers. Passed in, so that code that only prices parcels need not include it. */
export type ContainerLoader = (
  cargo: readonly CargoRow[],
  spaces: readonly Space[],
  options: Omit<LoadOptions, "steps">,
) => LoadPlan | LoadRefusal;

/** `later`: a price that needs a loading plan is answered with "being-loaded", and is asked for again elsewhere. */
export type Loading = ContainerLoader | "later";

/**
 * What an evaluation fills in. One object serves thousands of orders; with `charges` every amount is explained, without
 * them the amounts are the same and no text is made.
 */
export type Pricing = {
  total: Minor;
  transitMin: number;
  transitMax: number;
  /** The part of the total that is a fee for clearance, and the duties, taxes and fees that we pay at import. */
  clearance: Minor;
  duties: Minor;
  /** The tariff's freight and handling, each rounded once. */
  freight: Minor;
  handling: Minor;
  /** Number of containers. */
  containers: number;
  /** In thousandths of a revenue ton, if the tariff uses them. */
  revenueTons: number;
  /** What the prices count instead of weight, in millionths; 0 if they are by weight. */
  measured: number;
  charges: Charge[] | undefined;
  /** How to load containers if that may be done now: it can take a tenth of a second. */
  loading: Loading;
  /** Where each piece is placed in the containers. */
  plan: LoadPlan | undefined;
  /** Why the tariff has no price. */
  refusal: Reason | undefined;
};

export function newPricing(charges?: Charge[], loading: Loading = "later"): Pricing {
  return {
    total: -1,
    transitMin: 0,
    transitMax: 0,
    clearance: 0,
    duties: 0,
    freight: 0,
    handling: 0,
    containers: 0,
    revenueTons: 0,
    measured: 0,
    charges,
    loading,
    plan: undefined,
    refusal: undefined,
  };
}

/** A shipment takes as long as its slowest parcel. */
export function addTransit(out: Pricing, { transitMin, transitMax }: Transit): void {
  if (transitMin > out.transitMin) out.transitMin = transitMin;
  if (transitMax > out.transitMax) out.transitMax = transitMax;
}

/** Writes the price of what was weighed into `out`; returns false if the tariff has no price for it. */
export type Freight = (weighed: Weighed, pieces: Pieces, out: Pricing) => boolean;
