import type { RateCard } from "#rating/card.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import {
  countContainers,
  findCheapestMode,
  findDrawnMode,
  type FreightMode,
  type FreightModeName,
  isPriced,
  listContainerKinds,
  modeMethods,
  rankRefusal,
  wayNames,
} from "./modes.ts";
import type { Answer } from "#rating/answer.ts";
import type { ContainerKind } from "#rating/loading/containers-and-pallets.ts";
import { planHired } from "#rating/loading/hired.ts";
import type { LoadPlan } from "#rating/loading/plan.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import { quoteCard } from "#rating/quote.ts";
import { quoteTotal } from "./quote-total.ts";
import { filterCardsByDay } from "#rating/quote-cards.ts";

/**
 * Freight to price, and the row along whose number of pieces the curve runs, up to `most`. Of containers that are hired
 * whole, and of goods whose pieces nobody tells, there is neither advice nor curve.
 */
export type FreightLoad = { shipment: Shipment; along: number; most: number };
export type FreightReply =
  | { kind: "ways"; ways: FreightMode[]; plan: LoadPlan | undefined }
  | { kind: "advice"; advice: FreightAdvice[] }
  | { kind: "curve"; curve: QuantityCurve };

/**
 * Answers loads by a page's cards, in a worker or on the main thread: `tell` gets the modes first, then advice, then the
 * curve. A newer load ends the work on the one before.
 */
export function createLoadAnswerer(
  cards: readonly RateCard[],
  reference: Reference,
): (load: FreightLoad, tell: (reply: FreightReply) => void) => Promise<void> {
  let newest = 0;
  let listed: { day: string; modes: FreightModeCard[] } | undefined;
  return async ({ shipment, along, most }, tell) => {
    newest += 1;
    const own = newest;
    if (listed?.day !== shipment.shipDate)
      listed = { day: shipment.shipDate, modes: listModeCards(shipment.shipDate, cards) };
    const hired = new Set(shipment.parcels.flatMap((parcel) => parcel.hired ?? []));
    const isCounted = hired.size === 0 && !shipment.parcels.some(({ isTotal }) => isTotal);
    const modes = hired.size > 0 ? listHiredModes(shipment.shipDate, cards, hired) : listed.modes;
    const ask = (changed: Shipment) => quoteModes(changed, modes, reference);
    const breathe = async () => {
      await new Promise((resolve) => setTimeout(resolve, 0));
      return own === newest;
    };
    // several keys in a row are one question
    if (!(await breathe())) return;
    const ways = ask(shipment);
    tell({ kind: "ways", ways, plan: planUnpriced(shipment, ways, modes, reference) });
    if (!isCounted) return;
    const advice = await adviseFreight(shipment, ways, ask, breathe);
    if (!advice) return;
    tell({ kind: "advice", advice });
    const priceQuantity = (quantity: number) => {
      const parcels = shipment.parcels.map((parcel, row) => (row === along ? { ...parcel, quantity } : parcel));
      const found = ask({ ...shipment, parcels });
      return {
        quantity,
        totals: Object.fromEntries(found.flatMap(({ name, total }) => (total === undefined ? [] : [[name, total]]))),
      };
    };
    const curve = await findCheapestByQuantity(most, priceQuantity, breathe);
    if (curve) tell({ kind: "curve", curve });
  };
}

/** How freight is loaded that lacks only its postcode to be priced: a container holds the same in every zone of a country. */
export function planUnpriced(
  shipment: Shipment,
  ways: readonly FreightMode[],
  modes: readonly FreightModeCard[],
  reference: Reference,
): LoadPlan | undefined {
  if (ways.some(isPriced) || !ways.some(({ answer }) => rankRefusal(answer) === 1)) return undefined;
  const anywhere = modes.map(({ name, card }) => ({
    name,
    card: { ...card, zones: card.zones.map(({ postcodes: _, ...zone }) => zone) },
  }));
  return findDrawnMode(quoteModes(shipment, anywhere, reference).filter(isPriced), undefined)?.answer.loading;
}

/** What would cost less if pieces could bear others: those of one row, or all (no row). Totals in minor units of the shipment's currency. */
export type FreightAdvice = { row?: number; way: FreightModeName; containers: number; total: number; saved: number };

/** A saving below this share of the total, in percent, is not worth asking a packer. */
const worthwhile = 2;

/**
 * Whether stackable pieces would pay: first each kind by itself, then all together where that saves more. Every figure is
 * the price of the changed shipment. `breathe` yields to other messages, and answers false once nobody waits.
 */
export async function adviseFreight(
  shipment: Shipment,
  ways: readonly FreightMode[],
  ask: (changed: Shipment) => readonly FreightMode[],
  breathe: () => Promise<boolean>,
): Promise<FreightAdvice[] | undefined> {
  const now = findCheapestMode(ways)?.total;
  const single = shipment.parcels.flatMap(({ unstackable }, row) => (unstackable ? [row] : []));
  if (now === undefined || single.length === 0) return [];
  const found: FreightAdvice[] = [];
  const attempts = [...single.map((row) => [row]), ...(single.length > 1 ? [single] : [])];
  for (const rows of attempts) {
    if (!(await breathe())) return undefined;
    const parcels = shipment.parcels.map((parcel, row) =>
      rows.includes(row) ? { ...parcel, unstackable: false } : parcel,
    );
    const { name: way, total, answer } = findCheapestMode(ask({ ...shipment, parcels })) ?? {};
    if (!way || !answer || total === undefined || now - total < (now * worthwhile) / 100) continue;
    const [row, ...others] = rows;
    const together = others.length > 0;
    if (together && found.some((one) => one.total <= total)) continue;
    const containers = countContainers(answer);
    found.push({ ...(row !== undefined && !together && { row }), way, containers, total, saved: now - total });
  }
  return found.sort((a, b) => b.saved - a.saved).slice(0, 2);
}

