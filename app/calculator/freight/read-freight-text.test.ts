import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "../parse/line/places.ts";
import { readLine } from "../parse/line/read-line.ts";
import { toSimplified } from "../parse/simplified.ts";
import { readPackingTable } from "./read-packing-table.ts";
import { hidesGoal, listGoals, readFreightText, readUncounted, splitFreightText } from "./read-freight-text.ts";

const places = buildPlaceIndex({
  served: [{ code: "NO", names: ["Norway"] }],
  others: [],
  states: [],
  cities: [],
  areas: [],
  regions: [],
  origins: [],
  goods: { articles: [], law: "" },
});
const read = (text: string) =>
  readFreightText(splitFreightText(text), (line) =>
    readLine(line, { places, findGoods: () => undefined }, "2026-11-27"),
  );
const show = (text: string) =>
  read(text).rows.map(({ kind, quantity, length, width, height, weight }) =>
    [quantity, kind, length, width, height, weight].join(" "),
  );

test.each([
  [
    "8 pallets 120x80x150 of 400 kg and 14 cartons 60x40x40 of 18 kg",
    ["8 pallet 120 80 150 400", "14 carton 60 40 40 18"],
  ],
  [
    "We have 8 plts, 120 x 80 x 150 cm, 400 kg each; 14 ctns 60*40*40, 18,5 kg",
    ["8 pallet 120 80 150 400", "14 carton 60 40 40 18.5"],
  ],
  ["8托 120x80x150 400公斤、14箱 60x40x40 18公斤", ["8 pallet 120 80 150 400", "14 carton 60 40 40 18"]],
  [
    "3 skids 48x40x60 in 900 lb and 2 boxes 60x40x40 cm 18 kg",
    ["3 pallet 48 40 60 900", "2 carton 60cm 40cm 40cm 18kg"],
  ],
  [
    "１２个托盘 １２０×１００×１５０ ３００公斤、٤箱 60x40x40 18公斤",
    ["12 pallet 120 100 150 300", "4 carton 60 40 40 18"],
  ],
  ["8 pallets 120x80x150 400 kg to Norway", ["8 pallet 120 80 150 400"]],
  [
    "12托 120x100x150厘米 每托400公斤，10箱 60x40x40 每箱12.5公斤",
    ["12 pallet 120 100 150 400", "10 carton 60 40 40 12.5"],
  ],
  ["10箱 50*40*30 共125公斤", ["10 carton 50 40 30 12.5"]],
  ["10箱 50*40*30 总毛重：125公斤", ["10 carton 50 40 30 12.5"]],
  ["总重125公斤 10箱 每箱50*40*30", ["10 carton 50 40 30 12.5"]],
  ["10箱 50*40*30\n总重：125公斤", ["10 carton 50 40 30 12.5"]],
  ["total weight 125 kg 10 cartons 50x40x30", ["10 carton 50 40 30 12.5"]],
  ["120x80x150 400公斤 3托", ["3 pallet 120 80 150 400"]],
  ["120x80x150 cm, 400 kg, 3 pallets to Norway", ["3 pallet 120 80 150 400"]],
  ["120x80x150 400公斤 3托，60x40x40 18公斤 14箱", ["3 pallet 120 80 150 400", "14 carton 60 40 40 18"]],
  ["120x80x150, 400 kg, 3 pallets; 60x40x40, 18 kg, 14 ctns", ["3 pallet 120 80 150 400", "14 carton 60 40 40 18"]],
  ["60*40*40cm 18kg*14箱 + 50*40*30cm 12kg*8箱", ["14 carton 60 40 40 18", "8 carton 50 40 30 12"]],
  ["60x40x40 18公斤 每箱14件 10箱", ["10 carton 60 40 40 18"]],
  ["共10箱 50*40*30 每箱12.5公斤", ["10 carton 50 40 30 12.5"]],
  ["10 ctns 50x40x30 total 125 kg", ["10 carton 50 40 30 12.5"]],
  ["10 ctns 50x40x30, 125 kg in total", ["10 carton 50 40 30 12.5"]],
  ["12 pallets 120x100x150 cm, 400 kg per pallet", ["12 pallet 120 100 150 400"]],
])("%s is understood, and nothing of it left", (text, rows) => {
  expect(show(text)).toEqual(rows);
  expect(read(text).readings.flatMap(({ problems }) => problems)).toEqual([]);
});

