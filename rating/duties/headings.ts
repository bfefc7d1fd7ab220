import type { LocalText } from "../card.ts";
import { isSmaller, parseDecimal } from "../money/arithmetic.ts";
import type { Decimal, Source } from "./rules.ts";

/** Percent by column of `duties/headings.csv`: the country for the ordinary rate, with a dot and a name what is added. */
type Percents = Readonly<Record<string, Decimal>>;

/** A candidate at six digits with the least and the most that its full codes pay; the same object where they are alike. */
export type Heading = { hs: string; low: Percents; high: Percents };

/** What the columns of a country are: what is added on goods from here stands for rows of the law's own. */
export type HeadingTariff = {
  label: LocalText;
  source: Source;
  added: Readonly<Record<string, AddedColumn>>;
  /** Further tariffs, in which goods that are free in this one are free too. */
  also: readonly string[];
};

type AddedColumn = {
  label: LocalText;
  /** Ids of charges of the law that it replaces; it has the source of the first. */
  replaces: readonly string[];
  /** The column that is not due where this one is. */
  insteadOf?: string | undefined;
};

/** What the goods may fall under in a country, the likeliest first. Quotes charge the most that the first can pay. */
export type Classified = { country: string; tariff: HeadingTariff; headings: readonly Heading[] };

/** One end of one heading, by which a consignment is charged. */
export type ChosenHeading = { hs: string; percents: Percents; tariff: HeadingTariff; country: string };

/** The ends of all candidates; the first is what quotes charge. */
export function listHeadingEnds({ country, tariff, headings }: Classified): ChosenHeading[] {
  return headings.flatMap(({ hs, low, high }) =>
    (low === high ? [high] : [high, low]).map((percents) => ({ hs, percents, tariff, country })),
  );
}

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

function isFree(percent: Decimal = "0"): boolean {
  return !isSmaller(parseDecimal("0"), parseDecimal(percent));
}
