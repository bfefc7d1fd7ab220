import { expect, test, vi } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildCalculatorPage } from "#catalog/views/pages.ts";
import { buildPlaceIndex } from "../parse/line/places.ts";
import { readLine } from "../parse/line/read-line.ts";
import { createCalculatorStore } from "../store/calculator-store.ts";
import { fillForm } from "./fill-form.ts";
import { fillInLine, isOfField } from "./use-line.ts";

vi.mock(import("./line-reader.ts"), async (original) => ({ ...(await original()), fillFromReading: fillForm }));

const places = buildPlaceIndex(buildPlaceNames(getCatalog(), "en"));
const page = buildCalculatorPage(getCatalog(), "en");

function type(store: ReturnType<typeof createCalculatorStore>, line: string) {
  const reading = readLine(line, { places, findGoods: () => undefined }, "2026-11-27");
  store.change(fillInLine(store.get().form, reading, 0, store));
  const { to, postcode } = store.get().form;
  return [to, postcode];
}

test("a line that comes back to a country brings back the postcode that was entered for it", () => {
  const store = createCalculatorStore(page, "2026-11-23");
  expect(type(store, "2 kg to New York 10001")).toEqual(["US", "10001"]);
  expect(type(store, "2 kg to Canada")).toEqual(["CA", ""]);
  expect(type(store, "3 kg to USA")).toEqual(["US", "10001"]);
  // and the field alone knows it too
  store.changeDestination("CA");
  store.changeDestination("US");
  expect(store.get().form.postcode).toBe("10001");
});

test("a city has a postcode of its own, a state none, and a postcode of the line counts", () => {
  const store = createCalculatorStore(page, "2026-11-23");
  type(store, "2 kg to New York 10001");
  type(store, "2 kg to Canada");
  for (const [line, postcode] of [
    ["2 kg to Los Angeles", "90001"],
    ["2 kg to Los Angeles, USA", "90001"],
    ["2 kg to Texas", ""],
  ] as const) {
    store.update({ form: { ...store.get().form, to: "US", postcode: "10001" } });
    type(store, "2 kg to Canada");
    expect(type(store, line)).toEqual(["US", postcode]);
  }
  type(store, "2 kg to Canada");
  expect(type(store, "2 kg to US 90210")).toEqual(["US", "90210"]);
});

test("a text that stood there as the destination meanwhile is no country that was left", () => {
  const store = createCalculatorStore(page, "2026-11-23");
  type(store, "2 kg to New York 10001");
  store.changeDestination("2 kg to Canda");
  expect(type(store, "2 kg to US")).toEqual(["US", "10001"]);
});

test.each([
  ["40x30", true],
  ["12 in x 8", true],
  ["12x", true],
  ["blue", true],
  ["1e3", true],
  ["2-3 kg", true],
  ["0.4x0.3x0.2", true],
  ["40x30x20 or 50x40x30", false],
  ["2 kg 40x30", false],
  ["40x30 to Spain", false],
  ["12 boxes", false],
  ["2 kg blue", false],
  ["to Oman", false],
  ["2 x 20GP", false],
])("that %s, typed in a field of a parcel, is for that field alone to say what is wrong with it is %s", (line, is) =>
  expect(isOfField(readLine(line, { places, findGoods: () => undefined }, "2026-11-27"))).toBe(is),
);
