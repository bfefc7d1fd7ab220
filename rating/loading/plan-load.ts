import { type CargoKind, type CargoRow, measureSpace, measureVolume, mergeKinds, type Space } from "./cargo.ts";
import type { Pallet } from "./containers-and-pallets.ts";
import { fill } from "./fill.ts";
import { findUnfit, toDeck } from "./fit.ts";
import { FloorPatterns } from "./floor-pattern.ts";
import { findCheapestMix } from "./mix.ts";
import { packPallets, sortForLoading } from "./packer.ts";
import {
  expandBlocks,
  type Filled,
  type LoadedPallet,
  type LoadedSpace,
  type LoadPlan,
  type LoadRefusal,
  type PlannedKind,
} from "./plan.ts";
import { listWaysToFill, type Workshop } from "./ways.ts";

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
export function packContainers(
  rows: readonly CargoRow[],
  spaces: readonly Space[],
  { pallet, palletsStackable = false, gap = 0, steps = usualSteps }: LoadOptions = {},
): LoadPlan | LoadRefusal {
  const refused = refuseInput(rows, spaces);
  if (refused) return refused;
  const pieces = mergeKinds(rows);
  if (pieces.length > loadLimits.kinds)
    return { ok: false, code: "too-many-kinds", given: pieces.length, limit: loadLimits.kinds };
  const between = Number.isFinite(gap) ? Math.min(loadLimits.gap, Math.max(0, Math.round(gap))) : 0;
  const allowed = Number.isFinite(steps) ? Math.max(0, steps) : usualSteps;
  // A third is for floor patterns, so that enough is left for trying mixes.
  const patternWork = { left: Math.floor(allowed / 3) };
  const work = { left: allowed - patternWork.left };
  const patterns = new FloorPatterns(patternWork);
  const shopFor = (kinds: readonly CargoKind[]): Workshop => ({ kinds, patterns, steps: work, gap: between });

  const pallets = pallet ? loadPallets(shopFor(pieces), pallet) : [];
  if (!Array.isArray(pallets)) return pallets;
  const kinds = planKinds(pieces, pallets, palletsStackable);
  const outside = findUnfit(kinds, spaces);
  if (outside.length > 0) return { ok: false, code: "does-not-fit", pieces: outside };
  const counts = kinds.map(({ quantity }) => quantity);
  const ordered = [...spaces].sort((one, other) => (one.name < other.name ? -1 : 1));
  const shop = shopFor(kinds);
  const mix = findCheapestMix(shop, ordered, counts, loadLimits.spaces);
  if (!mix) return { ok: false, code: "too-many-spaces", given: loadLimits.spaces + 1, limit: loadLimits.spaces };
  const loaded = describeSpaces(mix.filled, ordered, between);
  const room = findRoomLeft(shop, loaded);
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

/** The largest input accepted. */
export const loadLimits = {
  kinds: 100,
  pieces: 20_000,
  /** Millimetres per side, of a piece or a space. */
  side: 30_000,
  /** Grams per piece. */
  mass: 100_000_000,
  /** Kinds of container per mix. */
  kindsOfSpace: 6,
  /** Containers per plan. */
  spaces: 400,
  /** Millimetres between neighbours. */
  gap: 500,
};

/** The first problem in the input that rules out a plan. */
export function refuseInput(rows: readonly CargoRow[], spaces: readonly Space[]): LoadRefusal | undefined {
  for (const [row, { sides, mass, quantity, maxOnTop }] of rows.entries()) {
    if (!sides.every((side) => isCount(side, loadLimits.side)))
      return { ok: false, code: "bad-row", row, field: "sides", limit: loadLimits.side };
    if (!isCount(mass, loadLimits.mass))
      return { ok: false, code: "bad-row", row, field: "mass", limit: loadLimits.mass };
    if (!Number.isSafeInteger(quantity) || quantity < 0)
      return { ok: false, code: "bad-row", row, field: "quantity", limit: loadLimits.pieces };
    if (maxOnTop !== undefined && (!Number.isSafeInteger(maxOnTop) || maxOnTop < 0))
      return { ok: false, code: "bad-row", row, field: "maxOnTop", limit: Number.MAX_SAFE_INTEGER };
  }
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0) return { ok: false, code: "no-cargo" };
  if (pieces > loadLimits.pieces)
    return { ok: false, code: "too-many-pieces", given: pieces, limit: loadLimits.pieces };
  if (spaces.length === 0) return { ok: false, code: "no-space" };
  if (spaces.length > loadLimits.kindsOfSpace)
    return { ok: false, code: "too-many-spaces", given: spaces.length, limit: loadLimits.kindsOfSpace };
  const bad = spaces.find((space) => !isSpace(space));
  return bad && { ok: false, code: "bad-space", space: bad.name };
}

