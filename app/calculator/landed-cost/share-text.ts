import { m } from "#app/messages/m.ts";
import { getLocalText } from "#app/platform/current-locale.ts";
import { getFormulaWords } from "../format/charges.ts";
import type { BarPart } from "../results/parts-bar.tsx";
import type { Payment, Share, ShareKind, ShareRow } from "./landed-sides.ts";

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
export function describePayment({ payment }: Share): string {
  return payments[payment]();
}

export function labelShare({ label, kind }: Share): string {
  return label ? getLocalText(label) : kinds[kind]();
}

/** What a share is taken of and at which rate; empty for carriage, which is a quote of its own. */
export function formatShareBase({ formula }: Share): string {
  return formula ? getFormulaWords(formula) : "";
}

const kindLook: Readonly<Record<ShareKind, string>> = {
  goods: "fill-control",
  carriage: "fill-(--data)",
  duty: "fill-ink",
  tax: "fill-quiet",
  fee: "fill-warn",
};

export type PartLook = Pick<BarPart, "number" | "look">;

/** How bars and table show each part, by its id: its number, and in the bars its kind's colour. */
export function assignPartLooks(rows: readonly ShareRow[]): ReadonlyMap<string, PartLook> {
  return new Map(
    rows.map(({ id, ddp, dap }, at) => [id, { number: at + 1, look: kindLook[(ddp ?? dap)?.kind ?? "goods"] }]),
  );
}

/** The shares end to end, in percent of a scale that ends at `most` (minor units). */
export function buildBarParts(shares: readonly Share[], most: number, looks: ReadonlyMap<string, PartLook>): BarPart[] {
  let start = 0;
  return shares.flatMap(({ id, amount }) => {
    const length = most > 0 ? (amount / most) * 100 : 0;
    start += length;
    const look = looks.get(id);
    return look ? [{ ...look, start: start - length, length }] : [];
  });
}
