import type { Space } from "./cargo.ts";

/** The kinds of container that a card can price, smallest first. */
export const containerKinds = ["20GP", "40GP", "40HC", "45HC"] as const;
export type ContainerKind = (typeof containerKinds)[number];

/**
 * Inner sizes and door openings: World Shipping Council, "Dry Cargo Containers"
 * (worldshipping.org/about-the-industry/containers/dry-cargo-containers), read 2026-11-21. They exceed the minimum of
 * ISO 1496-1 (5,867 or 11,998 × 2,330 × 2,350 mm, 2,655 mm for a high cube; door 2,286 × 2,261 or 2,566 mm).
 * Its door width for a 40HC, 2.640 m, is wider than the container, so the 2.340 m of all the others is used.
 * Payloads: DSV, "Dry containers" (ae.dsv.com/sea-freight/sea-containers/dry-containers), read 2026-11-21; for the 40HC
 * Projectmaterials, "Containers and Pallets: Sizes and Types" (blog.projectmaterials.com), read 2026-11-21.
 * The 45HC: 30,480 kg gross as the others, less the 11,000 lb that Tiger Equipment, "Container Specs"
 * (tigerequipment.com/container-specs), read 2026-11-23, gives for the heaviest of them.
 * They are what a container can hold; road limits at either end are often lower, in which case a card states its own.
 */
export const containers = {
  "20GP": measureContainer("20GP", [5_896, 2_350, 2_393], [2_340, 2_274], 28_230_000),
  "40GP": measureContainer("40GP", [12_032, 2_350, 2_392], [2_340, 2_274], 26_700_000),
  "40HC": measureContainer("40HC", [12_032, 2_350, 2_697], [2_340, 2_577], 26_460_000),
  "45HC": measureContainer("45HC", [13_556, 2_347, 2_696], [2_340, 2_584], 25_490_000),
} as const satisfies Record<ContainerKind, Omit<Space, "price">>;

type Sides = readonly [length: number, width: number, height: number];

function measureContainer<Name extends ContainerKind>(
  name: Name,
  [length, width, height]: Sides,
  [doorWidth, doorHeight]: readonly [width: number, height: number],
  payload: number,
) {
  return { name, length, width, height, door: { width: doorWidth, height: doorHeight }, payload };
}

/** A pallet to load: its own size and mass, and how high and heavy it may become. */
export type Pallet = {
  name: string;
  length: number;
  width: number;
  /** Of the pallet itself. */
  height: number;
  /** Of the pallet itself. */
  mass: number;
  /** With its load. */
  maxHeight: number;
  /** Of the load only. */
  maxLoad: number;
};

/**
 * Euro pallet: EPAL, "EPAL Euro pallet" product page (epal-pallets.org/eu-en/load-carriers/epal-euro-pallet): 800 ×
 * 1,200 × 144 mm, about 25 kg, safe working load 1,500 kg; read 2026-11-21. Industrial pallet and the North American 48
 * × 40 in (1,219 × 1,016 mm): R&JJ Freight, "Pallet sizes" (rjjfreight.co.uk/tools/pallet-sizes): 144 mm and 33 kg, 6
 * in and 33 kg; read 2026-11-21. Neither page states their load, so the 1,000 kg usual for exchange pallets is assumed.
 * The loaded height of 1,800 mm is a choice that passes every container's door; a card may state its own.
 */
export const pallets = {
  "120x80": measurePallet("120x80", [1_200, 800, 144], 25_000, 1_500_000),
  "120x100": measurePallet("120x100", [1_200, 1_000, 144], 33_000, 1_000_000),
  "48x40in": measurePallet("48x40in", [1_219, 1_016, 152], 33_000, 1_000_000),
} as const;

function measurePallet(name: string, [length, width, height]: Sides, mass: number, maxLoad: number): Pallet {
  return { name, length, width, height, mass, maxHeight: 1_800, maxLoad };
}
