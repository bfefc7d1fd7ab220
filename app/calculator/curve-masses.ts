import type { Mass } from "#rating/mass.ts";

const points = 64;

/** Weights of the curve: even steps from the first to twice the present weight, which is one of them. */
export function curveMasses(present: Mass): Mass[] {
  const step = Math.max(1, Math.round((present * 2) / points));
  return Array.from({ length: points }, (_, at) => (at + 1) * step).map((mass) =>
    Math.abs(mass - present) < step / 2 ? present : mass,
  );
}
