import type { Charge } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";

const words: Record<Charge["code"], () => string> = {
  freight: m.charge_freight,
  handling: m.charge_handling,
  surcharge: m.charge_surcharge,
  duty: m.charge_duty,
  vat: m.charge_vat,
  "import-fee": m.charge_import_fee,
  disbursement: m.charge_disbursement,
  rounding: m.charge_rounding,
};

/** What a charge is called: the card's own words where it has them. */
export function chargeLabel({ code, label, name }: Charge): string {
  const own = name ?? label;
  if (own === undefined) return words[code]();
  return typeof own === "string" ? own : localText(own);
}