/** From so many pieces on, this mode is the cheapest. */
export type Stretch = { from: number; name: FreightModeName };
export type CurvePoint = { quantity: number; totals: Partial<Record<FreightModeName, number>> };
export type QuantityCurve = { points: CurvePoint[]; stretches: Stretch[] };

/** Up to so many pieces every number is priced; beyond, so many samples. */
const samples = 40;

/**
 * Totals of all modes for 1 to `most` pieces, and where another mode becomes the cheapest, which is found by bisection
 * between two samples whose cheapest modes differ.
 */
export async function findCheapestByQuantity(
  most: number,
  ask: (quantity: number) => CurvePoint,
  breathe: () => Promise<boolean>,
): Promise<QuantityCurve | undefined> {
  const known = new Map<number, CurvePoint>();
  const at = (quantity: number) => {
    const point = known.get(quantity) ?? ask(quantity);
    known.set(quantity, point);
    return point;
  };
  const count = Math.min(samples, most);
  for (let index = 0; index < count; index += 1) {
    if (!(await breathe())) return undefined;
    at(count === 1 ? 1 : 1 + Math.round((index * (most - 1)) / (count - 1)));
  }
  const grid = [...known.keys()].sort((a, b) => a - b);
  for (const [index, right] of grid.entries()) {
    let low = grid[index - 1];
    if (low === undefined || findCheapestAt(at(low)) === findCheapestAt(at(right))) continue;
    let high = right;
    while (high - low > 1) {
      if (!(await breathe())) return undefined;
      const middle = Math.floor((low + high) / 2);
      if (findCheapestAt(at(middle)) === findCheapestAt(at(low))) low = middle;
      else high = middle;
    }
  }
  const points = [...known.values()].sort((a, b) => a.quantity - b.quantity);
  const stretches: Stretch[] = [];
  for (const point of points) {
    const name = findCheapestAt(point);
    if (name && stretches.at(-1)?.name !== name) stretches.push({ from: point.quantity, name });
  }
  return { points, stretches };
}

function findCheapestAt({ totals }: CurvePoint): FreightModeName | undefined {
  let best: [FreightModeName, number] | undefined;
  for (const name of wayNames) {
    const total = totals[name];
    if (total !== undefined && (!best || total < best[1])) best = [name, total];
  }
  return best?.[0];
}

/** A way to send freight: a card, or the one kind of container of a card. */
type FreightModeCard = { name: FreightModeName; card: RateCard };

/** The freight cards of a day, with one way for each kind of container. */
export function listModeCards(day: string, cards: readonly RateCard[]): FreightModeCard[] {
  return filterCardsByDay(day, cards)
    .flatMap(listOwnModes)
    .sort((a, b) => wayNames.indexOf(a.name) - wayNames.indexOf(b.name));
}

/** The one way of containers that are hired whole: their kind, or those of several kinds together. */
export function listHiredModes(
  day: string,
  cards: readonly RateCard[],
  hired: ReadonlySet<ContainerKind>,
): FreightModeCard[] {
  const [only, ...others] = hired;
  const name = only === undefined || others.length > 0 ? ("mix" as const) : only;
  const kinds = listContainerKinds(cards);
  return filterCardsByDay(day, cards).flatMap((card) =>
    card.tariff.method === "container" && (name === "mix" || kinds.includes(name)) ? [{ name, card }] : [],
  );
}

function listOwnModes(card: RateCard): FreightModeCard[] {
  const { tariff } = card;
  switch (tariff.method) {
    case modeMethods.LCL:
      return [{ name: "LCL", card }];
    case modeMethods.air:
      return [{ name: "air", card }];
    case "container":
      return listContainerKinds([card]).map((kind) => ({ name: kind, card: filterByContainer(card, kind) }));
    case "per-kg-and-item":
    case "flat-by-band":
    case "first-and-additional":
      return [];
  }
}

function filterByContainer(card: RateCard, kind: ContainerKind): RateCard {
  const { tariff } = card;
  if (tariff.method !== "container") return card;
  const bands = Object.entries(tariff.bands).map(
    ([zone, rows]) => [zone, rows.filter(({ container }) => container === kind)] as const,
  );
  return { ...card, tariff: { ...tariff, bands: Object.fromEntries(bands) } };
}

/** Each way's answer, with its total in the shipment's currency; of several cards of one way the best. */
export function quoteModes(shipment: Shipment, cards: readonly FreightModeCard[], reference: Reference): FreightMode[] {
  const load = shipment.parcels.some(({ hired }) => hired) ? planHired : undefined;
  const ask = shipment.parcels.some(({ isTotal }) => isTotal)
    ? (card: RateCard) => quoteTotal(shipment, card, reference)
    : (card: RateCard) => quoteCard(shipment, card, reference, load);
  const all = cards.map(({ name, card }) => toMode(name, ask(card), shipment, reference));
  return wayNames.flatMap((name) => {
    const own = all.filter((way) => way.name === name);
    const priced = own.filter(({ total }) => total !== undefined).sort((a, b) => (a.total ?? 0) - (b.total ?? 0));
    const best = priced[0] ?? own.toSorted((a, b) => rankRefusal(a.answer) - rankRefusal(b.answer))[0];
    return best ? [best] : [];
  });
}

function toMode(name: FreightModeName, answer: Answer, { currency }: Shipment, { exchange }: Reference): FreightMode {
  if (!answer.available) return { name, answer };
  const total = convertForComparison(currency, exchange.rates)(answer);
  return { name, answer, total };
}
