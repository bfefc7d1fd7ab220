import type { ContainerKind } from "../loading/containers-and-pallets.ts";
import type { Micro } from "../money/money.ts";
import type { CardMass, Length } from "../shipment/units.ts";

/** A band covers `from < weight ≤ upTo`, where `from` is the end of the band before of the same size. */
export type Tariff = (
  | { method: "per-kg-and-item"; bands: ByZone<{ upTo: CardMass; perUnit: Micro; perItem: Micro }> }
  /** `perUnit`: an additional price per kilogram (the "multiplier" above the last step of a courier's table). */
  | { method: "flat-by-band"; bands: ByZone<{ upTo: CardMass; price: Micro; perUnit?: Micro }> }
  | {
      method: "first-and-additional";
      bands: ByZone<{ upTo: CardMass; first: CardMass; firstPrice: Micro; step: CardMass; stepPrice: Micro }>;
    }
  | { method: "breaks"; bands: ByZone<{ from: CardMass; perUnit: Micro }> }
  | {
      method: "weight-or-measure";
      bands: ByZone<{ perRevenueTon: Micro; perItem: Micro }>;
      /** In thousandths of a revenue ton. */
      minimum: number;
      step: number;
    }
  | { method: "container"; bands: ByZone<{ container: ContainerKind; price: Micro }> }
) & {
  /** The least freight, by zone: of each parcel, or of a shipment that is priced as one. */
  minimumFreight?: Readonly<Record<string, Micro>>;
  /** Whether a higher band is billed, at the least weight in it, where that is cheaper; if absent, of breaks alone. */
  nextBand?: boolean;
};

/** Rows in rising order, on a card with sizes of each size, and from each number of parcels in the shipment. */
export type ByZone<Row> = Readonly<
  Record<string, readonly (Row & Transit & { size?: string; fromParcels?: number })[]>
>;

/** Working days from handover to delivery. */
export type Transit = { transitMin: number; transitMax: number };

/** What prices count instead of weight, in millionths: at least `minimum`, rounded up to `step`. */
export type Measure = {
  of: MeasureKind;
  /** A unit counts for at least so much weight. */
  mass?: CardMass;
  minimum: number;
  step: number;
} & Floor;

export type MeasureKind = "loading-metres" | "lane-metres" | "pallet-spaces" | "pieces" | "cubic-metres";

/** How the floor that pieces take is measured. */
export type Floor = {
  /** What each piece takes is rounded up to this, in millionths. */
  pieceStep?: number;
  /** How many of a kind that may bear a load stand on one another; one if absent. */
  stack?: number;
  /** A pallet space: length and width; that of a Euro pallet if absent. */
  pallet?: readonly [Length, Length];
};
