import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "./places.ts";
import { readLine } from "./read-line.ts";

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const read = (text: string) => readLine(text, { places, findGoods: () => undefined }, "2026-11-27");

/** What was understood, in one line; a problem as its kind, its words and what they may have meant. */
function say(text: string): string {
  const { to, postcode, area, mass, sides, quantity, terms, by, value, sort, more = [], problems } = read(text);
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
  ["M5V 2T6 Toronto 3 lbs", "CA, M5V 2T6, 1360.78 g"],
])("%s is read to its end", (text, said) => expect(say(text)).toBe(said));

test.each([
  ["germny 2 kg", "2000 g, unknown: germny|Germany"],
  ["germ 2 kg", "2000 g, unknown: germ|Germany"],
  ["untied kingdom", "unknown: untied kingdom|United Kingdom"],
  ["2 kg Oman", "2000 g, unserved: Oman|United Arab Emirates|Saudi Arabia"],
  ["2 kg Niger", "2000 g, unserved: Niger|Malta|Italy"],
  ["印度尼西亚 2公斤", "2000 g, unserved: 印度尼西亚|Malaysia|Singapore"],
  ["Germany or France 2kg", "2000 g, places: Germany or France|Germany|France, unknown: or"],
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
  ["2 kg and 3 kg to Italy", "IT, unequal: 2 kg and 3 kg"],
  ["2kg 20x30 germany", "DE, 2000 g, size: 20x30"],
  ["2kg by sea to Germany", "DE, 2000 g, unknown: by sea"],
  ["2kg to 10115", "2000 g, postcode: 10115|United States 10115|Mexico 10115|Germany 10115|France 10115|Italy 10115"],
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
    "2kg to 10115",
    "1kg Germany by 12/11",
    "1公斤 德国 周一",
  ])
    for (const { span, proposals } of read(text).problems)
      for (const proposal of proposals)
        expect(say(`${text.slice(0, span[0])}${proposal}${text.slice(span[1])}`), proposal).not.toContain(":");
});
