import type { RateCard } from "#rating/card.ts";
import type { Tariff } from "#rating/freight/tariff.ts";
import { containerKinds } from "#rating/loading/containers-and-pallets.ts";
import { toMassAmount } from "#rating/shipment/units.ts";
import type { Problem } from "../read/problems.ts";

/** A card's prices by zone, in rows of whichever method. */
export type Bands = readonly (readonly [zone: string, rows: readonly object[]])[];

/** A price of a card, with its column and band, and the place of its row among those of its zone. */
export type Cell = { zone: string; row: number; column: string; band: string; value: number };

/** Reports something of a row of prices. */
export type ReportPrice = (
  level: "error" | "warn",
  place: Pick<Cell, "zone" | "row">,
  wrong: string,
  right: string,
) => void;

/** What is right, unless something strange is meant: then the card says so under the name of its zone or surcharge. */
export function allowUnusual(right: string, name: string): string {
  return `${right}; if it is meant, write in card.yaml unusual: { ${name}: why }`;
}

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

/** Prices far from what the other bands of their zone, and the other zones of their band, let expect; `known` were found before. */
export function checkNeighbours(cells: readonly Cell[], report: ReportPrice, known: readonly Problem[]): void {
  const nameColumn = ({ band, column }: Cell) => `${band} ${column}`;
  const columns = Map.groupBy(
    cells.filter(({ value }) => value > 0),
    nameColumn,
  );
  // how far each is above the middle of its column and band, as a logarithm
  const levels = [...columns.values()].flatMap((own) => {
    if (own.length < leastZones) return [];
    const middle = median(own.map(({ value }) => Math.log(value)));
    return own.map((cell) => ({ cell, above: Math.log(cell.value) - middle }));
  });
  const zones = new Map(
    [...Map.groupBy(levels, ({ cell }) => cell.zone)].map(([zone, own]) => [
      zone,
      median(own.map(({ above }) => above)),
    ]),
  );
  const apart = levels.flatMap(({ cell, above }) => {
    const factor = above - (zones.get(cell.zone) ?? 0);
    return Math.abs(factor) > Math.log(mostApart) ? [{ cell, factor }] : [];
  });
  // the leap from band to band that such a price makes
  for (const problem of known)
    if (apart.some(({ cell }) => problem.wrong.startsWith(`in zone ${cell.zone} `))) problem.follows = true;
  for (const { cell, factor } of apart)
    report(
      "warn",
      cell,
      `the price ${cell.value} of zone ${cell.zone}${cell.band ? ` ${cell.band}` : ""} is ${describeFactor(factor)} what its neighbours let expect`,
      "look for a slipped decimal point, or for two cells that changed places",
    );
  for (const cell of cells)
    if (cell.value === 0 && (columns.get(nameColumn(cell))?.length ?? 0) >= leastZones)
      report(
        "warn",
        cell,
        `zone ${cell.zone} ${cell.band} has a price of 0`,
        "write the price, or leave it if nothing is charged",
      );
  checkZones(zones, report);
}

/** "3.1 times" or "only 20% of", from a logarithm. */
function describeFactor(logarithm: number): string {
  const factor = Math.exp(Math.abs(logarithm));
  return logarithm > 0 ? `${factor.toFixed(1)} times` : `only ${Math.round(100 / factor)}% of`;
}

/** A zone all of whose prices are many times those of the others, or a small part of them. */
function checkZones(zones: ReadonlyMap<string, number>, report: ReportPrice): void {
  for (const [zone, level] of zones) {
    const nearest = Math.min(...[...zones].flatMap(([other, its]) => (other === zone ? [] : [Math.abs(its - level)])));
    if (Math.abs(level) < Math.log(mostZoneApart) || nearest < Math.log(mostApart)) continue;
    report(
      "warn",
      { zone, row: 0 },
      `all prices of zone ${zone} are ${describeFactor(level)} those of the other zones`,
      allowUnusual("look for a slipped decimal point", zone),
    );
  }
}

/** A zone without the least freight that the others have; one is enough in any row, and a card of two has no rule. */
export function checkMinimums(bands: Bands, { minimumFreight = {} }: Tariff, report: ReportPrice): void {
  const without = bands.filter(([zone]) => minimumFreight[zone] === undefined);
  const [first] = without;
  if (!first || without.length > 1 || bands.length < 3) return;
  const [zone] = first;
  report(
    "warn",
    { zone, row: 0 },
    `zone ${zone} has no minimum, and the ${bands.length - 1} other zones have one`,
    allowUnusual("write it in one of its rows", zone),
  );
}

/** A container that costs less than a smaller one, where it is the other way round in other zones. */
export function checkContainers(cells: readonly Cell[], report: ReportPrice): void {
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
        report(
          "warn",
          one,
          `in zone ${one.zone} a ${small} costs ${one.value}, more than a ${large} (${two.value})`,
          allowUnusual("look for a slipped digit, or for two prices that changed places", one.zone),
        );
    }
}

/** Of so many rows one may be unlike the others by mistake; more are meant. */
const fewOf = 0.1;

/** A first weight or a step that is not that of the card's other rows, or a first price below the further one where theirs is above. */
export function checkFirstAndFurther({ tariff, unit }: RateCard, bands: Bands, report: ReportPrice): void {
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
      report(
        "warn",
        { zone, row },
        `zone ${zone} has ${measure(own)}, and ${usual[1].length} other rows have ${usual[0]}`,
        allowUnusual("look for cells that changed places", zone),
      );
  }
}
