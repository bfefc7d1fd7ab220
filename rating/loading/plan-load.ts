import { type CargoKind, type CargoRow, kindsOf, type Space } from "./cargo.ts";
import { loadLimits, refuseInput } from "./check-cargo.ts";
import type { Workshop } from "./workshop.ts";
import { FloorPatterns } from "./floor-pattern.ts";
import { misfits } from "./misfits.ts";
import { cheapestMix } from "./mix.ts";
import { loadingOrder } from "./loading-order.ts";
import type { Filled } from "./mixes.ts";
import { deckOf } from "./goes-on.ts";
import { asCargo, palletise } from "./palletise.ts";
import type { Pallet } from "./pallets.ts";
import type { Load, LoadedPallet, LoadedSpace, LoadPlan, LoadRefusal, PlannedKind } from "./plan.ts";
import { roomLeft } from "./room-left.ts";

export type LoadOptions = {
  /** Pieces are first put on such pallets, except unit loads. */
  pallet?: Pallet;
  /** Whether those pallets may be stacked; by default not. */
  palletsStackable?: boolean;
  /** Millimetres kept free between neighbours, for hands, forks and bulging cartons; 0 by default. */
  gap?: number;
  /** Work allowed for finding a cheaper mix; even 0 gives a plan. */
  steps?: number;
};

/** Default number of steps: for most cargo well under a second on one core. */
const usualSteps = 1_000_000;

/**
 * Loads cargo into the cheapest mix of containers. Sides in whole millimetres, masses in whole grams, prices in whole
 * numbers of any one unit. The answer depends only on the cargo: not on the order of its rows, how a row is split, or
 * the machine. Never throws: what cannot be loaded is refused with the piece, the side and the limit.
 */
export function planLoad(
  rows: readonly CargoRow[],
  spaces: readonly Space[],
  { pallet, palletsStackable = false, gap = 0, steps = usualSteps }: LoadOptions = {},
): LoadPlan | LoadRefusal {
  const refused = refuseInput(rows, spaces);
  if (refused) return refused;
  const pieces = kindsOf(rows);
  if (pieces.length > loadLimits.kinds)
    return { ok: false, code: "too-many-kinds", given: pieces.length, limit: loadLimits.kinds };
  const between = Number.isFinite(gap) ? Math.min(loadLimits.gap, Math.max(0, Math.round(gap))) : 0;
  const allowed = Number.isFinite(steps) ? Math.max(0, steps) : usualSteps;
  // A third is for floor patterns, so that enough is left for trying mixes.
  const patternWork = { left: Math.floor(allowed / 3) };
  const work = { left: allowed - patternWork.left };
  const patterns = new FloorPatterns(patternWork);
  const shopFor = (kinds: readonly CargoKind[]): Workshop => ({ kinds, patterns, steps: work, gap: between });

  const pallets = pallet ? onPallets(shopFor(pieces), pallet) : [];
  if (!Array.isArray(pallets)) return pallets;
  const kinds = plannedKinds(pieces, pallets, pallet !== undefined, palletsStackable);
  const outside = misfits(kinds, spaces);
  if (outside.length > 0) return { ok: false, code: "does-not-fit", pieces: outside };
  const counts = kinds.map(({ quantity }) => quantity);
  const ordered = [...spaces].sort((one, other) => (one.name < other.name ? -1 : 1));
  const shop = shopFor(kinds);
  const mix = cheapestMix(shop, ordered, counts, loadLimits.spaces);
  if (!mix) return { ok: false, code: "too-many-spaces", given: loadLimits.spaces + 1, limit: loadLimits.spaces };
  const loaded = loadedSpaces(mix.filled, ordered, kinds, between);
  const room = roomLeft(shop, loaded);
  return {
    ok: true,
    kinds,
    pieces,
    pallets,
    spaces: loaded,
    price: loaded.reduce((sum, { space, count }) => sum + space.price * count, 0),
    proven: mix.proven,
    gap: between,
    ...(room && { room }),
    steps: allowed - work.left - patternWork.left,
  };
}

function onPallets(shop: Workshop, pallet: Pallet): LoadedPallet[] | LoadRefusal {
  const loose = shop.kinds.filter(({ unitLoad }) => !unitLoad);
  const tooBig = misfits(loose, [deckOf(pallet)]);
  if (tooBig.length > 0) return { ok: false, code: "does-not-fit", pieces: tooBig };
  const counts = shop.kinds.map(({ unitLoad, quantity }) => (unitLoad ? 0 : quantity));
  const limit = loadLimits.pieces;
  return palletise(shop, counts, pallet, limit) ?? { ok: false, code: "too-many-pieces", given: limit + 1, limit };
}

/** What goes into the containers: all pieces, or the unit loads and the loaded pallets. */
function plannedKinds(
  pieces: readonly CargoKind[],
  pallets: readonly LoadedPallet[],
  palletised: boolean,
  stackable: boolean,
): PlannedKind[] {
  const loose = pieces.filter(({ unitLoad }) => unitLoad || !palletised);
  const cargo = [...loose, ...pallets.map((one) => asCargo(one, stackable))];
  return kindsOf(cargo).map((kind) => {
    const own = kind.rows.map((index) => index - loose.length).filter((index) => index >= 0);
    const rows = [
      ...kind.rows.flatMap((index) => loose[index]?.rows ?? []),
      ...own.flatMap((index) => pieces.filter((_, piece) => pallets[index]?.counts[piece]).flatMap(({ rows }) => rows)),
    ];
    return { ...kind, rows: [...new Set(rows)].sort((one, other) => one - other), pallets: own };
  });
}

function loadedSpaces(
  filled: readonly Filled[],
  spaces: readonly Space[],
  kinds: readonly CargoKind[],
  gap: number,
): LoadedSpace[] {
  const outside = kinds.map(() => 0);
  const loaded: LoadedSpace[] = [];
  for (const { space: index, load, count } of grouped(filled).reverse()) {
    const space = spaces[index];
    if (!space) continue;
    const lightest = Math.min(...kinds.map(({ mass }, kind) => (outside[kind] ? mass : Number.POSITIVE_INFINITY)));
    loaded.unshift({
      ...load,
      space,
      count,
      blocks: loadingOrder(load.blocks, gap),
      limitedBy: limit(load, space, lightest),
    });
    for (const [kind, each] of load.counts.entries()) outside[kind] = (outside[kind] ?? 0) + each * count;
  }
  return loaded;
}

function limit({ blocks, mass }: Load, space: Space, lightest: number): LoadedSpace["limitedBy"] {
  if (lightest === Number.POSITIVE_INFINITY) return "cargo";
  if (mass + lightest > space.payload) return "payload";
  return blocks.every(({ z, nz }) => z === 0 && nz === 1) ? "floor" : "volume";
}

/** Identically loaded spaces become one entry. */
function grouped(filled: readonly Filled[]): Filled[] {
  const groups = new Map<string, Filled>();
  for (const one of filled) {
    const alike = JSON.stringify([one.space, one.load.blocks]);
    const known = groups.get(alike);
    groups.set(alike, { ...one, count: one.count + (known?.count ?? 0) });
  }
  return [...groups.values()];
}
