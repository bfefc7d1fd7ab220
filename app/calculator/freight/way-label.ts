import { m } from "#app/messages/m.ts";
import type { Way, WayName } from "./ways.ts";

const named: Partial<Record<WayName, () => string>> = { air: m.way_air, LCL: m.way_lcl };

/** A way as the trade calls it; kinds of containers go by their codes. */
export function wayName(name: WayName): string {
  return named[name]?.() ?? name;
}

/** "2 × 20GP": a way with the number of its containers. */
export function wayLabel({ name, answer }: Way): string {
  const plan = answer.available ? answer.loading : undefined;
  const count = plan?.spaces.reduce((sum, one) => sum + one.count, 0) ?? 1;
  return count > 1 ? `${count} × ${name}` : wayName(name);
}
