import { expect, test } from "vitest";
import { convertMass } from "#rating/shipment/units.ts";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "./places.ts";
import { findFreightPath } from "../../destination/freight-path.ts";
import type { Reading } from "./reading.ts";
import { toSimplified } from "../simplified.ts";
import { readLine } from "./read-line.ts";

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const read = (text: string) => ({
  ...readLine(toSimplified(text), { places, findGoods: () => undefined }, "2026-11-27"),
  text,
});
const loadsOf = (text: string) =>
  read(text).problems.flatMap((problem) => (problem.kind === "freight" ? problem.load : []));

const readQuery = (reading: Reading) => new URLSearchParams(findFreightPath(reading, "en")?.split("?")[1]);

test.each([
  ["12 pallets to Los Angeles", "12 pallets", "US", 12],
  ["2 pallets 120x80x150 of 400 kg to Hamburg", "2 pallets", "DE", 2],
  ["pallet shipping to Canada", "pallet", "CA", undefined],
  ["3 skids to Toronto", "3 skids", "CA", 3],
  ["one plt to Chicago", "one plt", "US", 1],
  ["a 40HQ to Rotterdam", "40HQ", "NL", undefined],
  ["20GP to Hamburg", "20GP", "DE", undefined],
  ["a 20 ft container to Los Angeles", "container", "US", undefined],
  ["container to Hamburg", "container", "DE", undefined],
  ["FCL to Germany", "FCL", "DE", undefined],
  ["LCL 3 cbm to Germany", "LCL", "DE", undefined],
  ["5 cbm to Germany", "5 cbm", "DE", undefined],
  ["12个托盘到洛杉矶", "12个托盘", "US", 12],
  ["3托 发德国", "3托", "DE", 3],
  ["五板货到美国", "五板", "US", 5],
  ["一个小柜到汉堡", "小柜", "DE", undefined],
  ["整柜到德国", "整柜", "DE", undefined],
  ["5立方 到美国", "5立方", "US", undefined],
  ["集装箱 美国", "集装箱", "US", undefined],
])("%s is freight", (text, words, to, quantity) => {
  const { problems, parts, ...reading } = read(text);
  const found = problems.find(({ kind }) => kind === "freight");
  expect(text.slice(...(found?.span ?? [0, 0]))).toContain(words);
  expect(reading.to).toBe(to);
  if (quantity !== undefined) expect(reading.quantity).toBe(quantity);
  expect(parts.map(({ kind }) => kind)).not.toContain("quantity");
});

test.each(["lunch containers 0.5 kg to Germany", "3 boxes of 2kg to Canada", "滑板 2公斤 德国", "平板电脑 1kg 美国"])(
  "%s is no freight",
  (text) => expect(read(text).problems.map(({ kind }) => kind)).not.toContain("freight"),
);

test.each([
  ["20ft container to Long Beach", "20ft container"],
  ["1 x 40HQ to Los Angeles", "1 x 40HQ"],
  ["two 40ft high cube containers to Hamburg", "two 40ft high cube containers"],
  ["40尺高柜到洛杉矶", "40尺高柜"],
  ["一个40英尺集装箱到汉堡", "一个40英尺集装箱"],
])("in %s the container is one expression, with its length and number", (text, words) => {
  expect(read(text).problems.map(({ kind, span }) => [kind, text.slice(...span)])).toEqual([["freight", words]]);
});

