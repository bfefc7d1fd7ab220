import type { Charge, Reason } from "./answer.ts";
import { type RateCard, residential } from "./card.ts";
import type { CompiledCard, Lane } from "./compile.ts";
import { chargeDuties, sumDuties } from "./duties/duties.ts";
import type { Pricing } from "./freight/pricing.ts";
import { formatAmountNumber, roundFormula } from "./money/formula.ts";
import type { Minor } from "./money/money.ts";
import type { Reference } from "./reference.ts";
import type { Cargo } from "./shipment/cargo.ts";
import { sumMass } from "./shipment/shipment.ts";
import type { Weighed, WeightStory } from "./shipment/weigh.ts";

/** What an evaluation with explanations reports in addition to its charges. */
export type Story = {
  reasons: Reason[];
  weight: WeightStory;
  lane?: Lane;
  weighed?: Weighed;
  bySeller?: Charge[];
};

/**
 * Prices a shipment on a card into `out`; the total is -1 if the card refuses it. With a `story` (and `out.charges`) it
 * also explains how, or why not; the amounts are the same, since the calculation is.
 */
export function evaluate(
  { card, takes, laneOf, weigh }: CompiledCard,
  cargo: Cargo,
  reference: Reference,
  out: Pricing,
  story?: Story,
): void {
  out.total = -1;
  const { shipment, impossible } = cargo;
  if (impossible) {
    story?.reasons.push(impossible);
    return;
  }
  const taken = takes(shipment);
  // only an explanation tells of the destination first
  if (!taken && !story) return;
  const { from, to } = shipment;
  if (!card.origins.includes(from)) {
    const [origin] = card.origins;
    story?.reasons.push({
      field: "from",
      code: "origin-not-served",
      given: from,
      ...(origin && { fix: { field: "from", origin } }),
    });
    return;
  }
  const pieces = cargo.in(card.unit);
  const lane = laneOf(from, to, cargo);
  if (Array.isArray(lane)) {
    story?.reasons.push(
      // a postcode is asked for only where one may lead to a price
      ...(lane.some(({ limits }) => taken && limits.fits(shipment, pieces, reference))
        ? [{ field: "postcode", code: "postcode-needed", given: to } as const]
        : (findNearest(lane.map(({ limits }) => ({ reasons: limits.explain(shipment, pieces, reference) })))?.reasons ??
          [])),
    );
    return;
  }
  if (typeof lane === "string") {
    const field = lane === "country" ? "to" : "postcode";
    story?.reasons.push({ field, code: "destination-not-served", given: shipment[field] ?? "" });
    return;
  }
  if (!taken || !lane.limits.fits(shipment, pieces, reference)) {
    story?.reasons.push(...lane.limits.explain(shipment, pieces, reference));
    return;
  }
  if (cargo.options.length > 0 && !offersOptions(card, cargo, story)) return;
  const weighed = weigh(pieces, story?.weight);
  out.transitMin = 0;
  out.transitMax = 0;
  out.clearance = 0;
  out.duties = 0;
  out.freight = 0;
  out.handling = 0;
  out.containers = 0;
  out.revenueTons = 0;
  out.measured = 0;
  out.plan = undefined;
  out.refusal = undefined;
  if (!lane.freight?.(weighed, pieces, out)) {
    story?.reasons.push(out.refusal ?? { field: "weight", code: "no-price", given: sumMass(shipment) });
    return;
  }
  out.total = out.freight + out.handling;
  const problem = lane.surcharges(cargo, pieces, weighed, reference, out);
  if (problem) {
    out.total = -1;
    story?.reasons.push(
      out.refusal ??
        (problem === "no-price"
          ? { field: "weight", code: problem, given: sumMass(shipment) }
          : { field: "value", code: problem, given: shipment.currency }),
    );
    return;
  }
  if (card.minimumTotal !== undefined) raiseTotal(card.currency, card.minimumTotal, out);
  if (card.roundTotal) roundTotal(card.currency, card.roundTotal, out);
  if (shipment.incoterm === "DDP") {
    const problem = addDuties(card, shipment, reference, out, story);
    if (problem) {
      out.total = -1;
      story?.reasons.push(problem);
      return;
    }
    lane.advances?.(cargo, pieces, weighed, reference, out);
  }
  if (story) {
    story.lane = lane;
    story.weighed = weighed;
  }
}

/** Adds import duties, taxes and fees; returns the reason if no figure can be given. */
function addDuties(
  card: RateCard,
  shipment: Cargo["shipment"],
  reference: Reference,
  out: Pricing,
  story: Story | undefined,
): Reason | undefined {
  const { charges, clearance } = out;
  const paid = { carriage: out.total - clearance, clearance };
  if (!charges) {
    const total = sumDuties(card, shipment, paid, reference);
    if (total === undefined) return noFigure;
    out.duties = total;
    out.total += total;
    return undefined;
  }
  const duties = chargeDuties(card, shipment, paid, reference);
  if ("code" in duties) return duties;
  for (const charge of duties.charges) {
    out.duties += charge.amount;
    charges.push(charge);
  }
  out.total += out.duties;
  if (story) story.bySeller = duties.bySeller;
  return undefined;
}

/** A placeholder: without a story nobody reads the reason. */
const noFigure: Reason = { field: "incoterm", code: "no-duty-rule" };

/** Of lanes or cards that all refuse, the one that comes nearest to taking the shipment. */
export function findNearest<Refusing extends { reasons: readonly Reason[] }>(
  all: readonly Refusing[],
): Refusing | undefined {
  // how far each limit is missed, in proportion; goods and terms, which have none, are the same on all lanes, and what is
  // only asked for may lead to a price
  const measure = ({ reasons }: Refusing) =>
    Math.hypot(
      ...reasons.map(({ code, given, limit }) =>
        code.endsWith("-needed") ? 0 : Number(given) / Number(limit) - 1 || 1,
      ),
    );
  return [...all].sort((a, b) => measure(a) - measure(b))[0];
}

/** An option that the card neither prices nor includes is refused, not ignored. */
function offersOptions(card: CompiledCard["card"], { options }: Cargo, story: Story | undefined): boolean {
  const missing = options.filter((option) => option !== residential && !card.options.some(({ id }) => id === option));
  for (const option of missing)
    story?.reasons.push({
      field: "option",
      code: "option-not-offered",
      given: option,
      fix: { field: "option", without: option },
    });
  return missing.length === 0;
}

/** Raises the total of freight and surcharges to the tariff's minimum; the difference becomes a charge of its own. */
function raiseTotal(currency: string, least: Minor, out: Pricing): void {
  const before = out.total;
  if (before >= least) return;
  out.total = least;
  const [minimum, total] = [least, before].map((amount) => formatAmountNumber(amount, currency));
  if (minimum && total)
    out.charges?.push({ code: "minimum", formula: { op: "−", parts: [minimum, total] }, amount: least - before });
}

/** Rounds the total of freight and surcharges as the tariff states; the difference becomes a charge of its own. */
function roundTotal(currency: string, { step, rounding }: NonNullable<RateCard["roundTotal"]>, out: Pricing): void {
  const before = out.total;
  const steps = before / step;
  const whole =
    rounding === "up" ? Math.ceil(steps) : rounding === "down" ? Math.floor(steps) : Math.floor(steps + 0.5);
  out.total = whole * step;
  if (!out.charges || out.total === before) return;
  const total = formatAmountNumber(before, currency);
  const rounded = roundFormula(total, { step, rounding }, currency);
  out.charges.push({
    code: "rounding",
    id: "rounding",
    formula: { op: "−", parts: [rounded, total] },
    amount: out.total - before,
  });
}
