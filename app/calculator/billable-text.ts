import type { Quote } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { number } from "#app/ui/format.ts";
import { massText } from "./weight-step-text.ts";

/** What is billed: a weight, or revenue tons of what goes by weight or measure. */
export function billableText({ mass, unit, revenueTons }: Quote["billable"]): string {
  return revenueTons === undefined ? massText(mass, unit) : m.revenue_tons({ amount: number(revenueTons / 1000, 3) });
}
