import type { Line, Quote } from "#rating/answer.ts";
import type { Minor } from "#rating/money.ts";

const importCodes: ReadonlySet<Line["code"]> = new Set(["duty", "vat", "import-fee"]);

/** What a quote charges for carriage, surcharges included: all but duties, taxes and fees of import. */
export function carriageOf({ lines }: Quote): Minor {
  return lines.reduce((sum, { code, amount }) => (importCodes.has(code) ? sum : sum + amount), 0);
}
