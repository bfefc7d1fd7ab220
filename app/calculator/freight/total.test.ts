import { describe, expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import type { RateCard } from "#rating/card.ts";
import { toMicro } from "#rating/money/money.ts";
import { cm, kg, testCard, testReference, testShipment } from "#rating/test-card.ts";
import { convertMass } from "#rating/shipment/units.ts";
import { findFreightPath } from "../destination/freight-path.ts";
import { buildPlaceIndex } from "../parse/line/places.ts";
import { readLine } from "../parse/line/read-line.ts";
import { toSimplified } from "../parse/simplified.ts";
import { readVolume } from "../parse/volume.ts";
import { listModeCards, quoteModes } from "./answer-load.ts";
import { convertFreightUnits, createTotalRow, type FreightFields, readFreight } from "./cargo.ts";
import { describePieces } from "./freight-text.ts";
import { isPriced, lacksPieces } from "./modes.ts";
import { readCargo } from "./read-cargo.ts";
import { isVolumeOfSize } from "./read-total.ts";
import { listGoals, readFreightText, readUncounted, splitFreightText } from "./read-freight-text.ts";
import { describePieceLimits } from "./total-note.tsx";
import { writeFreight } from "./write-freight.ts";

const transit = { transitMin: 20, transitMax: 27 };
const zone = { service: "sea", zones: [{ zone: "DE", country: "DE", postcodes: [{ prefix: "1" }] }] };
const consignment = { ...testCard().weight, per: "consignment" as const, divisor: 6000, minimum: kg(1) };
const shared = testCard({
  ...zone,
  limits: { minTotalMass: kg(50), maxTotalMass: kg(15_000), maxMass: kg(500), maxSide: cm(240), maxHeight: cm(80) },
  tariff: {
    method: "weight-or-measure",
    minimum: 1000,
    step: 1,
    bands: { DE: [{ perRevenueTon: toMicro(118), perItem: toMicro(95), ...transit }] },
  },
});
const air = testCard({
  ...zone,
  service: "air",
  limits: { maxMass: kg(100), maxSide: cm(120), maxTotalMass: kg(5000) },
  weight: consignment,
  surcharges: [
    {
      id: "outsize",
      label: "Outsize",
      amount: { per: "shipment", price: toMicro(60) },
      when: { piece: { all: [{ of: "side", is: "over", limit: cm(90) }] } },
    },
  ],
  tariff: {
    method: "breaks",
    bands: { DE: [{ from: 0, perUnit: toMicro(5), ...transit }] },
  },
});
const container = testCard({
  ...zone,
  tariff: { method: "container", bands: { DE: [{ container: "20GP", price: toMicro(2900), ...transit }] } },
});

function makeFields(weight: string, volume: string, change: Partial<FreightFields> = {}): FreightFields {
  return { to: "DE", postcode: "10115", units: "metric", rows: [createTotalRow(weight, volume)], ...change };
}

function quoteFor(
  weight: string,
  volume: string,
  postcode = "10115",
  cards: readonly RateCard[] = [shared, container, air],
) {
  const { parcels } = readCargo(makeFields(weight, volume));
  if (!parcels) throw new Error(`${weight} and ${volume} cannot be read`);
  return quoteModes(testShipment({ parcels, postcode }), listModeCards("2026-11-20", cards), testReference);
}

describe("goods of which the weight and the volume alone are known", () => {
  test.each([
    // 3.6 m³ are more than 0.6 t; 3.6 m³ ÷ 6000 weigh 600 kg
    ["600", "3.6", 51_980, 300_000],
    // 2 t are more than 1.2 m³, which weigh 200 kg by air
    ["2000", "1.2", 33_100, 1_000_000],
    // at least one revenue ton; 0.333 m³ are 55.5 kg
    ["50", "0.333", 21_300, 27_750],
    // 12 m³ are longer than any piece may be, as one or as a cube
    ["800", "12", 151_100, 1_000_000],
  ])("%s kg and %s m³ go by the greater of the two, shared or by air", (weight, volume, ...totals) => {
    const priced = quoteFor(weight, volume).filter(isPriced);
    expect(priced.map(({ name, total }) => [name, total])).toEqual([
      ["LCL", totals[0]],
      ["air", totals[1]],
    ]);
  });
  test("have no number of containers, and are asked for their postcode as all others", () => {
    expect(
      quoteFor("600", "3.6")
        .filter(lacksPieces)
        .map(({ name }) => name),
    ).toEqual(["20GP"]);
    for (const { answer } of quoteFor("600", "3.6", ""))
      expect(answer).toMatchObject({ available: false, reasons: [{ code: "postcode-needed" }] });
  });
  test("keep the limits of a whole shipment", () => {
    const codes = quoteFor("16000", "20").flatMap(({ answer }) =>
      answer.available ? [] : answer.reasons.map(({ code }) => code),
    );
    expect(codes).toEqual(["shipment-too-heavy", "sides-needed", "shipment-too-heavy"]);
  });
  test("have no price by a card that counts floor or pieces", () => {
    const floor = { ...air, weight: { ...consignment, floor: { loadingMetre: kg(1850) } } };
    const measured = { ...air, measure: { of: "pallet-spaces" as const, minimum: 0, step: 1 } };
    for (const card of [floor, measured]) expect(quoteFor("600", "3.6", "10115", [card]).every(lacksPieces)).toBe(true);
  });
});

test.each([
  ["3.6", 3.6],
  ["3,6 m³", 3.6],
  ["3.6cbm", 3.6],
  ["3.2方", 3.2],
  ["3.2个立方", 3.2],
  ["3.2 立方米", 3.2],
  ["12 cubic metres", 12],
  ["100 cu ft", 2.8316846592],
  ["100 ft3", 2.8316846592],
  ["3.605", 3.605],
  ["3,605 cbm", 3.605],
  ["3 kg", undefined],
  ["", undefined],
])("%s as a volume is %d m³", (text, cubicMetres) => {
  if (cubicMetres === undefined) expect(readVolume(text)).toBeUndefined();
  else expect(readVolume(text)).toBeCloseTo(cubicMetres, 9);
});

test.each([
  ["", "3.6", ["weight"]],
  ["600", "", ["volume"]],
  ["600", "101", ["volume"]],
  ["0", "0", ["weight", "volume"]],
  ["101 t", "3", ["weight"]],
])("%s kg and %s m³ lack %j", (weight, volume, problems) =>
  expect(readCargo(makeFields(weight, volume))).toEqual({ parcels: undefined, problems: [problems] }),
);

describe("the address of a total", () => {
  const pallets = { to: "US", postcode: "90001", quantity: 20, weight_kg: 240, size_cm: [120, 100, 180] } as const;
  const comeBack = (fields: FreightFields) => readFreight(new URLSearchParams(String(writeFreight(fields))), pallets);

  test("is its volume and its weight, and brings all back as it was typed", () => {
    const all = makeFields("600 kilos", "1_000", { to: "CA", postcode: "M5V", way: "LCL", currency: "CAD" });
    expect(String(writeFreight(makeFields("600", "3.6")))).toBe("freight=total_DE_10115_3.6_600");
    expect(comeBack(all)).toEqual({ ...all, rows: [createTotalRow("600 kilos", "1 000")] });
    for (const fields of [makeFields("", ""), makeFields("600", ""), makeFields("", "3.6")])
      expect(comeBack(fields)).toEqual(fields);
  });
  test("in pounds has the same goods", () => {
    const imperial = convertFreightUnits(makeFields("600", "3.6"), "imperial");
    expect(imperial.units).toBe("imperial");
    expect(comeBack(imperial)).toEqual(imperial);
    expect(readCargo(imperial)).toEqual(readCargo(makeFields("600", "3.6")));
  });
  test.each([
    [["total_US_90001_3.6_600", "pallet_12"], ["total"], ["pallet"]],
    [["total_US_90001_3.6_600", "total_2_300"], ["total"], ["total"]],
    [["pallet_US_90001_12", "total_3.6_600"], ["pallet"], ["total"]],
    [["40HC_US_90001_1", "total_3.6_600"], ["40HC"], ["total"]],
  ])("of %j: a total is priced by itself", (texts, rows, left) => {
    const found = readFreight(new URLSearchParams(texts.map((text) => ["freight", text])), pallets);
    expect([found.rows, found.left ?? []].map((some) => some.map(({ kind }) => kind))).toEqual([rows, left]);
  });
});

test("a total in words says that nobody told the pieces", () => {
  expect(describePieces(createTotalRow("600", "3.60 cbm"), "metric").replaceAll("\u00a0", " ")).toBe(
    "600 kg, 3.6 m³ in total, piece sizes not given",
  );
  expect(describePieces(createTotalRow("", ""), "metric")).toBe("Total weight and volume");
});

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const read = (text: string) => ({
  ...readLine(toSimplified(text), { places, findGoods: () => undefined }, "2026-11-27"),
  text: toSimplified(text),
});

/** Weight, volume and destination, as the form takes them of a text. */
function readInto(text: string) {
  const split = splitFreightText(text);
  if (split.parts.length === 0) {
    const found = readUncounted(text, read);
    return (
      found && [
        found.row.weight,
        found.row.volume,
        ...listGoals(found.readings).map(({ to, postcode }) => to + postcode),
      ]
    );
  }
  const { total: row, readings } = readFreightText(split, read);
  return row && [row.weight, row.volume, ...listGoals(readings).map(({ to, postcode }) => to + postcode)];
}

test.each([
  ["600 kg, 3.6 m³ to Toronto", ["600", "3.6", "CAM5V"]],
  ["3.6 cbm 600 kg to Toronto", ["600", "3.6", "CAM5V"]],
  ["to Toronto: 600kgs / 3.6m3", ["600", "3.6", "CAM5V"]],
  ["2 t 8 cbm", ["2000", "8"]],
  ["812.5 kg 3.605 cbm to Toronto", ["812.5", "3.605", "CAM5V"]],
  ["LCL 2.5 cbm 800 kg to Los Angeles", ["800", "2.5", "US90001"]],
  ["total weight 1.5 tonnes, total volume 6.5 cubic metres, Los Angeles", ["1500", "6.5", "US90001"]],
  ["Gross weight: 1,200 kg\nVolume: 6.5 cbm\nTo: Toronto", ["1200", "6.5", "CAM5V"]],
  ["10 cartons, 600 kg total, 3.6 cbm, to Toronto", ["600", "3.6", "CAM5V"]],
  ["5 boxes of 20 kg each and 4 boxes of 30 kg each, 3 cbm", ["220", "3"]],
  ["1300 lb 4 cbm to Toronto", ["1300", "4", "CAM5V"]],
  ["600 kg to Toronto", ["600", "", "CAM5V"]],
  ["3.6 cbm to Toronto", ["", "3.6", "CAM5V"]],
  ["LCL to Toronto", ["", "", "CAM5V"]],
  ["5票共 3.2方 800公斤", ["800", "3.2"]],
  ["800公斤 3.2立方 到多伦多", ["800", "3.2", "CAM5V"]],
  ["总重800公斤，总体积3.2立方米，发多伦多", ["800", "3.2", "CAM5V"]],
  ["毛重：800kg 体积：3.2m3 洛杉矶", ["800", "3.2", "US90001"]],
  ["3.2个方 0.8吨 到洛杉矶", ["800", "3.2", "US90001"]],
  ["拼箱 两方 500公斤 到多伦多", ["500", "2", "CAM5V"]],
  ["總重800公斤 3.2立方 到多倫多", ["800", "3.2", "CAM5V"]],
  ["12箱 共800公斤 3.2方 到多伦多", ["800", "3.2", "CAM5V"]],
  ["800公斤 到多伦多", ["800", "", "CAM5V"]],
])("%s fills in weight, volume and destination", (text, filled) => expect(readInto(text)).toEqual(filled));

test.each([
  "3 pallets 120x80x150 400 kg 4.3 cbm to Toronto",
  "10 cartons 60 kg 3.6 cbm to Toronto",
  "40HC, 18 t, 60 cbm to Toronto",
  "hello",
])("%s is no total", (text) => expect(readInto(text)).toBeUndefined());

test.each([
  ["600 kg 3.6 m³ to Toronto", "total_CA_M5V_3.6_600"],
  ["2吨 8方 到洛杉矶", "total_US_90001_8_2000"],
  ["2 pallets, 600 kg total, 3.6 cbm to Toronto", "total_CA_M5V_3.6_600"],
  ["2 pallets 3.6 cbm to Toronto", "pallet_CA_M5V_2_____n"],
  ["LCL 10 cartons to Toronto", "carton_CA_M5V_10_____y"],
  ["LCL to Toronto", "total_CA_M5V__"],
])("%s leads to %s", (text, freight) =>
  expect(new URLSearchParams(findFreightPath(read(text), "en")?.split("?")[1]).get("freight")).toBe(freight),
);

test("a total is one parcel of that weight and volume", () => {
  const [parcel] = readCargo(makeFields("600.5", "3.605")).parcels ?? [];
  expect(convertMass("kg", parcel?.mass ?? 0)).toBe(600.5);
  expect(parcel?.sides?.reduce((product, side) => product * (side / 1e6), 1)).toBeCloseTo(3.605, 9);
});

test.each([
  ["pallets 120x80x150 400 kg 4.3 cbm", 3, true],
  ["pallets 120x80x150 400 kg 1.44 cbm", 3, true],
  ["pallets 120x80x150 400 kg 3.6 cbm", 3, false],
])("%s: that the volume of %i is that of the size is %s", (text, count, is) =>
  expect(isVolumeOfSize(read(text), count)).toBe(is),
);

test("of a total every limit of its pieces is named as unchecked, and those of the total are not", () => {
  const limits = {
    minTotalMass: kg(50),
    maxTotalMass: kg(5000),
    minMass: kg(2),
    maxMass: kg(100),
    maxSide: cm(240),
    maxThirdSide: cm(60),
    maxLongestAndShortest: cm(280),
    maxVolume: 1.5 * 10_000 ** 3,
    maxParcels: 40,
  };
  expect(describePieceLimits(limits, "kg", "metric").replaceAll("\u00a0", " ")).toBe(
    "longest side up to 240 cm, shortest side up to 60 cm, longest and shortest side together up to 280 cm, volume of each piece up to 1.5 m³, each piece from 2 kg, each piece up to 100 kg, up to 40 pieces",
  );
});
