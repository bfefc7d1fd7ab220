import type { Line, Reason } from "./answer.ts";
import type { RateCard } from "./card.ts";
import type { DutyAnswer, DutyLine, DutyRefusal } from "./duties/answer.ts";
import type { Consignment } from "./duties/consignment.ts";
import { dutiesOf, linesAt } from "./duties/duties-of.ts";
import { placeOf } from "./duties/place.ts";
import type { Minor } from "./money.ts";
import type { Pricing } from "./pricing.ts";
import type { Reference } from "./reference.ts";
import { parcelCount, type Shipment } from "./shipment.ts";

/** Duties and taxes of a DDP shipment after its carriage, added to `out`; the reason where no figure can be said. */
export function addDuties(
  card: RateCard,
  shipment: Shipment,
  reference: Reference,
  out: Pricing,
): { answer?: DutyAnswer; reason?: Reason } {
  const consignment = consignmentOf(card, shipment, out.total);
  const { dutyRules, exchange } = reference;
  if (out.lines) {
    const answer = dutiesOf(consignment, dutyRules, shipment.shipDate, exchange);
    if (!answer.available) return { answer, reason: reasonOf(answer.reason, card, shipment) };
    for (const line of answer.lines) {
      out.total += line.amount;
      out.lines.push(toLine(line));
    }
    return { answer };
  }
  const place = placeOf(dutyRules, shipment.to, shipment.postcode);
  const lines: DutyLine[] | DutyRefusal = place
    ? linesAt(place, consignment, dutyRules, shipment.shipDate, exchange)
    : { code: "destination-without-rule", to: shipment.to };
  if (!Array.isArray(lines)) return { reason: reasonOf(lines, card, shipment) };
  for (const { amount } of lines) out.total += amount;
  return {};
}

function consignmentOf(card: RateCard, shipment: Shipment, carriage: Minor): Consignment {
  const { to, postcode, goods, hs, value, currency, subheadings, registered } = shipment;
  return {
    to,
    ...(postcode !== undefined && { postcode }),
    goods,
    ...(hs !== undefined && { hs }),
    ...(value !== undefined && { value }),
    currency,
    carriage,
    carriageCurrency: card.currency,
    parcels: parcelCount(shipment),
    ...(subheadings !== undefined && { subheadings }),
    ...(registered !== undefined && { registered }),
    mode: card.mode,
  };
}

const codes = { duty: "duty", tax: "vat", fee: "disbursement" } as const;

function toLine({ id, kind, label, formula, amount, collected, source }: DutyLine): Line {
  return { code: codes[kind], id, label, formula, amount, collected, source };
}

function reasonOf(refusal: DutyRefusal, { incoterms }: RateCard, shipment: Shipment): Reason {
  const unpaid: Pick<Reason, "fix"> = incoterms.includes("DAP") ? { fix: { field: "incoterm", incoterm: "DAP" } } : {};
  switch (refusal.code) {
    case "value-missing":
      return { field: "value", code: "value-needed" };
    case "currency-without-rate":
      return { field: "value", code: "no-exchange-rate", given: refusal.currency };
    case "postcode-needed":
      return { field: "postcode", code: "postcode-needed", given: refusal.to };
    case "destination-without-rule":
    case "day-without-rule":
      return { field: "incoterm", code: "no-duty-rule", given: shipment.to, ...unpaid };
    case "beyond-rules":
      return { field: "incoterm", code: "beyond-duty-rules", given: shipment.to, text: refusal.reason, ...unpaid };
  }
}
