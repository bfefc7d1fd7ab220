import { currencyParam, freightParam, wayParam } from "../store/form-state.ts";
import type { FreightFields } from "./cargo.ts";

/**
 * Freight as it stands in the query of an address, a text for each kind of piece:
 * `freight=pallet_US_90001_20_120_100_180_240_n` with the destination, and after it `freight=carton_14_60_40_40_18_y`; whole
 * containers are `freight=40HC_US_90001_2_____y`, and a total is its volume and weight, `freight=total_CA_M5V_3.6_600`. A form
 * in pounds and inches ends its first with `_imperial`. What else `query` says stays.
 */
export function writeFreight(
  { to, postcode, units, rows, way, currency }: FreightFields,
  query = new URLSearchParams(),
): URLSearchParams {
  const plain = (text: string) => text.replaceAll("_", " ").trim();
  query.delete(freightParam);
  for (const [at, { kind, quantity, length, width, height, weight, stackable, volume = "" }] of rows.entries()) {
    const own = [quantity, length, width, height, weight, stackable ? "y" : "n"];
    const texts = [
      kind,
      ...(at === 0 ? [to, plain(postcode)] : []),
      ...(kind === "total" ? [volume, weight] : own).map(plain),
      ...(at === 0 && units === "imperial" ? [units] : []),
    ];
    query.append(freightParam, texts.join("_"));
  }
  query.delete(wayParam);
  if (way) query.set(wayParam, way);
  query.delete(currencyParam);
  if (currency) query.set(currencyParam, currency);
  return query;
}