test.each([
  ["Carton 1-10  60*40*40 cm  G.W. 18.5 kg", ["10 carton 60 40 40 18.5"]],
  ["Ctn 1-10 60x40x40 18.5 kg", ["10 carton 60 40 40 18.5"]],
  ["C/No. 1-10: 60x40x40cm, 18.5kg", ["10 carton 60 40 40 18.5"]],
  ["Carton No. 11-24 50x40x30 12 kg N.W. 11 kg", ["14 carton 50 40 30 12"]],
  ["箱号 1-10 60x40x40 18.5公斤", ["10 carton 60 40 40 18.5"]],
  ["1-10号箱，60x40x40，18.5公斤", ["10 carton 60 40 40 18.5"]],
  ["C/No. 1-10, 5 cartons, 60x40x40, 18.5 kg", ["5 carton 60 40 40 18.5"]],
])("%s: cartons counted by their numbers", (text, rows) => {
  const { readings, unread } = read(`${text}\n3 pallets 120x100x150 350 kg`);
  expect(show(`${text}\n3 pallets 120x100x150 350 kg`)).toEqual([...rows, "3 pallet 120 100 150 350"]);
  expect([...unread, ...readings.flatMap(({ problems }) => problems)]).toEqual([]);
});

test.each([
  ["Crate A 60x40x40 18.5 kg\n3 pallets 120x100x150 350 kg", ["Crate A 60x40x40 18.5 kg"]],
  ["3 pallets 120x100x150 350 kg\nCrate A 60x40x40 18.5 kg", ["Crate A 60x40x40 18.5 kg"]],
  ["Carton 10-1 60x40x40 18 kg\n3 pallets 120x100x150 350 kg", ["Carton 10-1 60x40x40 18 kg"]],
  ["PACKING LIST\n3 pallets 120x100x150 350 kg\nTotal: 3 pallets, 1050 kg", []],
  ["装箱单\n3托 120x100x150 350公斤\n合计 1050公斤", []],
  ["3 pallets\n120x100x150\n350 kg", []],
])("of %j the pallets are taken, and it is said of which lines none are", (text, unread) => {
  expect(show(text)).toEqual(["3 pallet 120 100 150 350"]);
  expect(read(text).unread).toEqual(unread);
  expect(read(text).readings.flatMap(({ problems }) => problems)).toEqual([]);
});

test("a line before the pieces may say where they go", () =>
  expect(read("Ship to Norway\n3 pallets 120x100x150 350 kg").readings.map(({ to }) => to)).toContain("NO"));

test("rows of a packing list without a size or weight are kept to be told, totals are not", () => {
  const copied = "Cartons\tG.W.\tSize\n10\t12.5\t60x40x40\n4\t\t50x40x30\nTotal 14\t\t";
  expect(readPackingTable(copied)?.unread).toEqual(["4 50x40x30"]);
});

test("what is not understood is no part of a row, and is kept to be told", () => {
  const { rows, readings } = read("8 pallets 120x80x150 400 kg to Norwey");
  expect(rows).toHaveLength(1);
  expect(readings[0]?.problems).toMatchObject([{ kind: "unknown", proposals: ["Norway"] }]);
  expect(readings[0]?.to).toBeUndefined();
});

test.each([
  ["2 x 40HC", ["2 40HC    "]],
  ["1个20GP和2个40HQ到挪威", ["1 20GP    ", "2 40HC    "]],
  ["2x20GP + 1x40HC to Norway", ["2 20GP    ", "1 40HC    "]],
  ["2x20GP 1x40HC", ["2 20GP    ", "1 40HC    "]],
  ["2x20GP/1x40HC", ["2 20GP    ", "1 40HC    "]],
  ["20GP*2 18 t each 40HC*1 20 t each", ["2 20GP    18000", "1 40HC    20000"]],
  ["1个小柜2个大柜到挪威", ["1 20GP    ", "2 40GP    "]],
  ["two 20ft containers and one 40 ft high cube", ["2 20GP    ", "1 40HC    "]],
  ["8 pallets 120x80x150 400 kg 1x40HC", ["8 pallet 120 80 150 400", "1 40HC    "]],
  ["Please quote 2x40HQ, 18 t each, and 3 pallets 120x100x150 350 kg", ["2 40HC    18000", "3 pallet 120 100 150 350"]],
])("%s: containers are counted, whatever is in them", (text, rows) => {
  expect(show(text)).toEqual(rows);
  const problems = read(text).readings.flatMap((reading) => reading.problems.map(({ kind }) => kind));
  expect(problems).not.toContain("freight");
});

