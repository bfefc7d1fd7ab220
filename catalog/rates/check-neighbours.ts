import type { RateCard } from "#rating/card.ts";
import type { Tariff } from "#rating/freight/tariff.ts";
import { containerKinds } from "#rating/loading/containers-and-pallets.ts";
import { toMassAmount } from "#rating/shipment/units.ts";
import type { Problems } from "../read/problems.ts";

/** Where a card's prices are: their file, and the line of each zone's row. */
export type PricePlace = { file: string; lineOf: (zone: string, row: number) => number };

/** A price of a card, with its column and band, and the place of its row among those of its zone. */
export type Cell = { zone: string; row: number; column: string; band: string; value: number };

/** A price that differs from what its zone and band let expect by more than this factor: a point slipped, or cells changed places. */
const mostApart = 2.5;
/** A zone is dear by this factor, and further from the next one than neighbours are. */
const mostZoneApart = 5;
/** Fewer have no middle to be far from. */
export const leastZones = 4;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** Prices far from what the other bands of their zone, and the other zones of their band, let expect. */
export function checkNeighbours(cells: readonly Cell[], { file, lineOf }: PricePlace, problems: Problems): void {
  const priced = cells.filter(({ value }) => value > 0);
  const ofBand = groupMedians(
    priced,
    ({ band, column }) => `${band} ${column}`,
    ({ value }) => Math.log(value),
  );
  const above = (cell: Cell) => Math.log(cell.value) - (ofBand.get(`${cell.band} ${cell.column}`)?.middle ?? 0);
  const known = priced.filter(({ band, column }) => (ofBand.get(`${band} ${column}`)?.count ?? 0) >= leastZones);
  const ofZone = groupMedians(known, ({ zone }) => zone, above);
  const apart = known.flatMap((cell) => {
    const factor = above(cell) - (ofZone.get(cell.zone)?.middle ?? 0);
    return Math.abs(factor) > Math.log(mostApart)
      ? [{ cell, factor: Math.exp(Math.abs(factor)), over: factor > 0 }]
      : [];
  });
  // the leap from band to band that such a price makes
  for (const problem of problems.all)
    if (problem.file === file && apart.some(({ cell }) => problem.wrong.startsWith(`in zone ${cell.zone} `)))
      problem.follows = true;
  for (const { cell, factor, over } of apart)
    problems.warn(
      file,
      lineOf(cell.zone, cell.row),
      `the price ${cell.value} of zone ${cell.zone}${cell.band ? ` ${cell.band}` : ""} is ${over ? `${factor.toFixed(1)} times` : `only ${describeShare(factor)} of`} what its neighbours let expect`,
      "look for a slipped decimal point, or for two cells that changed places",
    );
  for (const { zone, row, band, column, value } of cells)
    if (value === 0 && (ofBand.get(`${band} ${column}`)?.count ?? 0) >= leastZones)
      problems.warn(
        file,
        lineOf(zone, row),
        `zone ${zone} ${band} has a price of 0`,
        "write the price, or leave it if nothing is charged",
      );
}

function describeShare(factor: number): string {
  return `${Math.round(100 / factor)}%`;
}

function groupMedians(
  cells: readonly Cell[],
  keyOf: (cell: Cell) => string,
  measure: (cell: Cell) => number,
): Map<string, { middle: number; count: number }> {
  const groups = Map.groupBy(cells, keyOf);
  return new Map([...groups].map(([key, own]) => [key, { middle: median(own.map(measure)), count: own.length }]));
}

/** A zone all of whose prices are many times those of the others, or a small part of them. */
export function checkZones(cells: readonly Cell[], { file, lineOf }: PricePlace, problems: Problems): void {
  const priced = cells.filter(({ value }) => value > 0);
  const ofBand = groupMedians(
    priced,
    ({ band, column }) => `${band} ${column}`,
    ({ value }) => Math.log(value),
  );
  const known = priced.filter(({ band, column }) => (ofBand.get(`${band} ${column}`)?.count ?? 0) >= leastZones);
  const levels = groupMedians(
    known,
    ({ zone }) => zone,
    ({ band, column, value }) => Math.log(value) - (ofBand.get(`${band} ${column}`)?.middle ?? 0),
  );
  for (const [zone, { middle }] of levels) {
    const nearest = Math.min(
      ...[...levels].flatMap(([other, level]) => (other === zone ? [] : [Math.abs(level.middle - middle)])),
    );
    if (Math.abs(middle) < Math.log(mostZoneApart) || nearest < Math.log(mostApart)) continue;
    const factor = Math.exp(Math.abs(middle));
    problems.warn(
      file,
      lineOf(zone, 0),
      `all prices of zone ${zone} are ${middle > 0 ? `${factor.toFixed(1)} times` : `only ${describeShare(factor)} of`} those of the other zones`,
      `look for a slipped decimal point; if it is meant, write in card.yaml unusual: { ${zone}: why }`,
    );
  }
}

