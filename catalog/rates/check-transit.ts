import type { RateCard } from "#rating/card.ts";
import type { Problems } from "../read/problems.ts";
import type { PricePlace } from "./check-neighbours.ts";

/** The slowest parcel takes this many times as long as the quickest, on a card that says so on purpose. */
const widest = 4;
/** How far the days of a row may be from those in the middle of its card, as a factor and in days. */
const farthest = { factor: 3, days: 5 };

type Row = { zone: string; row: number; min: number; max: number };

/**
 * Working days that cannot be meant: a span that is many times its quickest end, or days far from those of the card's other
 * rows, as when a digit was lost or went into the next cell (1 and 80 for 11 and 18).
 */
export function checkTransit(
  { tariff }: RateCard,
  unusual: Readonly<Record<string, string>>,
  { file, lineOf }: PricePlace,
  problems: Problems,
): void {
  const rows = Object.entries<readonly object[]>(tariff.bands).flatMap(([zone, bands]) =>
    bands.flatMap((band, row): Row[] =>
      "transitMin" in band && "transitMax" in band && !Object.hasOwn(unusual, zone)
        ? [{ zone, row, min: Number(band.transitMin), max: Number(band.transitMax) }]
        : [],
    ),
  );
  const [usualMin, usualMax] = [findMiddle(rows.map(({ min }) => min)), findMiddle(rows.map(({ max }) => max))];
  const isFar = (days: number, usual: number) =>
    Math.abs(days - usual) >= farthest.days && (days * farthest.factor < usual || days > usual * farthest.factor);
  for (const { zone, row, min, max } of rows) {
    const isWide = max > min * widest && max - min >= farthest.days * 2;
    if (!isWide && !isFar(min, usualMin) && !isFar(max, usualMax)) continue;
    problems[isWide ? "error" : "warn"](
      file,
      lineOf(zone, row),
      `zone ${zone} takes ${min} to ${max} working days, and most of the card ${usualMin} to ${usualMax}`,
      `look for a lost or misplaced digit; if it is meant, write in card.yaml unusual: { ${zone}: why }`,
    );
  }
}

function findMiddle(days: readonly number[]): number {
  return days.toSorted((a, b) => a - b)[Math.floor(days.length / 2)] ?? 0;
}
