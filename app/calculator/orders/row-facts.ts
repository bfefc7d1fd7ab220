import type { Columns, Field } from "./columns.ts";

/** What tells a row apart from others, as heading and cell, in the words of the file. */
export type RowFacts = readonly (readonly [heading: string, text: string])[];

/** What an order says that may help to answer for it: where it goes first. */
const telling: readonly Field[] = [
  "country",
  "postcode",
  "quantity",
  "weight",
  "size",
  "goods",
  "value",
  "currency",
  "line",
  "billed",
  "day",
];

/** Columns that no price needs, and that say where an order goes or what is in it. */
const telltale =
  /\b(?:city|town|ort|stadt|ville|ciudad|città|plaats|state|province|region|county|item|product|title|sku|description|lineitem name)\b|城市|城镇|省|州|地区|品名|商品|货品|名称/i;
const others = /e-?mail|phone|tel\b|address|billing|buyer|customer|note|电话|邮箱|地址|买家|备注/i;

const most = 8;
const longest = 40;

/** The cells of a row that help whoever has to answer for it; the field that is asked for need not be said again. */
export function rowFacts(row: readonly string[], header: readonly string[], columns: Columns, asked?: Field): RowFacts {
  const known = telling.flatMap((field) => (field === asked ? [] : (columns[field] ?? [])));
  const understood = new Set(Object.values(columns));
  const beside = header.flatMap((heading, at) =>
    !understood.has(at) && telltale.test(heading) && !others.test(heading) ? [at] : [],
  );
  // the place before the rest: it decides most answers
  const [country = [], postcode = []] = [columns.country ?? [], columns.postcode ?? []].map((at) => [at].flat());
  const places = new Set([...country, ...postcode]);
  const order = [...known.filter((at) => places.has(at)), ...beside, ...known.filter((at) => !places.has(at))];
  return order
    .flatMap((at): [string, string][] => {
      const text = (row[at] ?? "").trim();
      const heading = (header[at] ?? "").trim();
      return text ? [[heading, text.length > longest ? `${text.slice(0, longest)}…` : text]] : [];
    })
    .slice(0, most);
}

/** The headings of the columns in which rows are not alike. */
export function differing(rows: readonly (readonly string[])[], header: readonly string[]): string[] {
  const [first = [], ...more] = rows;
  return header.filter((_, at) => more.some((row) => (row[at] ?? "").trim() !== (first[at] ?? "").trim()));
}
