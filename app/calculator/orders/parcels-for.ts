import type { Reason } from "#rating/answer.ts";
import type { Order } from "#rating/shipment.ts";
import type { Field } from "./columns.ts";
import { readQuantity } from "./read-cells.ts";
import type { Reading } from "./read-order.ts";

/** More parcels than that are freight. */
const most = 20;

/**
 * The fewest parcels in which an order that is too heavy for one could go: as many as its articles allow, where the
 * file counts them. Nothing where a single piece is too heavy, or nothing but its weight stands in the way.
 */
export function parcelsFor(
  { parcels }: Order,
  { code, limit }: Reason,
  cell: (field: Field) => string,
  { units, columns, marks }: Reading,
): number | undefined {
  const [parcel] = parcels;
  if (code !== "parcel-too-heavy" || typeof limit !== "number" || !parcel) return undefined;
  const whole = parcel.mass * parcel.quantity;
  const counted = columns.quantity === undefined ? undefined : readQuantity(cell("quantity"), marks.quantity);
  if (counted !== undefined && units.scope === "piece") return undefined;
  const articles = units.scope === "order" ? counted : undefined;
  for (let count = Math.max(2, Math.ceil(whole / limit)); count <= most; count += 1) {
    if (articles === undefined) return count;
    if (count > articles) return undefined;
    if (Math.ceil(articles / count) * (whole / articles) <= limit) return count;
  }
  return undefined;
}
