import type { RateCard } from "./card.ts";
import type { Formula } from "./formula.ts";
import { minorText } from "./money.ts";
import type { Pricing } from "./pricing.ts";
import { amountNumber } from "./words.ts";

const modes = { up: "up", nearest: "half-up", down: "down" } as const;

/** Rounds the total of freight and surcharges as the tariff states; the difference becomes a charge of its own. */
export function roundTotal(
  currency: string,
  { step, rounding }: NonNullable<RateCard["roundTotal"]>,
  out: Pricing,
): void {
  const before = out.total;
  const steps = before / step;
  const whole =
    rounding === "up" ? Math.ceil(steps) : rounding === "down" ? Math.floor(steps) : Math.floor(steps + 0.5);
  out.total = whole * step;
  if (!out.charges || out.total === before) return;
  const total = amountNumber(before, currency);
  const rounded: Formula = { op: "round", to: minorText(step, currency), mode: modes[rounding], of: total };
  out.charges.push({
    code: "rounding",
    id: "rounding",
    formula: { op: "−", parts: [rounded, total] },
    amount: out.total - before,
  });
}
