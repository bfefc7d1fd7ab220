import type { WayName } from "./ways.ts";

/** From so many pieces on, this way is the cheapest. */
export type Stretch = { from: number; name: WayName };
export type CurvePoint = { quantity: number; totals: Partial<Record<WayName, number>> };
export type QuantityCurve = { points: CurvePoint[]; stretches: Stretch[] };

/** Up to so many pieces each number is priced; of more, samples are. */
const samples = 40;

/**
 * Totals of all ways for 1 to `most` pieces, and where another way becomes the cheapest: between two samples whose
 * cheapest ways differ the place is found by halving. `ask` prices a quantity, `breathe` answers false once nobody waits.
 */
export async function cheapestByQuantity(
  most: number,
  ask: (quantity: number) => CurvePoint,
  breathe: () => Promise<boolean>,
): Promise<QuantityCurve | undefined> {
  const known = new Map<number, CurvePoint>();
  const at = (quantity: number) => {
    const point = known.get(quantity) ?? ask(quantity);
    known.set(quantity, point);
    return point;
  };
  const count = Math.min(samples, most);
  for (let index = 0; index < count; index += 1) {
    if (!(await breathe())) return undefined;
    at(count === 1 ? 1 : 1 + Math.round((index * (most - 1)) / (count - 1)));
  }
  const grid = [...known.keys()].sort((a, b) => a - b);
  for (const [index, right] of grid.entries()) {
    let low = grid[index - 1];
    if (low === undefined || cheapestAt(at(low)) === cheapestAt(at(right))) continue;
    let high = right;
    while (high - low > 1) {
      if (!(await breathe())) return undefined;
      const middle = Math.floor((low + high) / 2);
      if (cheapestAt(at(middle)) === cheapestAt(at(low))) low = middle;
      else high = middle;
    }
  }
  const points = [...known.values()].sort((a, b) => a.quantity - b.quantity);
  const stretches: Stretch[] = [];
  for (const point of points) {
    const name = cheapestAt(point);
    if (name && stretches.at(-1)?.name !== name) stretches.push({ from: point.quantity, name });
  }
  return { points, stretches };
}

function cheapestAt({ totals }: CurvePoint): WayName | undefined {
  let best: [WayName, number] | undefined;
  for (const name of ["LCL", "20GP", "40GP", "40HC", "air"] as const) {
    const total = totals[name];
    if (total !== undefined && (!best || total < best[1])) best = [name, total];
  }
  return best?.[0];
}
