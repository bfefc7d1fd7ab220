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
