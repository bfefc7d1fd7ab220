import type { Sample } from "./sample-prices.ts";

/** The query that opens the calculator with a sample filled in. */
export function calculatorQuery({ to, postcode, quantity = 1, weight_kg, size_cm, goods = "general" }: Sample): string {
  const query = new URLSearchParams({ to, parcel: [quantity, weight_kg, ...size_cm].join("_") });
  if (postcode) query.set("postcode", postcode);
  if (goods !== "general") query.set("goods", goods);
  return query.toString();
}
