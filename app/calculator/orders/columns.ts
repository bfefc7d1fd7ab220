/** What an order file says of an order. */
export const orderFields = [
  "order",
  "country",
  "postcode",
  "weight",
  "length",
  "width",
  "height",
  "quantity",
  "goods",
  "value",
] as const;

/** What a column of an order file can mean: what an order says, and what was billed for it on which line. */
export const fields = [...orderFields, "line", "billed"] as const;
export type Field = (typeof fields)[number];

/** Column numbers by field; a field without one is not in the file. */
export type Columns = Partial<Record<Field, number>>;

export type WeightUnit = "kg" | "g" | "lb" | "oz";

/** Headers as shop systems write them, in plain letters. The first that a file has counts. */
const headers: Readonly<Record<Field, readonly string[]>> = {
  order: ["order", "ordernumber", "orderid", "orderno", "name", "reference", "订单号", "订单编号", "单号"],
  country: [
    "country",
    "countrycode",
    "shippingcountry",
    "shipcountry",
    "shippingcountrycode",
    "destination",
    "to",
    "国家",
    "目的国",
    "国家代码",
    "目的地",
    "收件国家",
  ],
  postcode: [
    "postcode",
    "zip",
    "zipcode",
    "postalcode",
    "shippingzip",
    "shippingpostcode",
    "shippostalcode",
    "邮编",
    "邮政编码",
  ],
  weight: [
    "weight",
    "weightkg",
    "weighteachkg",
    "weightg",
    "weightlb",
    "weightoz",
    "grams",
    "kg",
    "orderweight",
    "totalweight",
    "itemweight",
    "重量",
    "重量kg",
    "重量g",
    "单件重量",
    "单件重量kg",
    "重量公斤",
    "重量千克",
    "重量克",
    "重量磅",
    "实重",
  ],
  length: ["length", "lengthcm", "l", "长", "长cm", "长厘米", "长度"],
  width: ["width", "widthcm", "w", "宽", "宽cm", "宽厘米", "宽度"],
  height: ["height", "heightcm", "h", "高", "高cm", "高厘米", "高度"],
  quantity: ["quantity", "qty", "parcels", "lineitemquantity", "quantitypurchased", "件数", "数量"],
  goods: ["goods", "goodscategory", "category", "货物类型", "whatisinside", "货物", "品类"],
  value: [
    "value",
    "total",
    "ordertotal",
    "itemprice",
    "declaredvalue",
    "申报价值",
    "valueofthegoods",
    "货值",
    "申报货值",
  ],
  line: ["line", "service", "shippingline", "product", "channel", "线路", "物流产品", "渠道"],
  billed: [
    "billed",
    "billedamount",
    "amountbilled",
    "invoiced",
    "invoiceamount",
    "charged",
    "charge",
    "shippingcharge",
    "freightcharge",
    "账单金额",
    "应收运费",
    "运费",
  ],
};

const inPlain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, "");

/** What the page calls each column, in its own language. */
export type ColumnNames = Readonly<Record<Field, readonly string[]>>;

/** Recognises the columns of a file by its header row: as shops write them, and as the page itself names them. */
export function recognise(header: readonly string[], own?: ColumnNames): Columns {
  const plain = header.map(inPlain);
  const found: Columns = {};
  for (const field of fields) {
    const names = [...headers[field], ...(own?.[field].map(inPlain) ?? [])];
    const name = names.find((candidate) => plain.includes(candidate));
    if (name !== undefined) found[field] = plain.indexOf(name);
  }
  return found;
}

/** The unit that a weight column's header names; kilograms where it names none. */
export function unitOf(header: string): WeightUnit {
  const plain = header
    .toLowerCase()
    .replace(/公斤|千克/, " kg ")
    .replace(/克/, " g ")
    .replace(/磅/, " lb ")
    .replace(/盎司/, " oz ");
  if (/\boz\b|ounce/.test(plain) || plain.endsWith("oz")) return "oz";
  if (/\blbs?\b|pound/.test(plain) || plain.endsWith("lb")) return "lb";
  if (/gram|\bg\b|[（(]g[)）]|_g$/.test(plain) && !/kilo|kg/.test(plain)) return "g";
  return plain.replace(/[^a-z]/g, "") === "weightg" ? "g" : "kg";
}
