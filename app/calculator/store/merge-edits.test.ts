import { expect, test } from "vitest";
import { emptyParcel, fillInExample, startState } from "./form-state.ts";
import { mergeEdits } from "./actions.ts";

test("what was typed while the answers were being drawn outlives a choice among them", () => {
  const shown = fillInExample(startState({ from: "CN", currency: "USD" }), {
    from: "CN",
    to: "DE",
    weight_kg: 0.8,
    size_cm: [40, 30, 10],
    currency: "USD",
  });
  const typed = { ...shown, parcels: [{ ...emptyParcel, weight: "2.5" }] };
  expect(mergeEdits(typed, shown, { ...shown, service: "priority-express" })).toEqual({
    ...typed,
    service: "priority-express",
  });
});

test("what was typed since in other rows outlives Undo of a row that was removed or changed", () => {
  const [light, heavy] = [
    { ...emptyParcel, weight: "1" },
    { ...emptyParcel, weight: "12.5" },
  ];
  const before = { to: "FR", parcels: [light, heavy] };
  const removed = { ...before, parcels: [heavy] };
  const typed = { ...removed, to: "ES", parcels: [{ ...heavy, weight: "9" }, emptyParcel] };
  expect(mergeEdits(typed, removed, before)).toEqual({
    to: "ES",
    parcels: [light, { ...heavy, weight: "9" }, emptyParcel],
  });
  const flatter = { ...before, parcels: [{ ...light, height: "16" }, heavy] };
  const heavier = { ...flatter, parcels: [{ ...light, height: "16", weight: "2" }, heavy] };
  expect(mergeEdits(heavier, flatter, before)).toEqual({ ...before, parcels: [{ ...light, weight: "2" }, heavy] });
});
