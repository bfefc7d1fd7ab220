import type { Incoterm } from "../card.ts";
import type { Length } from "../length.ts";
import type { Mass } from "../mass.ts";
import type { Minor } from "../money.ts";
import type { Shipment } from "../shipment.ts";

/** One line of an order file: parcels that are alike, to one door. Sides are all 0 where none are given. */
export type Order = {
  to: string;
  /** As `plainPostcode` writes it. */
  postcode: string;
  quantity: number;
  mass: Mass;
  a: Length;
  b: Length;
  c: Length;
  goods: string;
  /** Of the whole order, in `currency`; -1 where none is given. */
  value: Minor;
};

/** What all orders of a file have in common. */
export type Terms = { from: string; currency: string; incoterm: Incoterm; shipDate: string };

/** The same order for the explaining engine. */
export function shipmentOf(order: Order, terms: Terms): Shipment {
  const { to, postcode, quantity, mass, a, b, c, goods, value } = order;
  return {
    ...terms,
    to,
    ...(postcode && { postcode }),
    parcels: [{ quantity, mass, ...(a > 0 && { sides: [a, b, c] as const }) }],
    goods,
    ...(value >= 0 && { value }),
  };
}
