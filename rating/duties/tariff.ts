import type { Day } from "../card.ts";
import { onDay } from "./conditions.ts";
import type { TariffRate } from "./rules.ts";

/**
 * The rate for goods on a day: of the matching rows, the one with the longest HS code, then the one that names the
 * category. Undefined if no row matches.
 */
export function tariffRate(
  rows: readonly TariffRate[],
  goods: string,
  hs: string | undefined,
  day: Day,
): TariffRate | undefined {
  let best: TariffRate | undefined;
  for (const row of rows) if (fits(row, goods, hs, day) && (!best || exactness(row) > exactness(best))) best = row;
  return best;
}

function fits(row: TariffRate, goods: string, hs: string | undefined, day: Day): boolean {
  const category = row.goods === undefined || row.goods === goods;
  return category && (row.hs === undefined || (hs ?? "").startsWith(row.hs)) && onDay(row, day);
}

function exactness({ goods, hs }: TariffRate): number {
  return (hs?.length ?? 0) * 2 + (goods === undefined ? 0 : 1);
}
