import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "./places.ts";
import { readLine } from "./read-line.ts";

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const read = (text: string) =>
  readLine(text, { places, findGoods: () => undefined, currencies: ["USD", "EUR", "CAD", "JPY"] }, "2026-11-27");

/** What was understood, in one line; a problem as its kind, its words and what they may have meant. */
function say(text: string): string {
  const {
    to,
    postcode,
    area,
    mass,
    sides,
    quantity,
    terms,
    by,
    value,
    sort,
    currency,
    more = [],
    problems,
  } = read(text);
  return [
    to,
    postcode,
    area,
    mass !== undefined && `${Math.round(mass / 80_000) / 100} g`,
    sides?.map((side) => side / 10_000).join("x"),
    quantity !== undefined && `${quantity} pcs`,
    ...more.map((one) => `+ ${one.quantity} x ${(one.mass ?? 0) / 8_000_000} g`),
    terms,
    by,
    value && `${value.amount} ${value.currency}`,
    sort,
    currency && `in ${currency}`,
    ...problems.map(({ kind, span, proposals }) => `${kind}: ${[text.slice(...span), ...proposals].join("|")}`),
  ]
    .filter(Boolean)
    .join(", ");
}

test.each([
  ["2.5 kg to Texas 40x30x20", "US, 2500 g, 40x30x20"],
  ["300克 发德国", "DE, 300 g"],
  ["2 lb 12 oz", "1247.38 g"],
  ["1,5 kg to österreich", "AT, 1500 g"],
  [".5 kg usa", "US, 500 g"],
  ["1 200 g to france", "FR, 1200 g"],
  ["1'200 g france", "FR, 1200 g"],
  ["1 1/2 lb UK", "GB, 680.39 g"],
  ["2½ kg to norge", "NO, 2500 g"],
  ["１．５ｋｇ 德国", "DE, 1500 g"],
  ["٢٫٥ kg germany", "DE, 2500 g"],
  ["2\u200b kg\u200b germany", "DE, 2000 g"],
  ["1m x 40cm x 30cm 12kg norway", "NO, 12000 g, 100x40x30"],
  ["L40 W30 H20 cm 2kg Italy", "IT, 2000 g, 40x30x20"],
  ["高20 宽30 长40 厘米 2公斤 意大利", "IT, 2000 g, 40x30x20"],
  ["3 boxes of 2kg to Canada", "CA, 2000 g, 3 pcs"],
  ["3 boxes, 15 kg total, Canada", "CA, 5000 g, 3 pcs"],
  ["2kg x 3 to Italy", "IT, 2000 g, 3 pcs"],
  ["2 parcels 5kg 30x20x20 France", "FR, 5000 g, 30x20x20, 2 pcs"],
  ["总重36公斤 2箱 每箱60*40*40 到英国", "GB, 18000 g, 60x40x40, 2 pcs"],
  ["2箱总重量36公斤 60*40*40 英国", "GB, 18000 g, 60x40x40, 2 pcs"],
  ["total weight 36 kg, 2 boxes, each 60x40x40, UK", "GB, 18000 g, 60x40x40, 2 pcs"],
  ["3箱 60*40*40 每箱毛重36公斤 到英国", "GB, 36000 g, 60x40x40, 3 pcs"],
  ["2 boxes 60x40x40 80kg each UK", "GB, 80000 g, 60x40x40, 2 pcs"],
  ["4 boxes 60x40x40 18kg / box UK", "GB, 18000 g, 60x40x40, 4 pcs"],
  ["2 boxes 60x40x40 36kg all together UK", "GB, 18000 g, 60x40x40, 2 pcs"],
  ["我想寄一个包裹到日本，大概两公斤半，多少钱", "JP, 2500 g, 1 pcs"],
  ["三斤二两 新加坡", "SG, 1600 g"],
  ["how much to ship half a kilo to new zealand?", "NZ, 500 g"],
  ["from Shenzhen to Berlin 2kg", "DE, 2000 g"],
  ["Paris, Texas 2 kg", "US, 2000 g"],
  ["new jersey 3kg", "US, 3000 g"],
  ["Northern Ireland 1kg", "GB, Northern Ireland, 1000 g"],
  ["Northern Ireland BT1 1AA 1kg", "GB, BT1 1AA, 1000 g"],
  ["Honolulu, HI 1kg", "US, Honolulu, 1000 g"],
  ["ship to my customer in Berlin 1kg", "DE, 1000 g"],
  ["2 kg to it", "IT, 2000 g"],
  ["1 kg to Germany, €40", "DE, 1000 g, 40 EUR"],
  ["1 kg Germany 40 euros", "DE, 1000 g, 40 EUR"],
  ["USD 1,200 2kg France", "FR, 2000 g, 1200 USD"],
  ["1公斤 德国 40欧元", "DE, 1000 g, 40 EUR"],
  ["2kg to Germany DDP", "DE, 2000 g, DDP"],
  ["2公斤 到美国 双清包税", "US, 2000 g, DDP"],
  ["2公斤不包税到法国", "FR, 2000 g, DAP"],
  ["1 kg France, duties paid", "FR, 1000 g, DDP"],
  ["2 pounds uk", "GB, 907.18 g"],
  ["2公斤40x30x30，2箱到法国", "FR, 2000 g, 40x30x30, 2 pcs"],
  ["de", "DE"],
  // days, as of Friday 27 November 2026
  ["1 kg Germany by Friday", "DE, 1000 g, 2026-12-04"],
  ["1 kg Germany by next Friday", "DE, 1000 g, 2026-12-04"],
  ["1 kg Germany before 15 December", "DE, 1000 g, 2026-12-14"],
  ["1 kg Germany by Dec 15, 2026", "DE, 1000 g, 2026-12-15"],
  ["1 kg Germany by 12/15", "DE, 1000 g, 2026-12-15"],
  ["1 kg Germany by 3 February", "DE, 1000 g, 2027-02-03"],
  ["1 kg Germany within 10 days", "DE, 1000 g, 2026-12-07"],
  ["1 kg Germany must arrive within a week", "DE, 1000 g, 2026-12-04"],
  ["2 kg Germany in a box", "DE, 2000 g"],
  ["4 kg 30x30x30, and to Spain", "ES, 4000 g, 30x30x30"],
  ["4 kg and in Spain", "ES, 4000 g"],
  ["3袋 每袋5公斤 到德国", "DE, 5000 g, 3 pcs"],
  ["1,200 boxes of 5 kg to Spain", "ES, 5000 g, 1200 pcs"],
  ["1公斤到德国必须三天到", "DE, 1000 g, 2026-11-30"],
  ["一周送达 1公斤 德国", "DE, 1000 g, 2026-12-04"],
  ["一定要10天到 1公斤 法国", "FR, 1000 g, 2026-12-07"],
  ["1公斤 德国 三天到五天", "DE, 1000 g, unknown: 三天, unknown: 五天"],
  ["1 kg Germany by the end of December", "DE, 1000 g, 2026-12-31"],
  ["1 kg Germany by Christmas", "DE, 1000 g, 2026-12-24"],
  ["1公斤 德国 十二月十五日之前", "DE, 1000 g, 2026-12-15"],
  ["12月15日前到德国 1公斤", "DE, 1000 g, 2026-12-15"],
  ["1公斤 德国 圣诞节前", "DE, 1000 g, 2026-12-24"],
  ["1公斤 德国 这周日前", "DE, 1000 g, 2026-11-29"],
  ["1公斤 德国 月底前", "DE, 1000 g, 2026-11-30"],
  ["may 2 kg sun hat", "2000 g, unknown: may, unknown: sun hat"],
  // money
  ["1 kg Germany worth $60", "DE, 1000 g, 60 $"],
  ["1 kg Germany value: €1.234,50", "DE, 1000 g, 1234.5 EUR"],
  ["1 kg Germany worth JP¥8,000", "DE, 1000 g, 8000 JPY"],
  ["1 kg Germany worth 300 CN¥", "DE, 1000 g, 300 CNY"],
  ["1 kg to JP ¥8000", "JP, 1000 g, 8000 ¥"],
  ["货值人民币500元 1公斤 法国", "FR, 1000 g, 500 CNY"],
  ["1公斤 法国 申报价值约100美元", "FR, 1000 g, 100 USD"],
  ["菜刀 2把 900克 新西兰", "NZ, 900 g, unknown: 菜刀 2"],
  // how prices are wanted
  ["cheapest 1 kg Germany", "DE, 1000 g, price"],
  ["1 kg Germany asap", "DE, 1000 g, time"],
  // several kinds of parcels
  ["2 boxes 3 kg and 1 box 5 kg to Spain", "ES, 3000 g, 2 pcs, + 1 x 5000 g"],
  ["3 kg x 2 and 5 kg x 1 to Italy", "IT, 3000 g, 2 pcs, + 1 x 5000 g"],
  ["2 boxes 6 kg total, 1 box 5 kg, 4 boxes 1 kg, Italy", "IT, 3000 g, 2 pcs, + 1 x 5000 g, + 4 x 1000 g"],
  ["kg 1 Germany", "DE, 1000 g"],
  ["1 kg 德囯", "DE, 1000 g"],
  // addresses, whose streets say nothing about a parcel
  ["Rue de Rivoli 10, 75001 Paris, France", "FR, 75001"],
  ["27498 Helgoland\nDeutschland", "DE, 27498"],
  ["10 Main Street, Paris, TX 75460, USA", "US, 75460"],
  // words that lead a postcode, and others that say nothing new
  ["15.5KG 德国 邮编：20095", "DE, 20095, 15500 g"],
  ["15.5KG 德国 邮政编码20095", "DE, 20095, 15500 g"],
  ["2kg USA zip code 90001", "US, 90001, 2000 g"],
  ["2kg USA, postal code: 90001", "US, 90001, 2000 g"],
  ["2kg Germany PLZ 10115", "DE, 10115, 2000 g"],
  ["2kg UK postcode SW1A 1AA", "GB, SW1A 1AA, 2000 g"],
  ["2公斤 到洛杉矶仓库", "US, 2000 g"],
  ["2 kg (Los Angeles warehouse)", "US, 2000 g"],
  ["express 2kg to Germany", "DE, 2000 g, time"],
  ["2kg Ningbo to Berlin", "DE, 2000 g"],
  ["M5V 2T6 Toronto 3 lbs", "CA, M5V 2T6, 1360.78 g"],
  // letters of a postcode are no units, and no countries
  ["5 kg Canada V6B 4L2", "CA, V6B 4L2, 5000 g"],
  ["3 kg to Toronto M5V 3L9 30x20x10", "CA, M5V 3L9, 3000 g, 30x20x10"],
  ["2 kg to UK M1 1AE", "GB, M1 1AE, 2000 g"],
  ["D02 X285 Ireland 2 kg", "IE, D02 X285, 2000 g"],
])("%s is read to its end", (text, said) => expect(say(text)).toBe(said));

