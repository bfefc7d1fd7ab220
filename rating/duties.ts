import type { Charge, Reason } from "./answer.ts";
import type { RateCard } from "./card.ts";
import type { DutyCharge, DutyRefusal } from "./duties/answer.ts";
import type { Consignment } from "./duties/consignment.ts";
import { dutyChargesOf, dutyTotalOf } from "./duties/duties-of.ts";
import type { Minor } from "./money.ts";
import type { Reference } from "./reference.ts";
import { parcelCount, type Shipment } from "./shipment.ts";

/** Charges on the bill, and those that the seller pays with its own tax return. */
export type Duties = { charges: Charge[]; bySeller: Charge[] };

/** Duties, taxes and fees of a DDP shipment in the card's currency; or the reason why no figure can be given. */
export function dutiesOn(card: RateCard, shipment: Shipment, carriage: Minor, reference: Reference): Duties | Reason {
  const { dutyRules, exchange } = reference;
  const found = dutyChargesOf(consignmentOf(card, shipment, carriage), dutyRules, shipment.shipDate, exchange);
  if (!Array.isArray(found)) return reasonOf(found, shipment);
  const those = (collected: DutyCharge["collected"]) =>
    found.filter((charge) => charge.collected === collected).map(chargeOf);
  return { charges: those("at-import"), bySeller: those("by-seller") };
}

/** Only the sum of the charges on the bill; undefined if no figure can be given. */
export function dutyTotalOn(
  card: RateCard,
  shipment: Shipment,
  carriage: Minor,
  { dutyRules, exchange }: Reference,
): Minor | undefined {
  const found = dutyTotalOf(consignmentOf(card, shipment, carriage), dutyRules, shipment.shipDate, exchange);
  return typeof found === "number" ? found : undefined;
}

/** A shipment as customs law sees it. */
export function consignmentOf(
  { mode, currency }: Pick<RateCard, "mode" | "currency">,
  shipment: Shipment,
  carriage: Minor,
): Consignment {
  const { to, postcode, goods, hs, value, registered, subheadings } = shipment;
  return {
    to,
    goods,
    currency: shipment.currency,
    carriage,
    carriageCurrency: currency,
    parcels: parcelCount(shipment),
    mode,
    postcode,
    hs,
    value,
    registered,
    subheadings,
  };
}

const codes = { duty: "duty", tax: "vat", fee: "import-fee" } as const;

function chargeOf({ id, kind, label, formula, amount, source, unsettled }: DutyCharge): Charge {
  const { title, date } = source;
  return {
    code: codes[kind],
    id,
    name: label,
    formula,
    amount,
    source: { title, date },
    ...(unsettled && { unsettled }),
  };
}

/** Turns the refusal into a reason of an answer. */
export function reasonOf(refusal: DutyRefusal, { to, currency }: Shipment): Reason {
  const fix = { field: "incoterm", incoterm: "DAP" } as const;
  switch (refusal.code) {
    case "value-missing":
      return { field: "value", code: "value-needed" };
    case "currency-without-rate":
      return { field: "value", code: "no-exchange-rate", given: currency };
    case "postcode-needed":
      return { field: "postcode", code: "postcode-needed", given: to };
    case "destination-without-rule":
    case "day-without-rule":
      return { field: "incoterm", code: "no-duty-rule", given: to, fix };
    case "beyond-rules":
      return { field: "incoterm", code: "duty-not-computed", text: refusal.reason, fix };
  }
}
