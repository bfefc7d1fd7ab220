import { toLength, toMass } from "#rating/shipment/units.ts";
import type { Parcel, Shipment } from "#rating/shipment/shipment.ts";

type Sides = readonly [number, number, number];

/** Cartons that are sold everywhere, in cm, each up to a weight that it usually holds (about 6 litres a kilogram). */
const cartons: readonly { upTo: number; sides: Sides }[] = [
  { upTo: 0.5, sides: [20, 15, 10] },
  { upTo: 1, sides: [30, 20, 10] },
  { upTo: 2, sides: [30, 20, 20] },
  { upTo: 5, sides: [40, 30, 25] },
  { upTo: 10, sides: [50, 40, 30] },
  { upTo: 20, sides: [60, 40, 40] },
  { upTo: 30, sides: [60, 50, 50] },
];

/** The carton, in cm, that a parcel of this weight usually comes in; nothing for one that is too heavy for a carton. */
export function estimateBox({ mass: own }: Pick<Parcel, "mass">): Sides | undefined {
  return cartons.find(({ upTo }) => own <= toMass(upTo, "kg"))?.sides;
}

/** The shipment with each parcel that has no size in its usual box; nothing where all have one, or one has no carton. */
export function fillInUsualBoxes(shipment: Shipment): Shipment | undefined {
  if (shipment.parcels.every(({ sides }) => sides)) return undefined;
  const parcels = shipment.parcels.map((parcel): Parcel | undefined => {
    if (parcel.sides) return parcel;
    const box = estimateBox(parcel);
    if (!box) return undefined;
    const [a, b, c] = box;
    return { ...parcel, sides: [toLength(a, "cm"), toLength(b, "cm"), toLength(c, "cm")] };
  });
  const known = parcels.filter((parcel) => parcel !== undefined);
  return known.length === parcels.length ? { ...shipment, parcels: known } : undefined;
}
