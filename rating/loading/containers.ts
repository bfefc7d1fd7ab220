import type { Space } from "./cargo.ts";

/**
 * Inner sizes and door openings: World Shipping Council, "Dry Cargo Containers"
 * (worldshipping.org/about-the-industry/containers/dry-cargo-containers), read 2026-11-21. They exceed the minimum of
 * ISO 1496-1 (5,867 or 11,998 × 2,330 × 2,350 mm, 2,655 mm for a high cube; door 2,286 × 2,261 or 2,566 mm).
 * Its door width for a 40HC, 2.640 m, is wider than the container, so the 2.340 m of all the others is used.
 * Payloads: DSV, "Dry containers" (ae.dsv.com/sea-freight/sea-containers/dry-containers), read 2026-11-21; for the 40HC
 * Projectmaterials, "Containers and Pallets: Sizes and Types" (blog.projectmaterials.com), read 2026-11-21.
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
} as const satisfies Record<string, Omit<Space, "price">>;
