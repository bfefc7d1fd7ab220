import type { Catalog } from "../catalog.ts";

/** Countries of a service, or of all, each once; "sea" only if no line flies there. */
export function destinations({ cards }: Catalog, service?: string): { code: string; mode: "air" | "sea" }[] {
  const own = cards.filter((card) => !service || card.service === service);
  const found = new Map<string, "air" | "sea">();
  for (const { mode, zones } of own)
    for (const { country } of zones) if (found.get(country) !== "air") found.set(country, mode);
  return [...found].map(([code, mode]) => ({ code, mode }));
}
