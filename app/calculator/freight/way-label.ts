import { m } from "#app/messages/m.ts";
import type { Way } from "./ways.ts";

const named: Readonly<Record<string, () => string>> = { air: m.way_air, LCL: m.way_lcl, "40HC": m.way_40hc };

/** A way as the trade calls it; kinds of containers go by their codes. */
export function wayName(name: string): string {
  return named[name]?.() ?? name;
}

/** "2 × 20GP": a way with the number of its containers. */
export function wayLabel({ name, answer }: Way): string {
  const plan = answer.available ? answer.loading : undefined;
  const count = plan?.spaces.reduce((sum, one) => sum + one.count, 0) ?? 1;
  return count > 1 ? `${count} × ${wayName(name)}` : wayName(name);
}
