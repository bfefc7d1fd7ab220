import type { Charge, Quote } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import { type Paid, toReason } from "#rating/duties/duties.ts";
import type { DutyCharge, Span } from "#rating/duties/answer.ts";
import { estimateDuties } from "#rating/duties/questions.ts";
import { explainExchange } from "#rating/money/formula.ts";
import type { Minor } from "#rating/money/money.ts";
import { quote, type When } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { convertValue } from "#rating/money/exchange.ts";
import type { Landed, LandedSides, NotLanded, Share } from "./landed-sides.ts";

/**
 * The landed cost of a shipment on one service, with duty and tax paid by the seller (DDP) and by the buyer (DAP). The
 * shares add up to the total. Undefined without a value of the goods, or where the service has no card. With `loading`
 * "later" a side whose carriage needs a container plan is refused as "being-loaded".
 */
export function calculateLandedCost(
  service: string,
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
  loading: When = "now",
): LandedSides | undefined {
  const own = cards.filter((card) => card.service === service);
  const [card] = own;
  if (!card || shipment.value === undefined) return undefined;
  const side = (incoterm: Shipment["incoterm"]) =>
    calculateLandedSide({ ...shipment, incoterm }, own, card, reference, loading);
  return { currency: card.currency, ddp: side("DDP"), dap: side("DAP") };
}

/** Whether a side is refused until its containers are loaded. */
export function isAwaitingLoadPlan({ ddp, dap }: LandedSides): boolean {
  return [ddp, dap].some((side) => "reasons" in side && side.reasons.some(({ code }) => code === "being-loaded"));
}

function calculateLandedSide(
  shipment: Shipment,
  own: readonly RateCard[],
  card: RateCard,
  reference: Reference,
  loading: When,
): Landed | NotLanded {
  const [carriage] = quote(shipment, own, reference, loading);
  if (!carriage?.available) return { reasons: carriage?.reasons ?? [] };
  const charged = sumCarriage(carriage);
  const duties = estimateDuties(card, shipment, splitCarriage(carriage), reference);
  const value = convertValue(card.currency, shipment, reference);
  if (!duties.available) return { reasons: [toReason(duties.reason, shipment)] };
  if (value === undefined) return { reasons: [{ field: "value", code: "no-exchange-rate", given: shipment.currency }] };
  // a post that takes duty before the parcel leaves has it from the sender
  const bySender = shipment.incoterm === "DDP" || (card.dutyFromSender?.includes(shipment.to) ?? false);
  const inOwn = explainExchange(shipment.value ?? 0, shipment.currency, card.currency, reference);
  const shares: Share[] = [
    { kind: "goods", id: "goods", amount: value, payment: "buyer-seller", ...(inOwn && { formula: inOwn }) },
    { kind: "carriage", id: "carriage", amount: charged, payment: "seller-us" },
    ...duties.charges.map((charge) => toShare(charge, bySender)),
  ];
  const sum = (some: readonly Share[]) => some.reduce((total, { amount }) => total + amount, 0);
  const { certainty } = duties;
  const atDoor = bySender ? { low: 0, high: 0 } : certainty.atImport;
  return {
    shares,
    span: { total: addTo(certainty.all, value + charged), atDoor },
    certainty,
    total: sum(shares),
    bySeller: sum(shares.filter(({ payment }) => payment === "seller-us" || payment === "seller-treasury")),
    atDoor: sum(shares.filter(({ payment }) => payment === "buyer-carrier")),
    carriage,
  };
}

function addTo({ low, high }: Span, amount: Minor): Span {
  return { low: low + amount, high: high + amount };
}

function toShare({ id, kind, label, amount, formula, source, collected }: DutyCharge, bySender: boolean): Share {
  const atImport = bySender ? "seller-us" : "buyer-carrier";
  const payment = collected === "by-seller" ? "seller-treasury" : atImport;
  return { kind, id, label, amount, formula, source, payment };
}

const importCodes: ReadonlySet<Charge["code"]> = new Set(["duty", "vat", "import-fee"]);

/** What a quote charges for carriage, surcharges included: all but duties, taxes and import fees. */
function sumCarriage({ charges }: Quote): Minor {
  return charges.reduce((sum, { code, amount }) => (importCodes.has(code) ? sum : sum + amount), 0);
}

/** The same as customs law sees it: our clearance fee separate, and without the advance fee on duties and taxes. */
export function splitCarriage({ charges }: Quote): Paid {
  const paid = { carriage: 0, clearance: 0 };
  for (const { code, amount, fee } of charges) {
    if (importCodes.has(code) || fee === "advance") continue;
    paid[fee ?? "carriage"] += amount;
  }
  return paid;
}