test.each([
  ["germny 2 kg", "2000 g, unknown: germny|Germany"],
  ["0.0001 kg Germany", "DE, zero: 0.0001 kg"],
  ["1,000 Germany", "DE, two-readings: 1,000|1 kg|1000 kg"],
  ["germ 2 kg", "2000 g, unknown: germ|Germany"],
  ["untied kingdom", "unknown: untied kingdom|United Kingdom"],
  ["2 kg Oman", "2000 g, unserved: Oman|United Arab Emirates|Saudi Arabia"],
  ["2 kg Niger", "2000 g, unserved: Niger|Malta|Italy"],
  ["印度尼西亚 2公斤", "2000 g, unserved: 印度尼西亚|Malaysia|Singapore"],
  ["Germany or France 2kg", "2000 g, places: Germany or France|Germany|France"],
  [
    "2kg to Los Angeles or Long Beach",
    "2000 g, places: Los Angeles or Long Beach|Los Angeles, United States|Long Beach, United States",
  ],
  ["2 kg V6B 4L2", "2000 g, postcode: V6B 4L2|Canada V6B 4L2"],
  ["LA", "place-twice: LA|Los Angeles, United States|Laos"],
  ["2 kg to LA", "US, 2000 g"],
  ["2 kg 0.4x0.3x0.2 to Spain", "ES, 2000 g, metres: 0.4x0.3x0.2|40x30x20 cm"],
  ["2 kg 0.4x0.3x0.2 m to Spain", "ES, 2000 g, 40x30x20"],
  ["2 kg Georgia", "2000 g, place-twice: Georgia|Georgia (GE)|Georgia, United States"],
  ["europe 2kg", "2000 g, region: europe"],
  ["from Vietnam to Germany 2kg", "DE, 2000 g, origin: Vietnam"],
  ["-2 kg germany", "DE, negative: -2 kg|2 kg"],
  ["0 kg germany", "DE, zero: 0 kg"],
  ["2 to germany", "DE, unit: 2|2 kg|2 g"],
  ["2-3 kg germany", "DE, range: 2-3 kg|2 kg|3 kg"],
  ["under 2 kg germany", "DE, range: under 2 kg|2 kg"],
  ["1,645 kg germany", "DE, two-readings: 1,645 kg|1.645 kg|1645 kg"],
  ["3 boxes 15 kg to Canada", "CA, 3 pcs, total-or-each: 15 kg|15 kg each|15 kg total"],
  ["10 boxes 60x40x40 200kg to US", "US, 60x40x40, 10 pcs, total-or-each: 200kg|200kg each|200kg total"],
  ["3箱 60*40*40 毛重36公斤 到英国", "GB, 60x40x40, 3 pcs, total-or-each: 36公斤|每件36公斤|共36公斤"],
  ["3 boxes 60x40x40 G.W. 36 kg UK", "GB, 60x40x40, 3 pcs, total-or-each: 36 kg|36 kg each|36 kg total"],
  ["3箱 60*40*40 净重36公斤 到英国", "GB, 60x40x40, 3 pcs, total-or-each: 36公斤|每件36公斤|共36公斤"],
  ["3 boxes 60x40x40 36 kg gross UK", "GB, 60x40x40, 3 pcs, total-or-each: 36 kg|36 kg each|36 kg total"],
  ["2 kg and 3 kg to Italy", "IT, unequal: 2 kg and 3 kg"],
  ["2kg 20x30 germany", "DE, 2000 g, size: 20x30"],
  ["2kg by sea to Germany", "DE, 2000 g, unknown: by sea"],
  ["2kg to 10115", "2000 g, postcode: 10115|United States 10115|Mexico 10115|Germany 10115|France 10115|Italy 10115"],
  ["1kg 邮编20095", "1000 g, postcode: 20095|United States 20095|Mexico 20095|Germany 20095|France 20095|Italy 20095"],
  ["zip ties 2kg USA", "US, 2000 g, unknown: zip ties"],
  ["cheapest express 2kg Germany", "DE, 2000 g, price, unknown: express"],
  ["1500 to Germany", "DE, unit: 1500|1500 g"],
  ["1kg to Germany 101155", "DE, 1000 g, unknown: 101155"],
  ["0 to germany", "DE, unit: 0"],
  ["2 kg blah 12 blah Germany", "DE, 2000 g, unknown: blah 12 blah"],
  ["France ONT8 2 kg", "FR, 2000 g, unknown: ONT8"],
  ["1kg Germany by 12/11", "DE, 1000 g, day: by 12/11|by 11 December 2026"],
  ["1kg Germany Monday", "DE, 1000 g, day: Monday|by 30 November 2026"],
  ["1公斤 德国 周一", "DE, 1000 g, day: 周一|2026年11月30日前到"],
  ["1kg Germany by 20 November", "DE, 1000 g, past: by 20 November"],
  ["1kg Germany before Easter", "DE, 1000 g, unknown: before Easter"],
  ["1公斤 德国 春节前", "DE, 1000 g, unknown: 春节前"],
  ["1公斤 德国 12月15日前发货", "DE, 1000 g, unknown: 12月15日前发货"],
  ["1kg Germany within 5 working days", "DE, 1000 g, unknown: within 5 working days"],
  ["1kg Germany by Friday by Monday", "DE, 1000 g, 2026-12-04, unknown: by Monday"],
  ["1kg Germany worth -40 EUR", "DE, 1000 g, unknown: worth -40 EUR"],
  ["1kg Germany value 60", "DE, 1000 g, unknown: value 60"],
  ["1kg Germany 20 EUR each", "DE, 1000 g, unknown: 20 EUR each"],
  ["1公斤 法国 值钱货", "FR, 1000 g, unknown: 值钱货"],
  ["hello please", "unknown: hello please"],
  ["2 boxes 3 kg and 1 box 5 kg 40x30x20 Italy", "IT, 40x30x20, 2 pcs, unequal: 3 kg and 1 box 5 kg, unequal: 1 box"],
])("%s is not taken before it is settled", (text, said) => expect(say(text)).toBe(said));