test("a cooled container is none of ours, and is kept to be told", () => {
  expect(show("1x20GP + 1x40RF")).toEqual(["1 20GP    "]);
  expect(read("1x20GP + 1x40RF").readings.flatMap(({ problems }) => problems)).toMatchObject([{ kind: "freight" }]);
});

test.each(["", "120", "400 kg", "8 pallets", "hello and 3 more"])("%j says no freight", (text) =>
  expect(splitFreightText(text).parts).toEqual([]),
);

test.each([
  [
    "箱号\t品名\t箱数\t每箱毛重(kg)\t长\t宽\t高\n1-10\t杯子\t10\t12.5\t60\t40\t40\n11-14\t盘子\t4\t１８\t50\t40\t30\n合计\t\t14\t197\t\t\t",
    ["10 carton 60 40 40 12.5", "4 carton 50 40 30 18"],
    undefined,
  ],
  [
    "Carton No.\tCartons\tTotal gross weight (kg)\tN.W.\tSize (mm)\r\n1\t8\t100\t90\t600*400*400\r\n",
    ["8 carton 60 40 40 12.5"],
    undefined,
  ],
  [
    "Qty\tG.W.\tMeasurements (cm)\n2\t1,250\t120x100x150\n3\t1,180.5\t120x100x150",
    ["2 carton 120 100 150 1250", "3 carton 120 100 150 1180.5"],
    "G.W.",
  ],
  [
    "品名\t件数\t长宽高\t总重量\n手机壳\t10箱\t50×40×30cm\t125公斤\n数据线\t5箱\t60×40×40cm\t90公斤",
    ["10 carton 50 40 30 12.5", "5 carton 60 40 40 18"],
    undefined,
  ],
  [
    "箱号\t品名\t长\t宽\t高\t毛重\n1-10\t杯\t50\t40\t30\t12\n11\t盘\t60\t40\t40\t18",
    ["10 carton 50 40 30 12", "1 carton 60 40 40 18"],
    "毛重",
  ],
  [
    "C/NO\tDescription\tTotal G.W. (kg)\tMeas (cm)\n1-10\tMugs\t125\t50x40x30\n11-15\tLamps\t80\t60x40x40\nTOTAL: 15 CTNS\t\t205\t",
    ["10 carton 50 40 30 12.5", "5 carton 60 40 40 16"],
    undefined,
  ],
  [
    "CTN NO.\tQTY (pcs)\tN.W. (kg)\tG.W. (kg)\tMeasurement\n1-10\t240\t110\t12.5\t50*40*30cm",
    ["10 carton 50 40 30 12.5"],
    "G.W. (kg)",
  ],
  [
    "Item\tCtns\tSize (cm)\tTotal G.W. (kg)\nMugs\t120\t50*40*30\t1,500.00\nLamps\t1,000\t60*40*40\t18,000",
    ["120 carton 50 40 30 12.5", "1000 carton 60 40 40 18"],
    undefined,
  ],
  [
    "箱号,箱数,长,宽,高,毛重\n1-20,20,60,40,40,18.5\n21-30,10,50,40,35,12",
    ["20 carton 60 40 40 18.5", "10 carton 50 40 35 12"],
    "毛重",
  ],
  ["箱数 长 宽 高 单箱毛重\n20 60 40 40 18.5", ["20 carton 60 40 40 18.5"], undefined],
  ["Cartons;Weight each;Size\n20;18,5;60x40x40", ["20 carton 60 40 40 18.5"], undefined],
  ["箱数\t单箱毛重(克)\t尺寸\n12\t12500\t60*40*40", ["12 carton 60 40 40 12.5"], undefined],
  ["Pallets\tG.W. (lb)\tL (in)\tW\tH\n3\t900\t48\t40\t60", ["3 pallet 48 40 60 900"], "G.W. (lb)"],
])("a packing list copied from a spreadsheet is read by its headings", (copied, rows, unsure) => {
  const table = readPackingTable(copied);
  expect(show(table?.text ?? "")).toEqual(rows);
  expect(table?.unsure).toBe(unsure);
});

test.each([
  "12 pallets\t400 kg",
  "8 pallets of a weight of 400 kg\n14 cartons 60x40x40 18 kg",
  "Cartons,weight,size\n20,18,5,60x40x40",
  "Order\tName\tCity\n1\tA\tB",
  "",
])("%j is no packing list", (copied) => expect(readPackingTable(copied)).toBeUndefined());