test.each([
  ["1个20GP和2个40HQ到洛杉矶", "20GP_US_90001_1", "40HC_2"],
  ["1个小柜2个大柜到洛杉矶", "20GP_US_90001_1", "40GP_2"],
  ["1x20ft and 2x40HC to Los Angeles", "20GP_US_90001_1", "40HC_2"],
  ["3 full containers to Los Angeles", "40HC_US_90001_3"],
  ["1 x 40HQ and 12 pallets to Los Angeles", "40HC_US_90001_1", "pallet_12"],
  ["12 pallets and 1 x 40HQ to Los Angeles", "pallet_US_90001_12", "40HC_1"],
  ["两个四十尺高柜加一个20尺 到洛杉矶", "40HC_US_90001_2", "20GP_1"],
  ["2個高櫃和一個二十呎櫃 到洛杉矶", "40HC_US_90001_2", "20GP_1"],
  ["two forty foot high cubes and one twenty foot to Los Angeles", "40HC_US_90001_2", "20GP_1"],
  ["1 x 20GP 1 x 45HC to Los Angeles", "20GP_US_90001_1", "45HC_1"],
  ["2 containers 40HC to Los Angeles", "40HC_US_90001_2"],
  ["3个集装箱 20尺 到洛杉矶", "20GP_US_90001_3"],
  ["40HQ 3柜 到洛杉矶", "40HC_US_90001_3"],
  ["FCL 2x40HC to Los Angeles", "40HC_US_90001_2"],
  ["containers: 2 x 40HC to Los Angeles", "40HC_US_90001_2"],
  ["LCL 3 pallets to Los Angeles", "pallet_US_90001_3"],
  ["拼箱 3托 到洛杉矶", "pallet_US_90001_3"],
  ["3个托 到洛杉矶", "pallet_US_90001_3"],
  ["托数：3 到洛杉矶", "pallet_US_90001_3"],
  ["2x40HC 另 3托 到洛杉矶", "40HC_US_90001_2", "pallet_3"],
  ["2x40HC，另外3托 到洛杉矶", "40HC_US_90001_2", "pallet_3"],
])("%s: all of its freight goes along", (text, ...rows) => {
  const query = readQuery(read(text));
  const sent = query.getAll("freight");
  expect(sent.map((row) => row.replace(/_____[ny]$/, ""))).toEqual(rows);
  expect(read(text).problems.map(({ kind }) => kind)).toEqual(rows.map(() => "freight"));
});

test.each([
  ["40HQ", "40HC", 1],
  ["1 x 40HQ", "40HC", 1],
  ["2x40hc", "40HC", 2],
  ["40HQ x 3", "40HC", 3],
  ["20 ft container", "20GP", 1],
  ["3 20ft containers", "20GP", 3],
  ["two 40ft high cube containers", "40HC", 2],
  ["a 40 foot container", "40GP", 1],
  ["45HQ", "45HC", 1],
  ["一个40英尺集装箱", "40GP", 1],
  ["两个小柜", "20GP", 2],
  ["40尺高柜", "40HC", 1],
  ["大柜", "40GP", 1],
  ["整柜", "40HC", 1],
  ["FCL", "40HC", 1],
  ["container", "40HC", 1],
  ["1x20ft", "20GP", 1],
  ["2个高柜", "40HC", 2],
  ["forty five foot container", "45HC", 1],
  ["twenty foot container", "20GP", 1],
  ["two forty foot high cubes", "40HC", 2],
  ["three 40ft containers", "40GP", 3],
  ["十二个高柜", "40HC", 12],
  ["两个四十尺高柜", "40HC", 2],
  ["二個四十呎高櫃", "40HC", 2],
  ["2個高櫃", "40HC", 2],
  ["二十尺柜", "20GP", 1],
  ["一个20尺", "20GP", 1],
  ["两个40高", "40HC", 2],
  ["三个柜", "40HC", 3],
  ["40HQx2", "40HC", 2],
  ["2x40'HC", "40HC", 2],
])("%s: whole containers, %s, %d", (text, kind, count) =>
  expect(loadsOf(`${text} to Hamburg`)[0]).toMatchObject({ is: "containers", kind, count }),
);

test.each([
  ["3 containers", true],
  ["整柜", true],
  ["三个柜", true],
  ["3 containers of 20 feet", false],
  ["2个高柜", false],
  ["大柜", false],
])("%s: whether the length is assumed", (text, isAssumed) =>
  expect(loadsOf(`${text} to Hamburg`).map((load) => "isAssumed" in load && load.isAssumed)).toEqual([isAssumed]),
);

test.each([
  "12 pallets",
  "LCL",
  "拼柜",
  "3 cbm",
  "40ft reefer container",
  "1x40RF",
  "40尺冷柜",
  "53ft container",
  "五板",
  "5立方",
  "3 x 40ft reefer",
  "2 x 40ft open top",
  "3 x 40 RF",
  "2 x 40ft open-top container",
  "1 x 20' flat rack",
  "2个冷藏柜",
  "冻柜",
  "两个40尺开顶柜",
  "框架柜",
  "2个40尺框架柜",
  "2 x 40 OT",
  "reefer container",
])("%s: no whole container of ours", (text) => expect(loadsOf(text).map(({ is }) => is)).not.toContain("containers"));

test.each([
  ["3 x 40ft reefer to Los Angeles", "3 x 40ft reefer"],
  ["2 x 40ft open top 到洛杉矶", "2 x 40ft open top"],
  ["3 x 40 RF to Los Angeles", "3 x 40 RF"],
  ["两个冷藏柜到洛杉矶", "两个冷藏柜"],
  ["1个40尺框架柜到洛杉矶", "1个40尺框架柜"],
])("%s: a special container is said not to be offered, and leads to no price", (text, words) => {
  const reading = read(text);
  expect(reading.problems).toMatchObject([{ kind: "freight", load: { is: "special" } }]);
  expect(text.slice(...(reading.problems[0]?.span ?? [0, 0]))).toBe(words);
  expect(findFreightPath(reading, "en")).toBeUndefined();
});

