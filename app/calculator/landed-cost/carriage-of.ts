import type { Charge, Quote } from "#rating/answer.ts";
import type { Minor } from "#rating/money.ts";

const importCodes: ReadonlySet<Charge["code"]> = new Set(["duty", "vat", "import-fee"]);

/** What a quote charges for carriage, surcharges included: all but duties, taxes and fees of import. */
export function carriageOf({ charges }: Quote): Minor {
  return charges.reduce((sum, { code, amount }) => (importCodes.has(code) ? sum : sum + amount), 0);
}
