import type { Billable, Line } from "../answer.ts";
import type { RateCard, Tariff } from "../card.ts";
import { plainMass, plainPrice } from "../format.ts";
import { grains } from "../mass.ts";
import { priced } from "../money.ts";
import type { Freight } from "./by-parcel.ts";

/**
 * Air cargo: price per kg by weight break, not under the minimum charge. Where paying for the weight of the next break
 * costs less than the actual weight at its own, the cheaper counts (IATA TACT Rules 3.9.4), and the line says so.
 */
export function freightByBreak(
  card: RateCard,
  tariff: Extract<Tariff, { method: "breaks" }>,
  zone: string,
  { mass }: Billable,
): Freight | undefined {
  const { currency, unit } = card;
  const rows = tariff.bands[zone];
  const at = rows?.findLastIndex(({ from }) => mass >= from) ?? -1;
  const own = rows?.[Math.max(at, 0)];
  if (!rows || !own) return undefined;
  const cost = (kg: number, perUnit: number) => priced(perUnit, kg, grains[unit], currency);
  const straight = cost(mass, own.perUnit);
  let line: Line = {
    code: "freight",
    formula: `${plainMass(mass, unit)} × ${plainPrice(own.perUnit, currency)}/${unit}`,
    amount: straight,
  };
  for (const higher of rows.slice(Math.max(at, 0) + 1)) {
    const amount = cost(higher.from, higher.perUnit);
    if (amount < line.amount)
      line = {
        code: "freight",
        formula: `${plainMass(higher.from, unit)} × ${plainPrice(higher.perUnit, currency)}/${unit}`,
        amount,
        nextBreak: { from: higher.from, saved: straight - amount },
      };
  }
  const minimum = tariff.minimum[zone]?.[0];
  const least = minimum ? priced(minimum.price, 1, 1, currency) : 0;
  if (minimum && least > line.amount)
    line = { code: "freight", formula: `min. ${plainPrice(minimum.price, currency)}`, amount: least };
  return { lines: [line], transit: own };
}
