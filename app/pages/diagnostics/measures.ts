import type { Visit } from "#app/platform/visits.ts";
import { number } from "#app/ui/format.ts";

export const measures = ["TTFB", "FCP", "LCP", "CLS", "INP"] as const;

/** A measure as a person reads it: seconds, and CLS as it is. */
export function shown(name: (typeof measures)[number], value: number): string {
  return name === "CLS" ? number(value, 3) : `${number(value / 1000, 2)} s`;
}

/** The table as plain text, for a mail. */
export function asText(visits: readonly Visit[], build?: string): string {
  const lines = visits.map(({ path, at, vitals }) => {
    const values = measures.map((name) => `${name} ${vitals[name] ? shown(name, vitals[name].value) : "-"}`);
    return `${at} ${path}: ${values.join(", ")}`;
  });
  return [...lines, build ? `build ${build}` : "", navigator.userAgent].filter(Boolean).join("\n");
}
