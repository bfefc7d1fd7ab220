import type { Line } from "#rating/answer.ts";
import { m } from "#app/messages/m.ts";
import { getLocale } from "#app/platform/current-locale.ts";

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
  if (label === undefined) return words[code]();
  return typeof label === "string" ? label : (label[getLocale()] ?? label.en);
}
