import type { Quote, Reason } from "#rating/answer.ts";
import type { LocalText } from "#rating/card.ts";
import type { Certainty, Span } from "#rating/duties/answer.ts";
import type { Source } from "#rating/duties/rules.ts";
import type { Formula } from "#rating/money/formula.ts";
import type { Minor } from "#rating/money/money.ts";

/** Who pays whom. `treasury`: the tax office that the seller declares to (IOSS …). */
export type Payment = "buyer-seller" | "seller-us" | "seller-treasury" | "buyer-carrier";

export type ShareKind = "goods" | "carriage" | "duty" | "tax" | "fee";

/** A part of what goods have cost when they are in the buyer's hands; in minor units of the service's currency. */
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
};

export type Landed = {
  shares: readonly Share[];
  total: Minor;
  /** What the seller pays: carriage, and duty and tax where they are the seller's. */
  bySeller: Minor;
  /** What the buyer pays beside the goods' price. */
  atDoor: Minor;
  /** What the total and the buyer's part may come to, depending on the readings of open questions. */
  span: { total: Span; atDoor: Span };
  certainty: Certainty;
  carriage: Quote;
};

/** Why there is no landed cost: the service refuses, or customs law gives no figure. */
export type NotLanded = { reasons: readonly Reason[] };

export type LandedSides = { currency: string; ddp: Landed | NotLanded; dap: Landed | NotLanded };

/** A part of the landed cost on both sides; a side without it has nothing to pay. */
export type ShareRow = { id: string; ddp: Share | undefined; dap: Share | undefined };

/** The parts of both sides, each once, in the order in which they arise. */
export function listShareRows({ ddp, dap }: LandedSides): ShareRow[] {
  const [paid, unpaid] = [listShares(ddp), listShares(dap)];
  const ids = new Set([...paid, ...unpaid].map(({ id }) => id));
  const find = (shares: readonly Share[], id: string) => shares.find((share) => share.id === id);
  return [...ids].map((id) => ({ id, ddp: find(paid, id), dap: find(unpaid, id) }));
}

function listShares(side: LandedSides["ddp"]): readonly Share[] {
  return isLanded(side) ? side.shares : [];
}

export function isLanded(side: LandedSides["ddp"]): side is Landed {
  return "shares" in side;
}
