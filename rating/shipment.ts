import type { Day, Incoterm, ShipmentOption } from "./card.ts";
import type { Length } from "./length.ts";
import { type Mass, mass } from "./mass.ts";
import type { Minor } from "./money.ts";

export type Parcel = {
  quantity: number;
  mass: Mass;
  /** Length, width, height. */
  sides?: readonly [Length, Length, Length];
  /** In a container it turns about its upright axis alone. */
  upright?: boolean;
  /** Nothing may stand on it. */
  unstackable?: boolean;
};

export type Shipment = {
  /** Region of origin, by its ISO 3166-1 code. */
  from: string;
  /** ISO 3166-1 alpha-2 of the destination. */
  to: string;
  postcode?: string;
  parcels: readonly Parcel[];
  goods: string;
  /** Value of the goods of the whole shipment, in minor units of `currency`. */
  value?: Minor;
  currency: string;
  /** Of DDP shipments: whether the seller accounts for the tax itself (IOSS …), and how many tariff sub-headings. */
  registered?: boolean;
  subheadings?: number;
  incoterm: Incoterm;
  shipDate: Day;
  /** Two to ten digits of the HS code of the goods, where known. */
  hs?: string;
  /** Extra services that the visitor wants: residential delivery, a signature, insurance … */
  options?: readonly ShipmentOption[];
};

/** What all orders of a file have in common, and what each has for itself. */
export type Terms = Pick<Shipment, "from" | "currency" | "incoterm" | "shipDate">;
export type Order = Omit<Shipment, keyof Terms>;

export function parcelCount({ parcels }: Pick<Shipment, "parcels">): number {
  return parcels.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function totalMass({ parcels }: Pick<Shipment, "parcels">): Mass {
  return parcels.reduce((sum, { quantity, mass }) => sum + quantity * mass, 0);
}

/** Above what one person lifts, goods stand on a pallet. */
export const heaviestBox = mass(70, "kg");
