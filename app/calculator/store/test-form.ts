import { fieldNames, fields, type FormState } from "./form-state.ts";

/** For tests: a form of which every field, those still to come included, is another than at the start. */
export function fillEveryField(start: FormState): FormState {
  const own = fieldNames.map((name) => {
    const choices: readonly string[] = fields[name].choices ?? ["HK"];
    return [name, choices.find((choice) => choice !== start[name])];
  });
  return {
    ...start,
    ...Object.fromEntries(own),
    to: "US",
    postcode: "10001",
    parcels: [
      { quantity: "2", weight: "1", length: "", width: "", height: "" },
      { quantity: "1", weight: "3 lb", length: "12", width: "10", height: "6" },
    ],
    goods: "cosmetic",
    article: "face-cream",
    value: "1,200.50",
    subheadings: "3",
    registered: "no",
    options: "signature,insurance",
    currency: "EUR",
    date: "2026-12-01",
    by: "2026-12-17",
    sort: "emissions",
    service: "priority-express",
  };
}
