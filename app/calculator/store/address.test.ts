import { describe, expect, test } from "vitest";
import { fromQuery, isSameRequest, toQuery } from "./address.ts";
import { type FormState, startState } from "./form-state.ts";

const start = startState({ from: "CN", currency: "USD" });

/** For each field another value than at the start; a new field does not compile without one. */
const changed: FormState = {
  from: "HK",
  to: "DE",
  postcode: "01067",
  parcels: [
    { quantity: "2", weight: "1,5", length: "", width: "", height: "" },
    { quantity: "1", weight: "3 lb", length: "12", width: "10", height: "6" },
  ],
  goods: "cosmetics",
  article: "face-cream",
  terms: "DDP",
  value: "1,200.50",
  subheadings: "3",
  registered: "no",
  options: "signature,insurance",
  currency: "EUR",
  date: "2026-12-01",
  by: "2026-12-17",
  units: "imperial",
  sort: "emissions",
  service: "priority-express",
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
