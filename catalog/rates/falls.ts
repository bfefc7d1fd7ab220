import type { RateCard } from "#rating/card.ts";
import { compileFreight } from "#rating/compile.ts";
import { newPricing } from "#rating/pricing.ts";
import { type CardMass, massAmount } from "#rating/scale.ts";
import type { Weighed } from "#rating/weigh.ts";
import type { Problems } from "../read/problems.ts";

/** Warns if a slightly heavier parcel costs less: allowed, but rarely intended. */
export function warnOfFalls(
  card: RateCard,
  place: (zone: string) => { file: string; line: number },
  problems: Problems,
): void {
  for (const [zone, rows] of Object.entries<readonly object[]>(card.tariff.bands)) {
    const freight = compileFreight(card, zone);
    const edges = rows.flatMap((row) => ("upTo" in row && typeof row.upTo === "number" ? [row.upTo] : []));
    if (!freight || edges.length === 0) continue;
    const price = (mass: CardMass): number | undefined => {
      const weighed: Weighed = {
        together: false,
        masses: [mass],
        quantities: [1],
        count: 1,
        pieceMasses: [mass],
        total: mass,
      };
      const out = newPricing();
      const one = { quantity: 1, mass, a: 0, b: 0, c: 0, parcel: { quantity: 1, mass: 1 } };
      return freight(weighed, { list: [one], count: 1, mass, sized: false }, out)
        ? out.freight + out.handling
        : undefined;
    };
    const step = card.weight.steps[0]?.step ?? 1;
    const fall = edges.find((edge) => {
      const [at, over] = [price(edge), price(edge + step)];
      return at !== undefined && over !== undefined && over < at;
    });
    if (fall === undefined) continue;
    const { file, line } = place(zone);
    problems.warn(
      file,
      line,
      `in zone ${zone} a parcel just over ${massAmount(fall)} ${card.unit} costs less than one of that weight`,
      "raise the next band, or leave it if it is meant",
    );
  }
}