function isSpace({ length, width, height, door, payload, price }: Space): boolean {
  return (
    [length, width, height, door.width, door.height].every((side) => isCount(side, loadLimits.side)) &&
    Number.isSafeInteger(payload) &&
    payload > 0 &&
    Number.isSafeInteger(price) &&
    price >= 0
  );
}

function isCount(value: number, limit: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value <= limit;
}

function loadPallets(shop: Workshop, pallet: Pallet): LoadedPallet[] | LoadRefusal {
  const loose = shop.kinds.filter(({ unitLoad }) => !unitLoad);
  const tooBig = findUnfit(loose, [toDeck(pallet)]);
  if (tooBig.length > 0) return { ok: false, code: "does-not-fit", pieces: tooBig };
  const counts = shop.kinds.map(({ unitLoad, quantity }) => (unitLoad ? 0 : quantity));
  const limit = loadLimits.pieces;
  return packPallets(shop, counts, pallet, limit) ?? { ok: false, code: "too-many-pieces", given: limit + 1, limit };
}

/** What goes into the containers: all pieces, or the unit loads and the loaded pallets. */
function planKinds(pieces: readonly CargoKind[], pallets: readonly LoadedPallet[], stackable: boolean): PlannedKind[] {
  const loose = pieces.filter(({ unitLoad }) => unitLoad || pallets.length === 0);
  const loaded = pallets.map(({ sides, grossMass: mass, count: quantity }) => {
    return { sides, mass, quantity, upright: true, stackable, unitLoad: true };
  });
  return mergeKinds([...loose, ...loaded]).map((kind) => {
    const own = kind.rows.map((index) => index - loose.length).filter((index) => index >= 0);
    const rows = [
      ...kind.rows.flatMap((index) => loose[index]?.rows ?? []),
      ...own.flatMap((index) => pieces.filter((_, piece) => pallets[index]?.counts[piece]).flatMap(({ rows }) => rows)),
    ];
    return { ...kind, rows: [...new Set(rows)].sort((one, other) => one - other), pallets: own };
  });
}

function describeSpaces(filled: readonly Filled[], spaces: readonly Space[], gap: number): LoadedSpace[] {
  // Identically loaded spaces become one entry.
  const loaded = new Map<string, LoadedSpace>();
  for (const { space: index, load, count } of filled) {
    const space = spaces[index];
    const alike = JSON.stringify([index, load.blocks]);
    const known = loaded.get(alike);
    if (known) known.count += count;
    else if (space) loaded.set(alike, { ...load, space, count, blocks: sortForLoading(load.blocks, gap) });
  }
  return [...loaded.values()];
}

/** The most places listed; beyond that they are counted but not drawn. */
const mostPlaces = 200;

/** How many more pieces of the only kind fit into the last space, and where. Undefined if there are several kinds. */
function findRoomLeft(shop: Workshop, spaces: readonly LoadedSpace[]): LoadPlan["room"] {
  const [kind, second] = shop.kinds;
  const last = spaces.at(-1);
  const [way] = listWaysToFill(0);
  if (!kind || second || !last || !way) return undefined;
  const unlimited: Workshop = { ...shop, steps: { left: Number.POSITIVE_INFINITY } };
  const full = fill(unlimited, last.space, [Math.floor(measureSpace(last.space) / measureVolume(kind))], way);
  const count = (full.counts[0] ?? 0) - (last.counts[0] ?? 0);
  if (count <= 0) return { count: 0, places: [] };
  const taken = new Set(expandBlocks(last.blocks, shop.gap).map((piece) => JSON.stringify(piece)));
  const places = (full.counts[0] ?? 0) > mostPlaces ? [] : expandBlocks(full.blocks, shop.gap);
  const free = places.filter((piece) => !taken.has(JSON.stringify(piece)));
  // If the last space was loaded in another pattern, this pattern's free places are not free there.
  return { count, places: free.length === count ? free : [] };
}
