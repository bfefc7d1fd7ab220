import type { Charge } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";

const words: Record<Charge["code"], () => string> = {
  freight: m.line_freight,
  handling: m.line_handling,
  surcharge: m.line_surcharge,
  duty: m.line_duty,
  vat: m.line_vat,
  "import-fee": m.line_import_fee,
  disbursement: m.line_disbursement,
  rounding: m.line_rounding,
};

/** What a charge is called: the card's own words where it has them. */
export function chargeLabel({ code, label, name }: Charge): string {
  const own = name ?? label;
  if (own === undefined) return words[code]();
  return typeof own === "string" ? own : localText(own);
}
