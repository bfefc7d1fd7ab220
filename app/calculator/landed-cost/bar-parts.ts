import type { BarPart } from "../parts-bar.tsx";
import type { Share, ShareKind } from "./landed-cost.ts";
import type { ShareRow } from "./share-rows.ts";

const kindLook: Readonly<Record<ShareKind, string>> = {
  goods: "fill-control",
  carriage: "fill-(--data)",
  duty: "fill-ink",
  tax: "fill-quiet",
  fee: "fill-warn",
};

export type PartLook = Pick<BarPart, "number" | "look">;

/** By what each part is known in the bars and in the table, by its id: its number there, its kind's colour, and every second one of a kind paler. */
export function partLooks(rows: readonly ShareRow[]): ReadonlyMap<string, PartLook> {
  const seen = new Map<ShareKind, number>();
  return new Map(
    rows.map(({ id, ddp, dap }, at) => {
      const kind = (ddp ?? dap)?.kind ?? "goods";
      const before = seen.get(kind) ?? 0;
      seen.set(kind, before + 1);
      return [id, { number: at + 1, look: `${kindLook[kind]}${before % 2 === 1 ? " opacity-65" : ""}` }];
    }),
  );
}

/** The shares one after the other, as lengths of a scale that ends at `most` (minor units). */
export function barParts(shares: readonly Share[], most: number, looks: ReadonlyMap<string, PartLook>): BarPart[] {
  let start = 0;
  return shares.flatMap(({ id, amount }) => {
    const length = most > 0 ? (amount / most) * 100 : 0;
    start += length;
    const look = looks.get(id);
    return look ? [{ ...look, start: start - length, length }] : [];
  });
}
