/** How each order finds its line: the cheapest, the cheapest within ten working days (else the fastest), the fastest. */
export const splits = ["cheapest", "within", "fastest"] as const;
export type Split = (typeof splits)[number];

/** Working days that `within` allows. */
export const withinDays = 10;

/** Totals in minor units and the days (most × 100 + least) of every row on every service, row after row; -1: not taken. */
export type PriceTable = { services: number; totals: Float64Array; days: Uint16Array };

export type Share = { key: string; orders: number; total: number };

/** Of the orders that have a price as a whole. */
export type SplitResult = {
  total: number;
  /** Service and total of every row, -1 where no line takes it or another row of its order. */
  service: Int8Array;
  totals: Float64Array;
  /** The dearest first; keys are indexes of services. */
  lines: Share[];
  /** Keys are countries. */
  countries: Share[];
  /** One line for all orders that it takes, beside the split of the same orders. */
  against?: { service: number; orders: number; line: number; split: number };
  histogram: Histogram;
};

/** Orders by price: counts of steps of `step` minor units, the last with all above; half of the orders cost less than `median`. */
export type Histogram = { step: number; counts: number[]; median: number };

/**
 * Chooses a line for every row. `heads`: the first row of each row's order, by which orders of several rows are counted once;
 * -1 in an order that lacks the price of some row.
 */
export function splitOrders(
  split: Split,
  table: PriceTable,
  countries: readonly string[],
  heads: Int32Array,
): SplitResult {
  const rows = countries.length;
  const service = new Int8Array(rows).fill(-1);
  const totals = new Float64Array(rows).fill(-1);
  const byLine = new Map<string, Share>();
  const byCountry = new Map<string, Share>();
  const byOrder = new Float64Array(rows).fill(-1);
  let total = 0;
  for (let row = 0; row < rows; row += 1) {
    const chosen = pickService(split, table, row);
    const head = heads[row] ?? -1;
    if (chosen < 0 || head < 0) continue;
    const own = table.totals[row * table.services + chosen] ?? 0;
    service[row] = chosen;
    totals[row] = own;
    total += own;
    const before = byOrder[head] ?? -1;
    byOrder[head] = Math.max(0, before) + own;
    const counted = before < 0 ? 1 : 0;
    add(byLine, String(chosen), own, counted);
    add(byCountry, countries[row] ?? "", own, counted);
  }
  const against = findSingleService(table, totals, heads);
  return {
    total,
    service,
    totals,
    lines: sortShares(byLine),
    countries: sortShares(byCountry),
    ...(against && { against }),
    histogram: buildHistogram(byOrder),
  };
}

/** The line that a row takes, by its place; -1 where none takes it. */
export function pickService(split: Split, { services, totals, days }: PriceTable, row: number): number {
  let best = -1;
  let bestTotal = 0;
  let fastest = -1;
  let fastestDays = 0;
  let fastestTotal = 0;
  for (let at = 0; at < services; at += 1) {
    const total = totals[row * services + at] ?? -1;
    if (total < 0) continue;
    const own = days[row * services + at] ?? 0;
    if (fastest < 0 || own < fastestDays || (own === fastestDays && total < fastestTotal)) {
      fastest = at;
      fastestDays = own;
      fastestTotal = total;
    }
    if (split === "within" && own >= (withinDays + 1) * 100) continue;
    if (best < 0 || total < bestTotal) {
      best = at;
      bestTotal = total;
    }
  }
  return split === "fastest" || best < 0 ? fastest : best;
}

/** The line that takes the most orders whole, of equal ones the cheapest, over those orders. */
function findSingleService(
  { services, totals }: PriceTable,
  chosen: Float64Array,
  heads: Int32Array,
): SplitResult["against"] {
  let best: SplitResult["against"];
  for (let service = 0; service < services; service += 1) {
    const own = { service, orders: 0, line: 0, split: 0 };
    const refused = new Uint8Array(heads.length);
    const counted = new Uint8Array(heads.length);
    for (let row = 0; row < heads.length; row += 1)
      if ((chosen[row] ?? -1) >= 0 && (totals[row * services + service] ?? -1) < 0) refused[heads[row] ?? -1] = 1;
    for (let row = 0; row < heads.length; row += 1) {
      const head = heads[row] ?? -1;
      const split = chosen[row] ?? -1;
      if (head < 0 || split < 0 || refused[head]) continue;
      own.orders += 1 - (counted[head] ?? 0);
      counted[head] = 1;
      own.line += totals[row * services + service] ?? 0;
      own.split += split;
    }
    if (own.orders > (best?.orders ?? 0) || (own.orders === best?.orders && own.line < best.line)) best = own;
  }
  return best;
}

const bars = 12;

function buildHistogram(totals: Float64Array): Histogram {
  const prices = totals.filter((total) => total >= 0).sort();
  const at = (share: number) => prices[Math.min(prices.length - 1, Math.floor(prices.length * share))] ?? 0;
  const step = roundStep(at(0.98) / (bars - 1));
  const counts = new Array<number>(bars).fill(0);
  for (const price of prices) {
    const bar = Math.min(bars - 1, Math.floor(price / step));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { step, counts, median: at(0.5) };
}

/** The next 1, 2 or 5 times a power of ten. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
}

function add(shares: Map<string, Share>, key: string, total: number, orders: number): void {
  const share = shares.get(key);
  if (share) {
    share.orders += orders;
    share.total += total;
  } else shares.set(key, { key, orders, total });
}

function sortShares(shares: Map<string, Share>): Share[] {
  return [...shares.values()].sort((a, b) => b.total - a.total);
}

/** The largest shares, and all others as one with an empty key. */
export function groupSmallShares(shares: readonly Share[], most: number): readonly Share[] {
  if (shares.length <= most) return shares;
  const rest = shares.slice(most - 1);
  return [
    ...shares.slice(0, most - 1),
    {
      key: "",
      orders: rest.reduce((sum, { orders }) => sum + orders, 0),
      total: rest.reduce((sum, { total }) => sum + total, 0),
    },
  ];
}
