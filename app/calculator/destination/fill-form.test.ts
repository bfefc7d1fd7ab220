import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildPlaceNames } from "#catalog/places/place-names.ts";
import { buildPlaceIndex } from "../parse/line/places.ts";
import { readLine } from "../parse/line/read-line.ts";
import { buildPostcodeReaders } from "../parse/postcodes.ts";
import { fromQuery, toQuery } from "../store/address.ts";
import { startState } from "../store/form-state.ts";
import { readShipment } from "../store/read-shipment.ts";
import { fillForm } from "./fill-form.ts";

const names = buildPlaceNames(getCatalog(), "en");
const places = buildPlaceIndex(names);
const today = "2026-11-27";
const start = startState({ from: "CN", currency: "USD" });
const fill = (text: string, state = start) =>
  fillForm(state, readLine(text, { places, findGoods: () => undefined }, today), 0);

test("the form takes the deadline, the value in its own currency and the order of prices", () => {
  const form = fill("1 kg to Germany by 15 December worth 60 euros, fastest");
  expect(form).toMatchObject({ to: "DE", by: "2026-12-15", value: "60 EUR", sort: "time" });
  expect(fill("1 kg to Germany", form)).toMatchObject({ by: "2026-12-15", value: "60 EUR" });
});

test("a line that calls it a gift is remembered by that word, for the form to say how it is priced", () => {
  const form = fill("1 kg Gift to Germany worth 40 euros");
  expect(form).toMatchObject({ to: "DE", gift: "Gift" });
  expect(fromQuery(toQuery(form, start), start).gift).toBe("Gift");
  expect(fill("1 kg to Germany").gift).toBe("");
  // where it goes is of the same parcel; another one is another matter
  expect(fill("France", form).gift).toBe("Gift");
  expect(fill("2 kg to France", form).gift).toBe("");
});

test("each kind of parcel has its row, before the rows that stood there", () => {
  const two = fill("2 boxes 3 kg 40x30x20 and 1 box 2 lb to Spain");
  expect(two.parcels).toEqual([
    { quantity: "2", weight: "3", length: "40", width: "30", height: "20" },
    { quantity: "1", weight: "2lb", length: "", width: "", height: "" },
  ]);
  const more = fill("1 box 1 kg and 1 box 2 kg to Spain", { ...two, parcels: two.parcels.slice(1) });
  expect(more.parcels.map(({ weight }) => weight)).toEqual(["1", "2"]);
});

test("sides that were said to be small centimetres are not asked about again", () => {
  expect(fill("1 kg 2.5x2x1 cm to Spain").parcels[0]).toMatchObject({ length: "2.5cm", width: "2cm", height: "1cm" });
});

test("goods without a battery are plain ones, whatever the form said before", () => {
  const before = { ...start, goods: "battery-inside", article: "phone" };
  expect(fill("1 kg to Canada, no battery", before)).toMatchObject({ goods: "general", article: "" });
});

test("an island has no price of the mainland: its postcode is asked for, and why", () => {
  const known = { countries: ["US", "GB"], postcodes: buildPostcodeReaders(names.served), goods: ["general"], today };
  for (const [text, name] of [
    ["1 kg to Hawaii", "Hawaii"],
    ["1 kg to Northern Ireland", "Northern Ireland"],
  ]) {
    const { shipment, problems } = readShipment(fill(text ?? ""), known);
    expect(shipment).toBeUndefined();
    expect(problems).toEqual({ postcode: `Prices for ${name} depend on the postcode. Enter it.` });
  }
  const { shipment, problems } = readShipment(fill("1 kg to Hawaii 96801"), known);
  expect([shipment?.postcode, problems]).toEqual(["96801", {}]);
});
