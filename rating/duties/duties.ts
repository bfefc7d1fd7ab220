import type { Charge, Reason } from "../answer.ts";
import type { RateCard } from "../card.ts";
import type { Consignment, DutyCharge, DutyRefusal } from "./answer.ts";
import { calculateDutyCharges, calculateDutyTotal } from "./duty-charges.ts";
import type { Minor } from "../money/money.ts";
import type { Reference } from "../reference.ts";
import { countParcels, type Shipment } from "../shipment/shipment.ts";

/** Charges on the bill, and those that the seller pays with its own tax return. */
export type Duties = { charges: Charge[]; bySeller: Charge[] };

/** What a shipment costs up to its clearance, in minor units of the card's currency. */
export type Paid = { carriage: Minor; clearance: Minor };

/** Duties, taxes and fees of a DDP shipment in the card's currency; or the reason why no figure can be given. */
export function chargeDuties(card: RateCard, shipment: Shipment, paid: Paid, reference: Reference): Duties | Reason {
  const { dutyRules, exchange } = reference;
  const found = calculateDutyCharges(toConsignment(card, shipment, paid), dutyRules, shipment.shipDate, exchange);
  if (!Array.isArray(found)) return toReason(found, shipment);
  const those = (collected: DutyCharge["collected"]) =>
    found.filter((charge) => charge.collected === collected).map(toCharge);
  return { charges: those("at-import"), bySeller: those("by-seller") };
}

/** Only the sum of the charges on the bill; undefined if no figure can be given. */
export function sumDuties(
  card: RateCard,
  shipment: Shipment,
  paid: Paid,
  { dutyRules, exchange }: Reference,
): Minor | undefined {
  const found = calculateDutyTotal(toConsignment(card, shipment, paid), dutyRules, shipment.shipDate, exchange);
  return typeof found === "number" ? found : undefined;
}

/** A shipment as customs law sees it. */
export function toConsignment(
  { mode, currency, buyers }: Pick<RateCard, "mode" | "currency" | "buyers">,
  shipment: Shipment,
  { carriage, clearance }: Paid,
): Consignment {
  const { from, to, postcode, goods, hs, classified, value, registered, subheadings } = shipment;
  return {
    from,
    to,
    goods,
    currency: shipment.currency,
    carriage,
    clearance,
    buyer: buyers,
    carriageCurrency: currency,
    parcels: countParcels(shipment),
    mode,
    postcode,
    hs,
    classified,
    value,
    registered,
    subheadings,
  };
}

const codes = { duty: "duty", tax: "vat", fee: "import-fee" } as const;

function toCharge({ id, kind, label, formula, amount, source }: DutyCharge): Charge {
  const { title, date, edition } = source;
  return {
    code: codes[kind],
    id,
    name: label,
    formula,
    amount,
    source: { title, date, ...(edition && { edition }) },
  };
}

/** Turns the refusal into a reason of an answer. */
export function toReason(refusal: DutyRefusal, { to, currency }: Shipment): Reason {
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
