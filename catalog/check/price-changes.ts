import type { Value } from "./flatten-data.ts";

/** What a file is compared with (`on 2026-11-20`, `in the card before`), and how its changes are told. */
export type Comparison = {
  since: string;
  path: string;
  report: (line: number, wrong: string, right?: string) => void;
};

export type Changed = Value & { was: string };

/** A change of more than this share is worth a look. */
export const most = 0.25;

/** The first three of some names. */
function nameSome(names: readonly string[], joint = ", "): string {
  return `${names.slice(0, 3).join(joint)}${names.length > 3 ? " …" : ""}`;
}

/** What many changes together are: two zones that have exchanged their prices, or a rise that has not reached all rows. */
export function describeWhole(
  old: ReadonlyMap<string, Value>,
  now: ReadonlyMap<string, Value>,
  changed: readonly Changed[],
  { since, report }: Comparison,
): boolean {
  const zoneOf = (row: string) => row.split(" ")[0] ?? "";
  const [before, after] = [old, now].map(
    (values) =>
      new Map(
        [...Map.groupBy(values.values(), ({ row }) => zoneOf(row))].map(([zone, own]) => [
          zone,
          own.map(({ text }) => text).join(" "),
        ]),
      ),
  );
  const zones = [...new Set(changed.map(({ row }) => zoneOf(row)))];
  for (const [at, one] of zones.entries()) {
    const two = zones
      .slice(at + 1)
      .find((other) => after?.get(one) === before?.get(other) && after?.get(other) === before?.get(one));
    const line = changed.find(({ row }) => zoneOf(row) === one)?.line ?? 1;
    if (two) {
      report(line, `the prices of ${one} and ${two} have changed places since ${since.replace("on ", "")}`);
      return true;
    }
  }
  const ratios = changed.map(({ text, was }) => Number(text) / Number(was)).filter((ratio) => ratio > 0 && ratio !== 1);
  const usual = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1;
  const alike = ratios.filter((ratio) => Math.abs(ratio - usual) < 0.01).length;
  const left = [...(after?.keys() ?? [])].filter((zone) => !zones.includes(zone));
  if (zones.length < 3 || left.length === 0 || alike < ratios.length * 0.9) return false;
  const percent = `${usual > 1 ? "+" : "−"}${Math.abs((usual - 1) * 100).toFixed(1)} %`;
  report(
    changed[0]?.line ?? 1,
    `${zones.length} zones have changed by about ${percent} (${nameSome(zones)}), and ${left.length === 1 ? "one costs what it" : `${left.length} cost what they`} did ${since} (${nameSome(left)})`,
  );
  return Math.abs(usual - 1) <= most;
}

const price = /^(?:per_\w+|price|\w+_price|minimum)$/;
/** If nearly all prices fall, the card is cheaper. */
const mostPrices = 0.9;

/** Prices that are a little lower than before, while others of the table are not: a rise was taken back in some rows. */
export function describeFalls(
  now: ReadonlyMap<string, Value>,
  changed: readonly Changed[],
  { since, report }: Comparison,
): void {
  const prices = [...now.values()].filter(({ field, text }) => price.test(field) && Number(text) > 0);
  const falls = changed.filter(({ field, text, was }) => {
    const ratio = Number(text) / Number(was);
    return price.test(field) && ratio < 1 && ratio >= 1 - most;
  });
  const [first] = falls;
  if (!first || falls.length > prices.length * mostPrices) return;
  const rows = [...new Set(falls.map(({ row }) => row))];
  report(
    first.line,
    `${falls.length === 1 ? "a price is" : `${falls.length} prices are`} lower than ${since} (${nameSome(rows, "; ")}), and ${prices.length - falls.length} are not`,
  );
}
