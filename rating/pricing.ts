import type { Line, Reason } from "./answer.ts";
import type { Transit } from "./card.ts";
import type { LoadPlan } from "./loading/plan.ts";
import type { Minor } from "./money.ts";

/** `later`: a price that needs a loading plan is answered with "being-loaded", for somebody else to ask for. */
export type Loading = "now" | "later";

/**
 * What an evaluation fills in. One object serves thousands of orders; with `lines` each amount is explained, without
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
  lines: Line[] | undefined;
  /** Whether containers may be loaded now: that can take a tenth of a second. */
  loading: Loading;
  /** What stands where in containers. */
  plan: LoadPlan | undefined;
  /** Why the tariff has no price. */
  refusal: Reason | undefined;
};

export function newPricing(lines?: Line[], loading: Loading = "now"): Pricing {
  return {
    total: -1,
    transitMin: 0,
    transitMax: 0,
    freight: 0,
    handling: 0,
    containers: 0,
    revenueTons: 0,
    lines,
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
