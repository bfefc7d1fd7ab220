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