test("what a line may have meant is read as that", () => {
  for (const text of [
    "germny 2 kg",
    "2 kg Channel Islands",
    "2 kg CA",
    "-2 kg germany",
    "1,645 kg germany",
    "3 boxes 15 kg to Canada",
    "3 boxes 60x40x40 G.W. 36 kg UK",
    "3箱 60*40*40 毛重36公斤 到英国",
    "2kg to 10115",
    "1kg Germany by 12/11",
    "1公斤 德国 周一",
  ])
    for (const { span, proposals } of read(text).problems)
      for (const proposal of proposals)
        expect(say(`${text.slice(0, span[0])}${proposal}${text.slice(span[1])}`), proposal).not.toContain(":");
});

test.each([
  ["0.5 kg to Germany in Canadian dollars", "DE, 500 g, in CAD"],
  ["日元报价 0.5公斤 德国", "DE, 500 g, in JPY"],
  ["0.5公斤 德国 用欧元报价", "DE, 500 g, in EUR"],
  ["0.5 kg to Germany, price in euros please", "DE, 500 g, in EUR"],
  ["0.5 kg Germany USD", "DE, 500 g, in USD"],
  ["in CAD 0.5 kg to Germany", "DE, 500 g, in CAD"],
  ["CAD 0.5 kg to Germany", "DE, 500 g, in CAD"],
  ["0.5kg 德国 加币", "DE, 500 g, in CAD"],
  ["0.5 kg to Germany worth 60 euros in CAD", "DE, 500 g, 60 EUR, in CAD"],
  ["0.5 kg to Germany 货值60欧元 日元", "DE, 500 g, 60 EUR, in JPY"],
  ["0.5 kg to Germany in Swiss francs", "DE, 500 g, unknown: in Swiss francs"],
  ["瑞士法郎报价 0.5公斤 德国", "DE, 500 g, unknown: 瑞士法郎报价"],
  ["0.5 kg to Germany in dollars", "DE, 500 g, unknown: in dollars|USD|CAD"],
  ["0.5 kg to Germany in EUR or in CAD", "DE, 500 g, in EUR, unknown: in CAD"],
  ["4 euro pallets 120x80x150 400 kg to Germany", undefined],
  ["2 pounds to Germany", "DE, 907.18 g"],
])("%s says in which currency the price is wanted, or that it is not understood", (text, said) => {
  if (said === undefined) expect(read(text).currency).toBeUndefined();
  else expect(say(text)).toBe(said);
});

test.each([
  ["FBA ONT8 20 kg", "20000 g, warehouse: ONT8"],
  ["20kg to Amazon LAX9", "20000 g, warehouse: LAX9"],
  ["亚马逊 BHX4 英国 20公斤", "GB, 20000 g, warehouse: BHX4"],
  ["FBA 美国 ONT8仓 5箱 每箱20公斤", "US, 20000 g, 5 pcs, warehouse: ONT8仓"],
  ["amazon warehouse ont8, US, 20 kg", "US, 20000 g, warehouse: ont8"],
  ["20kg 美国 亚马逊FBA仓库 ONT8", "US, 20000 g, warehouse: ONT8"],
  ["FBA ONT8, CA 92551, US 20 kg", "US, 92551, 20000 g"],
  ["ONT8 20 kg to US", "US, 20000 g, unknown: ONT8"],
])("%s names a warehouse by its code: its postcode is asked for", (text, said) => expect(say(text)).toBe(said));

test("a gift is taken as what is sold, and said so", () => {
  const { parts, problems } = read("1kg gift Germany worth 40 EUR");
  expect(problems).toEqual([]);
  expect(parts.map(({ kind }) => kind)).toContain("gift");
});
