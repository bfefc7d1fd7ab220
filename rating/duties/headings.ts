import type { LocalText } from "../card.ts";
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
