import type { Line } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";

const words: Record<Line["code"], () => string> = {
  freight: m.line_freight,
  handling: m.line_handling,
  surcharge: m.line_surcharge,
  duty: m.line_duty,
  vat: m.line_vat,
  "import-fee": m.line_import_fee,
  disbursement: m.line_disbursement,
};

/** What a line of a quote is called: the card's own words where it has them. */
export function lineLabel({ code, label, name }: Line): string {
  const own = name ?? label;
  if (own === undefined) return words[code]();
  return typeof own === "string" ? own : localText(own);
}
