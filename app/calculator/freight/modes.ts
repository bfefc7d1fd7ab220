import type { Answer, Quote } from "#rating/answer.ts";
import type { RateCard, Surcharge } from "#rating/card.ts";
import type { ContainerKind } from "#rating/loading/containers-and-pallets.ts";
import type { LoadedSpace } from "#rating/loading/plan.ts";

/** `mix`: containers of several kinds that are hired whole, together. */
export const wayNames = ["LCL", "20GP", "40GP", "40HC", "45HC", "mix", "air"] as const;
export type FreightModeName = (typeof wayNames)[number];
/** The modes that are a kind of container each. */
export const containerModes = wayNames.filter((name) => name !== "LCL" && name !== "mix" && name !== "air");

/** How the cards of the ways that need no container are priced. */
export const modeMethods = { LCL: "weight-or-measure", air: "breaks" } as const satisfies Partial<
  Record<FreightModeName, RateCard["tariff"]["method"]>
>;

/** A way to send freight, with its answer; the total is in the shipment's currency. */
export type FreightMode = { name: FreightModeName; answer: Answer; total?: number };

/**
 * How far a way is from being possible: a postcode only has to be typed, a destination cannot be changed, and one that is
 * served but for a postcode is nearer than one that is not served at all.
 */
export function rankRefusal(answer: Answer): number {
  if (answer.available) return 0;
  const codes = answer.reasons.map(({ code }) => code);
  if (codes.includes("postcode-needed")) return 1;
  if (codes.includes("origin-not-served")) return 9;
  if (codes.includes("destination-not-served")) return answer.reasons.some(({ field }) => field === "postcode") ? 8 : 9;
  return 2 + Math.min(5, codes.length);
}

export function isPriced(way: FreightMode): way is FreightMode & { answer: Quote; total: number } {
  return way.answer.available && way.total !== undefined;
}

export function findCheapestMode<Own extends FreightMode>(ways: readonly Own[]): Own | undefined {
  let best: Own | undefined;
  for (const way of ways)
    if (way.total !== undefined && way.total < (best?.total ?? Number.POSITIVE_INFINITY)) best = way;
  return best;
}

/** Of the priced ways the one that a visitor chose, else the cheapest. */
export function findOpenedMode<Own extends FreightMode>(
  priced: readonly Own[],
  chosen: string | undefined,
): Own | undefined {
  return priced.find(({ name }) => name === chosen) ?? findCheapestMode(priced);
}

/** Of the priced ways the one whose container is drawn: the opened one, or the cheapest container where that has none. */
export function findDrawnMode<Own extends FreightMode>(
  priced: readonly Own[],
  chosen: string | undefined,
): Own | undefined {
  const planned = priced.filter(({ answer }) => answer.available && answer.loading);
  return findOpenedMode(planned, findOpenedMode(priced, chosen)?.name);
}

/** The containers of a way; none of one that goes without, or not at all. */
export function listSpaces(answer: Answer): readonly LoadedSpace[] {
  return answer.available ? (answer.loading?.spaces ?? []) : [];
}

export function countContainers(answer: Answer): number {
  return listSpaces(answer).reduce((sum, { count }) => sum + count, 0);
}

/** The kinds of container that cards price, smallest first. */
export function listContainerKinds(cards: readonly Pick<RateCard, "tariff">[]): ContainerKind[] {
  const kinds = new Set(
    cards.flatMap(({ tariff }) =>
      tariff.method === "container"
        ? Object.values(tariff.bands).flatMap((rows) => rows.map(({ container }) => container))
        : [],
    ),
  );
  return containerModes.filter((kind) => kinds.has(kind));
}

/** Whether a surcharge is for some pieces only, or for each. */
export function isOfPieces({ when, amount: { per } }: Surcharge): boolean {
  return when?.piece !== undefined || per === "parcel" || per === "share" || per === "tier";
}

/** Whether a way has no price only because nobody has told the pieces. */
export function lacksPieces({ answer }: FreightMode): boolean {
  return !answer.available && answer.reasons.some(({ code }) => code === "sides-needed");
}
