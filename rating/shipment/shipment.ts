import type { Day, Incoterm, ShipmentOption } from "../card.ts";
import type { Classified } from "../duties/headings.ts";
import type { Judged } from "../goods/goods.ts";
import type { ContainerKind } from "../loading/containers-and-pallets.ts";
import type { Minor } from "../money/money.ts";
import { type Length, type Mass, toMass } from "./units.ts";

export type Parcel = {
  quantity: number;
  mass: Mass;
  /** Length, width, height. */
  sides?: readonly [Length, Length, Length];
  /** In a container it may only be turned about its vertical axis. */
  upright?: boolean;
  /** Nothing may be stacked on it. */
  unstackable?: boolean;
  /** No goods but a container of this kind, hired whole: its sides tell it from other kinds. Only containers have a price for it. */
  hired?: ContainerKind;
  /** No piece but all goods together, whose pieces nobody has told: its sides are none, and make their volume alone. */
  isTotal?: true;
};

export type Shipment = {
  /** Region of origin, by its ISO 3166-1 code. */
  from: string;
  /** ISO 3166-1 alpha-2 of the destination. */
  to: string;
  postcode?: string;
  parcels: readonly Parcel[];
  goods: string;
  /** Value of all the goods in the shipment, in minor units of `currency`. */
  value?: Minor;
  currency: string;
  /** For DDP: whether the seller accounts for the tax itself (IOSS …), and the number of tariff sub-headings. */
  registered?: boolean;
  subheadings?: number;
  incoterm: Incoterm;
  shipDate: Day;
  /** Two to ten digits of the goods' HS code, if known. */
  hs?: string;
  /** What they may fall under in the country of destination, if that is known instead. */
  classified?: Classified;
  /** Whether the articles in it may go there, and which lines do not take them, if it is known what they are. */
  judged?: Judged;
  /** Extra services wanted: residential delivery, a signature, insurance … */
  options?: readonly ShipmentOption[];
};

/** What all orders of a file have in common, and what each has of its own. */
export type Terms = Pick<Shipment, "from" | "currency" | "incoterm" | "shipDate">;
export type Order = Omit<Shipment, keyof Terms>;

export function countParcels({ parcels }: Pick<Shipment, "parcels">): number {
  return parcels.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function sumMass({ parcels }: Pick<Shipment, "parcels">): Mass {
  return parcels.reduce((sum, { quantity, mass }) => sum + quantity * mass, 0);
}

/** Goods heavier than one person can lift are on a pallet. */
export const heaviestBox = toMass(70, "kg");

/** Upper case without spaces, hyphens and dots, so that "im1 1aa" and "IM1-1AA" are the same. */
export function normalizePostcode(postcode: string): string {
  return postcode.toUpperCase().replace(/[\s.-]/g, "");
}
