import { m } from "#app/messages/m.ts";

/** Several things as the language of the page writes them one after the other: `普货、服装`, `general cargo, apparel`. */
export function list(items: readonly string[]): string {
  return items.join(m.between_items());
}

/** Parts of one line that are no list: `1.2 kg to Norway, 40 × 30 × 10 cm`. */
export function clauses(parts: readonly string[]): string {
  return parts.join(m.between_clauses());
}

/** Whole sentences; Chinese ones follow each other without a space. */
export function sentences(parts: readonly string[]): string {
  return parts.join(m.between_sentences());
}