test("a number of a packing list that has two meanings is asked about", () => {
  const { rows, readings } = read(readPackingTable("Cartons\tG.W. (kg)\tSize\n2\t1,250\t60x40x40")?.text ?? "");
  expect(rows).toMatchObject([{ quantity: "2", length: "60" }]);
  expect(readings[0]?.problems).toMatchObject([{ kind: "two-readings" }]);
});

const everywhere = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const readAll = (text: string) =>
  readFreightText(splitFreightText(text), (line) =>
    readLine(toSimplified(line), { places: everywhere, findGoods: () => undefined }, "2026-11-27"),
  );
const goalsOf = (text: string) =>
  listGoals(readAll(text).readings).map(({ to, postcode, name }) => [to, postcode, name]);
const problemsOf = (text: string) => readAll(text).readings.flatMap(({ problems }) => problems);

test.each([
  ["3托 120x80x150 400公斤 加拿大", ["3 pallet 120 80 150 400"], "CA"],
  ["2个大柜 到加拿大", ["2 40GP    "], "CA"],
  ["3托 120x80x150 400公斤 寄加拿大多伦多", ["3 pallet 120 80 150 400"], "CA"],
  ["2个大柜 到加州", ["2 40GP    "], "US"],
  ["到牙买加2箱 60x40x40 18公斤", ["2 carton 60 40 40 18"], "JM"],
  ["两个大柜加一个小柜 到加拿大", ["2 40GP    ", "1 20GP    "], "CA"],
  ["3托 120x80x150 400公斤加2箱 60x40x40 18公斤 到加拿大", ["3 pallet 120 80 150 400", "2 carton 60 40 40 18"], "CA"],
  ["3 pallets 120x80x150 400 kg to Trinidad and Tobago", ["3 pallet 120 80 150 400"], "TT"],
  ["两个四十尺高柜加一个20尺 到洛杉矶", ["2 40HC    ", "1 20GP    "], "US"],
  ["二個四十呎高櫃 到洛杉矶", ["2 40HC    "], "US"],
  ["two forty foot high cubes and one twenty foot to Los Angeles", ["2 40HC    ", "1 20GP    "], "US"],
  ["1 x 20GP 1 x 45HC to Los Angeles", ["1 20GP    ", "1 45HC    "], "US"],
  ["一托 120x80x150 400公斤 到加拿大", ["1 pallet 120 80 150 400"], "CA"],
  ["两個托盤 120x80x150 400公斤 到加拿大", ["2 pallet 120 80 150 400"], "CA"],
  ["two pallets 120x80x150 400 kg to Toronto", ["2 pallet 120 80 150 400"], "CA"],
  ["2 pallets 4 ft x 4 ft x 5 ft 1,200 lbs to Toronto", ["2 pallet 48 48 60 1200"], "CA"],
  ["4 pallets 120x100x150 each gross 1,500 kg to Mexico", ["4 pallet 120 100 150 1500"], "MX"],
  ["8 pallets total 12,500 kg 120x100x150 to Mexico", ["8 pallet 120 100 150 1562.5"], "MX"],
  ["4 pallets 120x100x150 cm 2 tonnes total to Chicago", ["4 pallet 120 100 150 500"], "US"],
  ["4 pallets 120x100x150, total weight is 2000 kilograms to Chicago", ["4 pallet 120 100 150 500"], "US"],
  ["4托 120*100*150 共重约2吨 到芝加哥", ["4 pallet 120 100 150 500"], "US"],
  ["4托 120*100*150 2吨总重 到芝加哥", ["4 pallet 120 100 150 500"], "US"],
  ["3箱 60*40*40 每箱毛重36公斤 到英国", ["3 carton 60 40 40 36"], "GB"],
  [
    "10 ctns 60x40x40cm 18kg / 5 ctns 50x50x50 22 kgs to Toronto",
    ["10 carton 60 40 40 18", "5 carton 50 50 50 22"],
    "CA",
  ],
  ["2x40HC 另 3托 120x80x150 400公斤 到洛杉矶仓库，邮编：90001", ["2 40HC    ", "3 pallet 120 80 150 400"], "US"],
  ["60x40x40 / 18kg / 10 ctns / Toronto", ["10 carton 60 40 40 18"], "CA"],
  ["8 pallets 120x80x150 400 kg / pallet to Chicago", ["8 pallet 120 80 150 400"], "US"],
  ["2 x 40HC 18,500 kg each to Toronto", ["2 40HC    18500"], "CA"],
  ["3 pallets 120x80x150 400 kg 4.3 cbm to Toronto", ["3 pallet 120 80 150 400"], "CA"],
])("%s is read whole, with where it goes", (text, rows, to) => {
  expect(
    readAll(text).rows.map(({ kind, quantity, length, width, height, weight }) =>
      [quantity, kind, length, width, height, weight].join(" "),
    ),
  ).toEqual(rows);
  expect(goalsOf(text).map(([code]) => code)).toEqual([to]);
  expect(problemsOf(text).map(({ kind }) => kind)).not.toContain("unknown");
});

