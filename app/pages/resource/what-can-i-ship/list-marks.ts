import type { GoodsClass } from "#rating/goods/goods.ts";

/** UN number and packing instruction of a kind of goods, for people: between two numbers a sign, which needs no language. */
export function listMarks({ un, packingInstruction }: Pick<GoodsClass, "un" | "packingInstruction">): string[] {
  return [un?.replace(" or ", " / "), packingInstruction].flatMap((mark) => mark ?? []);
}
