import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "./places.ts";
import { readLine } from "./read-line.ts";

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const read = (text: string) => readLine(text, { places, findGoods: () => undefined }, "2026-11-27");

/** What was understood, in one line; a problem as its kind, its words and what they may have meant. */
function say(text: string): string {
  const { to, postcode, mass, sides, quantity, terms, problems } = read(text);
  return [
    to,
    postcode,
    mass !== undefined && `${Math.round(mass / 80_000) / 100} g`,
    sides?.map((side) => side / 10_000).join("x"),
    quantity !== undefined && `${quantity} pcs`,
    terms,
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
  ["Northern Ireland 1kg", "GB, 1000 g"],
  ["ship to my customer in Berlin 1kg", "DE, 1000 g"],
  ["2 kg to it", "IT, 2000 g"],
  ["1 kg to Germany, €40", "DE, 1000 g, money: €40"],
  ["1 kg Germany 40 euros", "DE, 1000 g, money: 40 euros"],
  ["USD 1,200 2kg France", "FR, 2000 g, money: USD 1,200"],
  ["1公斤 德国 40欧元", "DE, 1000 g, money: 40欧元"],
  ["2kg to Germany DDP", "DE, 2000 g, DDP"],
  ["2公斤 到美国 双清包税", "US, 2000 g, DDP"],
  ["2公斤不包税到法国", "FR, 2000 g, DAP"],
  ["1 kg France, duties paid", "FR, 1000 g, DDP"],
  ["2 pounds uk", "GB, 907.18 g"],
  ["2公斤40x30x30，2箱到法国", "FR, 2000 g, 40x30x30, 2 pcs"],
  ["de", "DE"],
  // addresses, whose streets say nothing about a parcel
  ["Rue de Rivoli 10, 75001 Paris, France", "FR, 75001"],
  ["27498 Helgoland\nDeutschland", "DE, 27498"],
  ["10 Main Street, Paris, TX 75460, USA", "US, 75460"],
  ["M5V 2T6 Toronto 3 lbs", "CA, M5V 2T6, 1360.78 g"],
])("%s is read to its end", (text, said) => expect(say(text)).toBe(said));

test.each([
  ["germny 2 kg", "2000 g, unknown: germny|Germany"],
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
])("%s is not taken before it is settled", (text, said) => expect(say(text)).toBe(said));

test("what a line may have meant is read as that", () => {
  for (const text of [
    "germny 2 kg",
    "2 kg Channel Islands",
    "2 kg CA",
    "-2 kg germany",
    "1,645 kg germany",
    "3 boxes 15 kg to Canada",
  ])
    for (const { span, proposals } of read(text).problems)
      for (const proposal of proposals)
        expect(say(`${text.slice(0, span[0])}${proposal}${text.slice(span[1])}`), proposal).not.toContain(":");
});
