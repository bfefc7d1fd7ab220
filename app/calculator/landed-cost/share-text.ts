import { m } from "#app/messages/m.ts";
import { localText } from "#app/platform/local-text.ts";
import type { Payment, Share, ShareKind } from "./landed-cost.ts";
import { formulaWords } from "../formula-words.ts";

const payments: Record<Payment, () => string> = {
  "buyer-seller": m.pays_buyer_seller,
  "seller-us": m.pays_seller_us,
  "seller-treasury": m.pays_seller_treasury,
  "buyer-carrier": m.pays_buyer_carrier,
};

const kinds: Record<ShareKind, () => string> = {
  goods: m.share_goods,
  carriage: m.share_carriage,
  duty: m.charge_duty,
  tax: m.charge_vat,
  fee: m.charge_import_fee,
};

/** Who pays whom: `you → us`. */
export function paymentText({ payment }: Share): string {
  return payments[payment]();
}

export function shareName({ label, kind }: Share): string {
  return label ? localText(label) : kinds[kind]();
}

/** How a share comes about: its base and rate as they compute; nothing for a sum that is a quote of its own. */
export function shareBase({ formula }: Share): string {
  return formula ? formulaWords(formula) : "";
}
