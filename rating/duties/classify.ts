import type { Classified, Heading, HeadingTariff } from "./headings.ts";
import type { Decimal } from "./rules.ts";

const rate = /^([\d.]+)(?:-([\d.]+))?$/;

/**
 * The candidates with their rates as `duties/headings.csv` writes them, by code and column. Undefined where a rate is not
 * known, or where some codes have amounts by weight or piece: no percentage holds all of them.
 */
export function classify(
  codes: readonly string[],
  country: string,
  tariff: HeadingTariff,
  rates: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Classified | undefined {
  const headings: Heading[] = [];
  for (const hs of codes) {
    const own = rates[hs] ?? {};
    const low: Record<string, Decimal> = {};
    const high: Record<string, Decimal> = {};
    const added = Object.keys(tariff.added).map((name) => `${country}.${name}`);
    for (const column of [country, ...tariff.also, ...added]) {
      const text = own[column] ?? (column === country ? "" : column.includes(".") ? "0" : undefined);
      if (text === undefined) continue;
      const [whole, least = "0", most = least] = rate.exec(text) ?? [];
      if (!whole) return undefined;
      [low[column], high[column]] = [least, most];
    }
    for (const ends of [low, high]) {
      for (const name of tariff.also) if (isFree(ends[country])) ends[name] = "0";
      for (const [name, { insteadOf }] of Object.entries(tariff.added))
        if (insteadOf && !isFree(ends[`${country}.${name}`])) ends[`${country}.${insteadOf}`] = "0";
    }
    headings.push({ hs, low, high: JSON.stringify(low) === JSON.stringify(high) ? low : high });
  }
  return headings.length > 0 ? { country, tariff, headings } : undefined;
}

// a form classifies before the engine has come: no exact arithmetic here
function isFree(percent: Decimal = "0"): boolean {
  return !/[1-9]/.test(percent);
}
