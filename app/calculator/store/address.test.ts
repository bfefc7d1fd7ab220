import { describe, expect, test } from "vitest";
import { fromQuery, isSameRequest, toQuery } from "./address.ts";
import { type FormState, startState } from "./form-state.ts";
import { fillEveryField } from "./test-form.ts";

const start = startState({ from: "CN", currency: "USD" });

const changed = fillEveryField(start);

test("a link brings back every field of the form, by itself and with all others", () => {
  const read = (form: FormState) => fromQuery(new URLSearchParams(toQuery(form, start).toString()), start);
  expect(read(changed)).toEqual(changed);
  expect(toQuery(start, start).toString()).toBe("");
  for (const [name, value] of Object.entries(changed)) {
    const one = Object.assign({ ...start }, { [name]: value });
    expect(one, name).not.toEqual(start);
    expect(read(one), name).toEqual(one);
  }
});

describe("a shared quote is the same as long as its prices are", () => {
  test.each(Object.entries(changed))("%s", (name, value) => {
    const one = Object.assign({ ...start }, { [name]: value });
    expect(isSameRequest(start, one)).toBe(["gift", "currency", "units", "sort", "service"].includes(name));
  });
});

test("a line in place of a weight comes back whole from the form's own address, too", () => {
  const line = `2 boxes 5kg 40x30x20 to Spain ${"worth 60 euros ".repeat(4)}`.trim();
  const form = fromQuery(new URLSearchParams({ weight: line }), start);
  expect(fromQuery(toQuery(form, start), start).parcels[0]?.weight).toBe(line);
});

test.each([
  ["weight=800+g&size=40x30x10", ["0.8", "40", "30", "10"]],
  ["weight=2&size=30x20", ["2", "30x20", "", ""]],
  ["weight=&size=40x30x10", ["", "40", "30", "10"]],
  ["weight=heavy&size=", ["heavy", "", "", ""]],
  ["to=DE&weight=2+boxes+5kg+40x30x20", ["2 boxes 5kg 40x30x20", "", "", ""]],
  [
    "size=three+boxes+of+5+kg,+each+40x30x20+cm,+to+Spain",
    ["", "three boxes of 5 kg, each 40x30x20 cm, to Spain", "", ""],
  ],
])("what the home form sends by itself is kept, readable or not: %s", (query, written) => {
  const [parcel] = fromQuery(new URLSearchParams(query), start).parcels;
  expect([parcel?.weight, parcel?.length, parcel?.width, parcel?.height]).toEqual(written);
});