test.each([
  ["2x20GP to Sydney and 1x40HC to Toronto", ["AU", "CA"]],
  ["2x20GP to Los Angeles and 1x40HC to Houston", ["US", "US"]],
  ["2x20GP to Los Angeles, USA and 1x40HC to USA", ["US"]],
  ["2x20GP + 1x40HC to Hamburg", ["DE"]],
  ["Ship to Cuba\n3 pallets 120x100x150 350 kg", ["CU"]],
  ["3 pallets 120x100x150 350 kg", []],
])("%s goes to %j", (text, codes) => expect(goalsOf(text).map(([code]) => code)).toEqual(codes));

test.each([
  "2x20GP to Sydney or Toronto",
  "3 pallets 120x100x150 350 kg to Torontoo",
  "Ship to Georgia\n3 pallets 120x100x150 350 kg",
  "2个大柜到多论多",
])("%s: nobody knows where it goes", (text) =>
  expect(readAll(text).readings.some((one) => one.problems.some((problem) => hidesGoal(problem, one.text)))).toBe(true),
);

test.each([
  ["8 pallets 400 kg", ["400 kg each", "400 kg total"]],
  ["5托盘 800斤", ["每件800斤", "共800斤"]],
  ["4 pallets 120x100x150 gross 5,000 kg to Mexico", ["5000 kg each", "5000 kg total"]],
  ["20 cartons 60x40x40 1,200 lbs", ["1.2 lb", "1200 lb"]],
  ["4 pallets 120x100x150 2000 kg to Chicago", ["2000 kg each", "2000 kg total"]],
  ["4 pallets / 120x100x150 / 2000 kg / Chicago", ["2000 kg each", "2000 kg total"]],
  ["4托 120*100*150 2吨 到芝加哥", ["每件2吨", "共2吨"]],
  ["10 boxes 60x40x40 200kg to US", ["200kg each", "200kg total"]],
  ["3箱 60*40*40 毛重36公斤 到英国", ["每件36公斤", "共36公斤"]],
  ["3 cartons 60x40x40 G.W. 36 kg to UK", ["36 kg each", "36 kg total"]],
])("%s is asked about, and no weight taken", (text, proposals) => {
  expect(problemsOf(text).map((problem) => problem.proposals)).toEqual([proposals]);
  expect(readAll(text).rows.map(({ weight }) => weight)).toEqual([""]);
});

test.each([
  "8 pallets of 400 kg",
  "8 pallets @ 400 kg",
  "8 pallets, 400 kg/plt",
  "8托 每托400公斤",
  "2个高柜 每柜18吨",
])("%s says that it is each", (text) => expect(problemsOf(text)).toEqual([]));

test.each([
  ["14 cartons 60x40x40, 8 cartons 50x40x30, total 400 kg", "400 kg"],
  ["14箱 60x40x40、8箱 50x40x30，总重400公斤", "400公斤"],
])("%s: the weight of several kinds of piece together is none of the last one's", (text, weight) => {
  expect(read(text).rows.map((row) => row.weight)).toEqual(["", ""]);
  expect(read(text).together).toEqual([weight]);
});

test.each(["hello", "120x80x150 400 kg to Norway"])("%s is no such text", (text) =>
  expect(
    readUncounted(text, (line) => readLine(line, { places: everywhere, findGoods: () => undefined }, "2026-11-27")),
  ).toBeUndefined(),
);

test("FBA ONT8 5箱 60x40x40 18公斤: the code of a warehouse counts no pieces", () =>
  expect(show("FBA ONT8 5箱 60x40x40 18公斤")).toEqual(["5 carton 60 40 40 18"]));
