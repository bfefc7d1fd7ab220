import type { Catalog } from "#catalog/model.ts";
import { compare } from "./comparison.ts";
import { makeSample } from "./sample.ts";
import { writeComparison } from "./write-comparison.ts";

/** What changes for whom: the cards before and after, each on the first day of the new ones. */
export function compareCatalogs(before: Catalog, after: Catalog, day: string): string {
  const cards = [...before.cards, ...after.cards];
  const changed = new Set(
    after.cards
      .filter((card) => !before.cards.some((old) => JSON.stringify(old) === JSON.stringify(card)))
      .map(({ service }) => service),
  );
  const side = (name: string, own: Catalog) => ({
    name,
    day,
    cards: own.cards.filter((card) => changed.has(card.service)),
  });
  const comparison = compare(
    [side("before", before), side("after", after)],
    (service) =>
      makeSample(
        service,
        cards.filter((card) => card.service === service),
      ),
    after.reference.engine,
  );
  return writeComparison(comparison, `a sample of the cards' own zones and weights`);
}
