import type { Line } from "#rating/answer.ts";
import { localText } from "#app/ui/format.ts";
import { m } from "#app/messages/m.ts";

const words: Record<Line["code"], () => string> = {
  freight: m.line_freight,
  handling: m.line_handling,
  surcharge: m.line_surcharge,
  duty: m.line_duty,
  vat: m.line_vat,
  disbursement: m.line_disbursement,
};

/** What a line of a quote is called: the card's own words where it has them. */
export function lineLabel({ code, label }: Line): string {
  return label === undefined ? words[code]() : typeof label === "string" ? label : localText(label);
}
