import type { Shipment } from "#rating/shipment.ts";
import { cheapestOf, type Way, type WayName } from "./ways.ts";

/** What would cost less if pieces bore others: those of one row, or all (no row). Totals in minor units of the shipment's currency. */
export type FreightAdvice = { row?: number; way: WayName; containers: number; total: number; saved: number };

/** A saving below this share of the total, in percent, is not worth asking a packer. */
const worthwhile = 2;

/**
 * Whether it would pay to make pieces so that others may stand on them: first each kind by itself, then all together where
 * that saves more. Every figure is the price of the changed shipment. `breathe` answers false once nobody waits.
 */
export async function freightAdvice(
  shipment: Shipment,
  ways: readonly Way[],
  ask: (changed: Shipment) => readonly Way[],
  breathe: () => Promise<boolean>,
): Promise<FreightAdvice[] | undefined> {
  const now = totalOf(ways, cheapestOf(ways));
  const single = shipment.parcels.flatMap(({ unstackable }, row) => (unstackable ? [row] : []));
  if (now === undefined || single.length === 0) return [];
  const found: FreightAdvice[] = [];
  const attempts = [...single.map((row) => [row]), ...(single.length > 1 ? [single] : [])];
  for (const rows of attempts) {
    if (!(await breathe())) return undefined;
    const parcels = shipment.parcels.map((parcel, row) =>
      rows.includes(row) ? { ...parcel, unstackable: false } : parcel,
    );
    const answers = ask({ ...shipment, parcels });
    const way = cheapestOf(answers);
    const total = totalOf(answers, way);
    if (way === undefined || total === undefined || now - total < (now * worthwhile) / 100) continue;
    const answer = answers.find(({ name }) => name === way)?.answer;
    const spaces = answer?.available ? (answer.loading?.spaces ?? []) : [];
    const containers = spaces.reduce((sum, { count }) => sum + count, 0);
    const [row] = rows;
    const together = rows.length > 1 || row === undefined;
    if (together && found.some((one) => one.total <= total)) continue;
    found.push({ ...(!together && { row }), way, containers, total, saved: now - total });
  }
  return found.sort((a, b) => b.saved - a.saved).slice(0, 2);
}

function totalOf(ways: readonly Way[], name: WayName | undefined): number | undefined {
  return ways.find((way) => way.name === name)?.total;
}
