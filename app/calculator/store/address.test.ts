import { describe, expect, test } from "vitest";
import { fromQuery, isSameRequest, toQuery } from "./address.ts";
import { fieldNames, fields, type FormState, startState } from "./form-state.ts";

const start = startState({ from: "CN", currency: "USD" });

/** What a field may hold, the first that it reads back as it is and that is not its start. */
const samples = ["HK", "no", "DDP", "imperial", "emissions"];
const others = fieldNames.map((name) => [
  name,
  samples.find((text) => fields[name].read(text) === text && start[name] !== text),
]);

/** For each field another value than at the start. */
const changed: FormState = {
  ...start,
  ...Object.fromEntries(others),
  to: "DE",
  postcode: "01067",
  parcels: [
    { quantity: "2", weight: "1,5", length: "", width: "", height: "" },
    { quantity: "1", weight: "3 lb", length: "12", width: "10", height: "6" },
  ],
  value: "1,200.50",
  options: "signature,insurance",
  currency: "EUR",
  date: "2026-12-01",
};

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
    expect(isSameRequest(start, one)).toBe(["currency", "units", "sort", "service"].includes(name));
  });
});