test.each([
  ["1x40HC Ningbo to Los Angeles", ["Ningbo"]],
  ["宁波发2个40HQ到长滩", ["宁波"]],
  ["整柜 2*40HQ 青岛-洛杉矶", ["青岛"]],
  ["1x40HC Shenzhen to Los Angeles", []],
  ["1x40HC China to Los Angeles", []],
])("%s: freight that does not start there is told", (text, words) => {
  const told = read(text).problems.filter(({ kind }) => kind !== "freight");
  expect(told.map(({ kind, span }) => [kind, text.slice(...span)])).toEqual(words.map((word) => ["origin", word]));
  expect(findFreightPath(read(text), "en")).toBeDefined();
});

test("a volume leaves the number of pieces and their weight", () => {
  const { quantity, parts, problems } = read("10件 共200kg 2个立方 发美国");
  expect(quantity).toBe(10);
  expect(parts.map(({ kind }) => kind)).toEqual(["quantity", "weight", "place"]);
  expect(problems).toMatchObject([{ kind: "freight", load: { is: "shared" } }]);
});

test.each(["5 cbm", "5 m3", "5m³", "5方", "5立方", "5立方米", "5 cubic meters"])(
  "%s is a volume, priced with the weight of all goods",
  (text) => {
    for (const line of [`${text} 800 kg to Los Angeles`, `LCL ${text} 800公斤 到洛杉矶`]) {
      const { problems, mass } = read(line);
      for (const one of problems) expect(one).toMatchObject({ kind: "freight", load: { is: "shared" } });
      expect(problems.map(({ span }) => line.slice(...span))).toContain(text);
      expect(convertMass("kg", mass ?? 0)).toBe(800);
      const query = readQuery(read(line));
      expect(query.getAll("freight")).toEqual(["total_US_90001_5_800"]);
    }
  },
);

test.each([
  "2 x 40ft bulker to Los Angeles",
  "2x20GP to Sydney or Toronto",
  "2x20GP to Georgia",
  "8 pallets 400 kg to Los Angeles",
])("%s: no price of freight before it is settled", (text) => expect(findFreightPath(read(text), "en")).toBeUndefined());

test.each([
  "2x40HC to Rotterdam",
  "2x20GP + 1x40HC to Los Angeles",
  "3托 每托600公斤 到多伦多",
  "United States 10001, 3 pallets",
  "2x20GP to Los Angeles before Christmas",
])("%s: freight with a price of its own", (text) => expect(findFreightPath(read(text), "en")).toBeDefined());

test("where nothing goes the freight calculator says so, for the country that was named", () => {
  const query = readQuery(read("2x20GP to Cuba"));
  expect(query.get("freight")).toMatch(/^20GP_CU__2_/);
});

test.each([
  "3托 120x80x150 400公斤 加拿大",
  "12托 每托400公斤 120×100×150 到长滩",
  "2个大柜 到加拿大",
  "2个大柜寄加拿大多伦多",
  "三个大柜加两个小柜到洛杉矶",
  "两个大柜另加上一个小柜到洛杉矶",
  "2x20GP plus 1x40HC to Toronto",
  "2箱3公斤加1箱5公斤到加拿大",
])("%s: each word is understood", (text) =>
  expect(read(text).problems.map(({ kind }) => kind)).not.toContain("unknown"),
);

test.each([
  "2 x 40 ft x 3 ft x 1 ft 3 kg to Canada",
  "长60宽40高30 3公斤 德国",
  "two 20 foot poles 3 kg to Germany",
  "2个柜子 20公斤 德国",
])("%s is no container", (text) => expect(read(text).problems.map(({ kind }) => kind)).not.toContain("freight"));

test.each([
  ["2 x 40HQ to Los Angeles", "90001"],
  ["12 pallets to Toronto", "M5V"],
  ["12 pallets to Toronto, Canada", "M5V"],
  ["12托到加拿大多伦多", "M5V"],
  ["12 pallets to Los Angeles or Houston", undefined],
  ["12 pallets to 90210 Los Angeles", undefined],
  ["12 pallets to Texas", undefined],
  ["12 pallets to the United States", undefined],
])("%s: by a postcode in the middle of its city, %s", (text, postcode) =>
  expect(read(text).cityPostcode).toBe(postcode),
);
