import { apart } from "../curve/apart.ts";
import type { Frame } from "../curve/axis-frame.tsx";
import type { Scale } from "../curve/scales.ts";
import type { QuantityCurve } from "./cheapest-by-quantity.ts";
import { type WayName, wayNames } from "./ways.ts";

export type PricedQuantity = { quantity: number; total: number };

/** The totals of one way by number of pieces, as far as it goes. */
export type QuantityLine = { name: WayName; points: readonly PricedQuantity[] };

/** The ways' lines, and the dearest total drawn. Air stays out where it would dwarf the rest: more than twice as dear as all others. */
export function quantityLines(points: QuantityCurve["points"]) {
  const given = wayNames.filter((name) => points.some(({ totals }) => totals[name] !== undefined));
  const dearestOf = (names: readonly WayName[]) =>
    Math.max(1, ...points.flatMap(({ totals }) => names.map((name) => totals[name] ?? 0)));
  const others = given.filter((name) => name !== "air");
  const dwarfs = others.length > 0 && dearestOf(given) > 2 * dearestOf(others);
  const shown = dwarfs ? others : given;
  const lines = shown.map(
    (name): QuantityLine => ({
      name,
      points: points.flatMap(({ quantity, totals }) => {
        const total = totals[name];
        return total === undefined ? [] : [{ quantity, total }];
      }),
    }),
  );
  return { lines, dearest: dearestOf(shown), airLeftOut: dwarfs };
}

/** Ways that take no single piece, by the number from which on they do: a container has a least weight. */
export function laterStarts(lines: readonly QuantityLine[]): { from: number; names: WayName[] }[] {
  const starts = new Map<number, WayName[]>();
  for (const { name, points } of lines) {
    const from = points[0]?.quantity ?? 1;
    if (from > 1) starts.set(from, [...(starts.get(from) ?? []), name]);
  }
  return [...starts].map(([from, names]) => ({ from, names }));
}

/** Lines that run within a few px of one before them for most of their way: dashed over it, both are seen. */
export function coveringLines(lines: readonly QuantityLine[], y: Scale): boolean[] {
  return lines.map(({ points }, at) =>
    lines.slice(0, at).some((other) => {
      const totals = new Map(other.points.map(({ quantity, total }) => [quantity, total]));
      const near = ({ quantity, total }: PricedQuantity) =>
        Math.abs(y.at(total) - y.at(totals.get(quantity) ?? Number.POSITIVE_INFINITY)) < 4;
      return points.filter(near).length > points.length / 2;
    }),
  );
}

/** Where the names stand at the lines' ends, in px: beside them, and apart from each other. */
export function placesOfNames(lines: readonly QuantityLine[], y: Scale, { top, height, bottom }: Frame) {
  const ends = lines.map(({ points }) => y.at(points.at(-1)?.total ?? 0));
  return apart(ends, 17, top, height - bottom);
}

/** The points through which a way's line goes. Containers cost the same until one more is needed; shared space and air cost more with each piece. */
export function cornersOfLine({ name, points }: QuantityLine): readonly PricedQuantity[] {
  return name === "LCL" || name === "air" ? points : steps(points);
}

/** From one number of pieces to the next one the price jumps; between samples farther apart nobody knows where. */
function steps(points: readonly PricedQuantity[]): PricedQuantity[] {
  return points.flatMap((point, at) => {
    const before = points[at - 1];
    const jumps = before && point.quantity - before.quantity === 1 && point.total !== before.total;
    return jumps ? [{ quantity: point.quantity, total: before.total }, point] : [point];
  });
}
