import type { Charge, Reason } from "./answer.ts";
import type { Transit } from "./card.ts";
import type { CargoRow, Space } from "./loading/cargo.ts";
import type { LoadPlan, LoadRefusal } from "./loading/plan.ts";
import type { LoadOptions } from "./loading/plan-load.ts";
import type { Minor } from "./money.ts";

/** Loads cargo into containers. It is handed in, so that who prices parcels alone need not carry it. */
export type ContainerLoader = (
  cargo: readonly CargoRow[],
  spaces: readonly Space[],
  options: Omit<LoadOptions, "steps">,
) => LoadPlan | LoadRefusal;

/** `later`: a price that needs a loading plan is answered with "being-loaded", for somebody else to ask for. */
export type Loading = ContainerLoader | "later";

/**
 * What an evaluation fills in. One object serves thousands of orders; with `charges` each amount is explained, without
 * them it is the same amount and no text is made.
 */
export type Pricing = {
  total: Minor;
  transitMin: number;
  transitMax: number;
  /** Freight and handling of the tariff, each rounded once. */
  freight: Minor;
  handling: Minor;
  /** Number of containers. */
  containers: number;
  /** Thousandths of a revenue ton, where the tariff has them. */
  revenueTons: number;
  charges: Charge[] | undefined;
  /** Who loads containers, if that may be done now: it can take a tenth of a second. */
  loading: Loading;
  /** What stands where in containers. */
  plan: LoadPlan | undefined;
  /** Why the tariff has no price. */
  refusal: Reason | undefined;
};

export function newPricing(charges?: Charge[], loading: Loading = "later"): Pricing {
  return {
    total: -1,
    transitMin: 0,
    transitMax: 0,
    freight: 0,
    handling: 0,
    containers: 0,
    revenueTons: 0,
    charges,
    loading,
    plan: undefined,
    refusal: undefined,
  };
}

/** The days of a shipment are those of its slowest parcel. */
export function addTransit(out: Pricing, { transitMin, transitMax }: Transit): void {
  if (transitMin > out.transitMin) out.transitMin = transitMin;
  if (transitMax > out.transitMax) out.transitMax = transitMax;
}
