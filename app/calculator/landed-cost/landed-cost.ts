import type { Quote, Reason } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import { reasonOf } from "#rating/duties.ts";
import { dutyAnswerOf } from "#rating/duty-answer.ts";
import type { DutyCharge } from "#rating/duties/answer.ts";
import type { LocalText, Source } from "#rating/duties/rules.ts";
import type { Formula } from "#rating/formula.ts";
import type { Minor } from "#rating/money.ts";
import { quote, type When } from "#rating/quote.ts";
import type { Reference } from "#rating/reference.ts";
import type { Shipment } from "#rating/shipment.ts";
import { exchangeFormula, valueIn } from "#rating/value.ts";
import { carriageOf } from "./carriage-of.ts";

/** Who pays whom. `treasury`: the tax office that the seller declares to (IOSS …). */
export type Payment = "buyer-seller" | "seller-us" | "seller-treasury" | "buyer-carrier";

export type ShareKind = "goods" | "carriage" | "duty" | "tax" | "fee";

/** A part of what goods have cost when they are in the buyer's hands; in minor units of the line's currency. */
export type Share = {
  kind: ShareKind;
  /** `goods`, `carriage`, or the charge's name in the law's file. */
  id: string;
  amount: Minor;
  payment: Payment;
  /** What the law calls it. */
  label?: LocalText;
  formula?: Formula;
  source?: Source;
  unsettled?: LocalText;
};

export type Landed = {
  shares: readonly Share[];
  total: Minor;
  /** What the seller pays: carriage, and duty and tax where they are the seller's. */
  bySeller: Minor;
  /** What the buyer pays beside the goods' price. */
  atDoor: Minor;
  carriage: Quote;
};

/** Why there is no landed cost: the line says no, or customs law has no figure. */
export type NotLanded = { reasons: readonly Reason[] };

export type LandedSides = { currency: string; ddp: Landed | NotLanded; dap: Landed | NotLanded };

/**
 * The landed cost of a shipment on one line, with duty and tax paid by the seller (DDP) and by the buyer (DAP). The sum
 * of the shares is the total. Nothing without a value of the goods, or where the service has no card. With `loading`
 * "later" a side whose carriage needs a container plan says "being-loaded".
 */
export function landedCost(
  service: string,
  shipment: Shipment,
  cards: readonly RateCard[],
  reference: Reference,
  loading: When = "now",
): LandedSides | undefined {
  const own = cards.filter((card) => card.service === service);
  const [card] = own;
  if (!card || shipment.value === undefined) return undefined;
  const side = (incoterm: Shipment["incoterm"]) => landed({ ...shipment, incoterm }, own, card, reference, loading);
  return { currency: card.currency, ddp: side("DDP"), dap: side("DAP") };
}

/** Whether a side waits for a loading plan. */
export function waitsForPlan({ ddp, dap }: LandedSides): boolean {
  return [ddp, dap].some((side) => "reasons" in side && side.reasons.some(({ code }) => code === "being-loaded"));
}

function landed(
  shipment: Shipment,
  own: readonly RateCard[],
  card: RateCard,
  reference: Reference,
  loading: When,
): Landed | NotLanded {
  const [carriage] = quote(shipment, own, reference, loading);
  if (!carriage?.available) return { reasons: carriage?.reasons ?? [] };
  const charged = carriageOf(carriage);
  const duties = dutyAnswerOf(card, shipment, charged, reference);
  const value = valueIn(card.currency, shipment, reference);
  if (!duties.available) return { reasons: [reasonOf(duties.reason, shipment)] };
  if (value === undefined) return { reasons: [{ field: "value", code: "no-exchange-rate", given: shipment.currency }] };
  const inOwn = exchangeFormula(shipment.value ?? 0, shipment.currency, card.currency, reference);
  const shares: Share[] = [
    { kind: "goods", id: "goods", amount: value, payment: "buyer-seller", ...(inOwn && { formula: inOwn }) },
    { kind: "carriage", id: "carriage", amount: charged, payment: "seller-us" },
    ...duties.charges.map((charge) => shareOf(charge, shipment.incoterm)),
  ];
  const sum = (some: readonly Share[]) => some.reduce((total, { amount }) => total + amount, 0);
  return {
    shares,
    total: sum(shares),
    bySeller: sum(shares.filter(({ payment }) => payment === "seller-us" || payment === "seller-treasury")),
    atDoor: sum(shares.filter(({ payment }) => payment === "buyer-carrier")),
    carriage,
  };
}

function shareOf(
  { id, kind, label, amount, formula, source, unsettled, collected }: DutyCharge,
  incoterm: Shipment["incoterm"],
): Share {
  const atImport = incoterm === "DDP" ? "seller-us" : "buyer-carrier";
  const payment = collected === "by-seller" ? "seller-treasury" : atImport;
  return { kind, id, label, amount, formula, source, payment, ...(unsettled && { unsettled }) };
}