/** A zone without the least freight that the others have; one is enough in any row, and a card of two has no rule. */
export function checkMinimums(
  bands: readonly (readonly [string, readonly object[]])[],
  { minimumFreight = {} }: Tariff,
  { file, lineOf }: PricePlace,
  problems: Problems,
): void {
  const without = bands.filter(([zone]) => minimumFreight[zone] === undefined);
  const [first] = without;
  if (!first || without.length > 1 || bands.length < 3) return;
  problems.warn(
    file,
    lineOf(first[0], 0),
    `zone ${first[0]} has no minimum, and the ${bands.length - 1} other zones have one`,
    `write it in one of its rows; if it is meant, write in card.yaml unusual: { ${first[0]}: why }`,
  );
}

/** A container that costs less than a smaller one, where it is the other way round in other zones. */
export function checkContainers(cells: readonly Cell[], { file, lineOf }: PricePlace, problems: Problems): void {
  const prices = Map.groupBy(cells, ({ zone }) => zone);
  for (const [at, small] of containerKinds.entries())
    for (const large of containerKinds.slice(at + 1)) {
      const pairs = [...prices.values()].flatMap((own) => {
        const [one, two] = [small, large].map((kind) => own.find(({ band }) => band === kind));
        return one && two ? [{ one, two }] : [];
      });
      const turned = pairs.filter(({ one, two }) => one.value > two.value);
      if (turned.length >= pairs.length - turned.length) continue;
      for (const { one, two } of turned)
        problems.warn(
          file,
          lineOf(one.zone, one.row),
          `in zone ${one.zone} a ${small} costs ${one.value}, more than a ${large} (${two.value})`,
          `look for a slipped digit, or for two prices that changed places; if it is meant, write in card.yaml unusual: { ${one.zone}: why }`,
        );
    }
}

/** Of so many rows one may be unlike the others by mistake; more are meant. */
const fewOf = 0.1;

/** A first weight or a step that is not that of the card's other rows, or a first price below the further one where theirs is above. */
export function checkFirstAndFurther(
  { tariff, unit }: RateCard,
  bands: readonly (readonly [string, readonly object[]])[],
  { file, lineOf }: PricePlace,
  problems: Problems,
): void {
  if (tariff.method !== "first-and-additional") return;
  const rows = bands.flatMap(([zone]) => (tariff.bands[zone] ?? []).map((own, row) => ({ zone, row, own })));
  type Own = (typeof rows)[number]["own"];
  const sayWeight = (name: string, mass: number) => `${name} of ${toMassAmount(mass)} ${unit}`;
  const measures: ((own: Own) => string)[] = [
    ({ first }) => sayWeight("a first weight", first),
    ({ step }) => sayWeight("a step", step),
    ({ firstPrice, stepPrice }) => `a first price ${firstPrice < stepPrice ? "below" : "above"} the further one`,
  ];
  for (const measure of measures) {
    const [usual, ...others] = [...Map.groupBy(rows, ({ own }) => measure(own))].toSorted(
      ([, one], [, two]) => two.length - one.length,
    );
    const apart = others.flatMap(([, own]) => own);
    if (!usual || usual[1].length < leastZones || apart.length > Math.max(1, rows.length * fewOf)) continue;
    for (const { zone, row, own } of apart)
      problems.warn(
        file,
        lineOf(zone, row),
        `zone ${zone} has ${measure(own)}, and ${usual[1].length} other rows have ${usual[0]}`,
        `look for cells that changed places; if it is meant, write in card.yaml unusual: { ${zone}: why }`,
      );
  }
}
