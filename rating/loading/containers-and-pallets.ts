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
  "20GP": {
    name: "20GP",
    length: 5_896,
    width: 2_350,
    height: 2_393,
    door: { width: 2_340, height: 2_274 },
    payload: 28_230_000,
  },
  "40GP": {
    name: "40GP",
    length: 12_032,
    width: 2_350,
    height: 2_392,
    door: { width: 2_340, height: 2_274 },
    payload: 26_700_000,
  },
  "40HC": {
    name: "40HC",
    length: 12_032,
    width: 2_350,
    height: 2_697,
    door: { width: 2_340, height: 2_577 },
    payload: 26_460_000,
  },
  "45HC": {
    name: "45HC",
    length: 13_556,
    width: 2_347,
    height: 2_696,
    door: { width: 2_340, height: 2_584 },
    payload: 25_490_000,
  },
} as const satisfies Record<ContainerKind, Omit<Space, "price">>;

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
  "120x80": {
    name: "120x80",
    length: 1_200,
    width: 800,
    height: 144,
    mass: 25_000,
    maxHeight: 1_800,
    maxLoad: 1_500_000,
  },
  "120x100": {
    name: "120x100",
    length: 1_200,
    width: 1_000,
    height: 144,
    mass: 33_000,
    maxHeight: 1_800,
    maxLoad: 1_000_000,
  },
  "48x40in": {
    name: "48x40in",
    length: 1_219,
    width: 1_016,
    height: 152,
    mass: 33_000,
    maxHeight: 1_800,
    maxLoad: 1_000_000,
  },
} as const satisfies Record<string, Pallet>;
