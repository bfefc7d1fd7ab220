import type { Columns } from "./types.ts";

/** Headings of what shops call their products, in plain letters. */
const headings = new Set(
  "itemname itemtitle lineitemname productname producttitle productdescription itemdescription goodsdescription goodsname commodity commodityname commoditydescription declaredname declarationname artikelname artikelbezeichnung produktname nomduproduit nombredelproducto nomeprodotto 商品名称 商品名 商品标题 产品名称 产品名 产品标题 品名 中文品名 英文品名 货品名称 货物名称 货名 物品名称 申报品名 中文申报品名 英文申报品名 申报名称 申报中文名 申报英文名 中文申报名称 英文申报名称".split(
    " ",
  ),
);

/** The columns in which a file names what its orders are of; none in an invoice, whose orders were taken. */
export function findProductColumns(header: readonly string[], { billed }: Columns): number[] {
  if (billed !== undefined) return [];
  return header.flatMap((name, at) => (headings.has(name.toLowerCase().replace(/[^\p{L}\d]/gu, "")) ? [at] : []));
}
