import type { Reason } from "#rating/answer.ts";
import type { ParcelPrices } from "#rating/comparison/parcel-prices.ts";

/** What a line asks for before it has a price, or offers in its place. */
const missing = /-needed$|^incoterm-not/;

/** What lines wait for that would take the parcel; nothing where some have a price, or none would have one. */
export function listAwaited(
  { lines, refused }: Pick<ParcelPrices, "lines" | "refused">,
  goods: string,
): Reason["field"][] {
  if (lines.some((line) => line.goods === goods)) return [];
  const waiting = refused.filter(
    (line) => line.goods === goods && line.reasons.every(({ code }) => missing.test(code)),
  );
  return [...new Set(waiting.flatMap(({ reasons }) => reasons.map(({ field }) => field)))];
}
