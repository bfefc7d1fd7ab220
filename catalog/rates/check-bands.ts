import type { Tariff } from "#rating/card.ts";
import { massAmount } from "#rating/scale.ts";
import type { Problems } from "../read/problems.ts";
import type { CardFile } from "../schema/card.ts";
import { measuresOf } from "./measures.ts";

/** Warns of weights within the limits that no band prices; reports bands that no weight within the limits can reach. */
export function checkBands(
  file: string,
  card: CardFile,
  tariff: Tariff,
  lines: ReadonlyMap<string, number>,
  problems: Problems,
): void {
  const { mass, unit } = measuresOf(card.units);
  const field = card.weight.per === "parcel" ? "max_weight" : "max_total_weight";
  for (const [zone, rows] of Object.entries<readonly object[]>(tariff.bands)) {
    const limit = card.limits_by_zone[zone]?.[field] ?? card.limits[field];
    const ends = rows.flatMap((row) => ("upTo" in row && typeof row.upTo === "number" ? [row.upTo] : []));
    const last = ends.at(-1);
    if (!limit || last === undefined) continue;
    const most = mass(limit);
    const line = lines.get(zone) ?? 1;
    if (last < most)
      problems.warn(
        file,
        line,
        `zone ${zone} has prices up to ${massAmount(last)} ${unit}, and the card takes ${limit.text}`,
        `add a band, or limits_by_zone: { ${zone}: { ${field}: ${massAmount(last)} ${unit} } }`,
      );
    // a light parcel may reach a heavy band if volume is used, or through a minimum weight for its size
    const counted = Math.max(most, ...card.weight.minimums.map(({ weight }) => mass(weight)));
    const over = ends.findIndex((end, at) => at > 0 && (ends[at - 1] ?? 0) >= counted && end > counted);
    if (over > 0 && !card.weight.divisor)
      problems.error(
        file,
        line + over,
        `the band of zone ${zone} over ${massAmount(ends[over - 1] ?? 0)} ${unit} is never reached: the card takes ${limit.text}`,
        "remove it, or raise the limit",
      );
  }
}
