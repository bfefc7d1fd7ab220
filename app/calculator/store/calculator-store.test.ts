import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import { buildCalculatorPage } from "#catalog/views/pages.ts";
import { fromQuery } from "./address.ts";
import { emptyParcel } from "./form-state.ts";
import { createCalculatorStore } from "./calculator-store.ts";

const page = buildCalculatorPage(getCatalog(), "en");
const create = () => createCalculatorStore(page, "2026-11-23");

test("what changes only the view keeps the shipment, so that nothing is priced again", () => {
  const store = create();
  const { request } = store.get();
  expect(request.shipment).toBeDefined();
  store.change({ sort: "time" });
  expect(store.get().request).not.toBe(request);
  expect(store.get().request.shipment).toBe(request.shipment);
  store.update({ opened: false });
  const { request: sorted } = store.get();
  store.update({ opened: true });
  expect(store.get().request).toBe(sorted);
});

test("half of a field is no mistake until it is left, and leaves the other problems standing", () => {
  const store = create();
  store.update({ typing: { id: "weight-0", label: "Weight" }, opened: false });
  store.change({ parcels: [{ ...emptyParcel, weight: "x" }] });
  expect(store.get()).toMatchObject({ problems: {}, editing: false, request: { unfinished: "Weight" } });
  expect(store.get().request.shipment).toBeUndefined();
  store.change({ to: "Atlantis" });
  expect(Object.keys(store.get().problems)).toEqual(["to"]);
  expect(store.get().request.unfinished).toBeUndefined();
  store.update({ typing: undefined });
  expect(Object.keys(store.get().problems).sort()).toEqual(["to", "weight-0"]);
  expect(store.get().editing).toBe(true);
});

test("a form that had to be mended stays until the prices are asked for", () => {
  const store = create();
  store.update({ opened: false });
  store.change({ to: "US", parcels: [{ ...emptyParcel, weight: "300" }] });
  store.update({ unplaced: "US" });
  expect(store.get()).toMatchObject({ lacksPostcode: true, editing: true });
  // another destination waits for none
  store.change({ to: "DE" });
  expect(store.get().lacksPostcode).toBe(false);
  store.change({ to: "US", postcode: "9" });
  expect(store.get()).toMatchObject({ lacksPostcode: false, editing: true });
  store.update({ opened: false, mending: false });
  expect(store.get().editing).toBe(true);
  store.change({ postcode: "90001" });
  store.update({ opened: false, mending: false });
  expect(store.get().editing).toBe(false);
});

test("a day before the first hand-over is told as a problem, and prices go on without it", () => {
  const store = create();
  store.change({ by: "2026-11-20" });
  const { problems, request } = store.get();
  expect(problems.by).toContain("20\u00a0November 2026");
  expect(request).toMatchObject({ form: { by: "" }, leftOut: problems.by });
  expect(request.shipment).toBeDefined();
  store.change({ by: "2026-12-11" });
  expect(store.get().request).toMatchObject({ form: { by: "2026-12-11" }, leftOut: undefined });
});

test("where nothing has been entered the example is priced, field by field, and is none of the form", () => {
  const store = create();
  expect(store.get().form).toMatchObject({ to: "", parcels: [emptyParcel] });
  expect(store.get().request).toMatchObject({ missing: { to: true, parcel: true }, form: { to: page.start.to } });
  store.change({ to: "NO" });
  const { form, missing, shipment } = store.get().request;
  expect([form.to, missing]).toEqual(["NO", { to: false, parcel: true }]);
  expect(shipment?.parcels[0]?.sides).toBeDefined();
  // a weight of one's own has no stranger's size
  store.change({ parcels: [{ ...emptyParcel, weight: "2" }] });
  expect(store.get().request.missing).toEqual({ to: false, parcel: false });
  expect(store.get().request.shipment?.parcels[0]?.sides).toBeUndefined();
  // what is being cleared to be typed anew is not the example's meanwhile
  store.update({ typing: { id: "weight-0", label: "Weight" } });
  store.change({ parcels: [emptyParcel] });
  expect(store.get().request).toMatchObject({ shipment: undefined, unfinished: "Weight" });
});

test("a destination that somebody has emptied is asked for, and no example stands in for it", () => {
  const store = create();
  store.change({ to: "NO", parcels: [{ ...emptyParcel, weight: "2" }] });
  store.update({ form: { ...store.get().form, to: "" }, emptied: true });
  expect(Object.keys(store.get().problems)).toEqual(["to"]);
  expect(store.get().request.shipment).toBeUndefined();
  store.change({ parcels: [{ ...emptyParcel, weight: "3" }] });
  expect(Object.keys(store.get().problems)).toEqual(["to"]);
  store.changeDestination("FR");
  expect(store.get().request.shipment?.to).toBe("FR");
  // starting again is none of it
  store.update({ form: { ...store.get().form, to: "" }, emptied: true });
  store.amendWithUndo(store.get().form, store.start, "");
  expect(store.get()).toMatchObject({ problems: {}, request: { missing: { to: true } } });
});

test("insurance without a value leaves the prices standing, and says what it needs", () => {
  const store = create();
  const { shipment } = store.get().request;
  store.change({ options: "insurance" });
  expect(store.get().request.shipment).toEqual(shipment);
  expect(store.get().request.leftOut).toBe("Insurance needs the value of the goods.");
  store.change({ value: "100" });
  expect(store.get().request.shipment?.options).toEqual(["insurance"]);
});

test("an answer to an older form changes its own field, and not what was typed since", () => {
  const store = create();
  const older = store.get().form;
  store.change({ to: "NO" });
  store.amend(older, { ...older, service: "priority-express" });
  expect(store.get().form).toMatchObject({ to: "NO", service: "priority-express" });
});

test("the city that a line named is forgotten with a country in its place, and be it the same", () => {
  const store = create();
  const berlin = { name: "Berlin", to: "DE", postcode: "" };
  for (const to of ["DE", "FR"]) {
    store.update({ form: { ...store.get().form, to: "DE" }, city: berlin });
    store.changeDestination(to);
    expect(store.get()).toMatchObject({ form: { to }, city: undefined });
  }
});

test("each destination keeps the postcode that was entered for it", () => {
  const store = create();
  store.changeDestination("US");
  store.change({ postcode: "90001" });
  store.changeDestination("CA");
  expect(store.get().form).toMatchObject({ to: "CA", postcode: "" });
  store.change({ postcode: "M5V" });
  store.changeDestination("US");
  store.changeDestination("US");
  expect(store.get().form).toMatchObject({ to: "US", postcode: "90001" });
});

test("nobody is told where nothing has changed, and the served page stays what it was", () => {
  const store = create();
  const served = store.getServed();
  let told = 0;
  const unsubscribe = store.subscribe(() => {
    told += 1;
  });
  store.change({ to: "NO" });
  expect(told).toBe(1);
  store.update({ ready: false });
  expect(told).toBe(1);
  store.update({ ready: true });
  expect(told).toBe(2);
  unsubscribe();
  store.update({ landed: "$12" });
  expect(told).toBe(2);
  expect(store.getServed()).toBe(served);
  expect(served.ready).toBe(false);
});

test("articles have no price before it is known whether they may be sent", () => {
  const store = create();
  store.change({ to: "DE", article: "knife" });
  expect(store.get().request).toMatchObject({ shipment: undefined, awaited: "Working out the prices …" });
  store.update({ articles: "failed" });
  expect(store.get().request.awaited).toContain("could not be looked up");
  const judged = { verdict: "never", barred: {} } as const;
  const data = { headings: {}, rates: {}, tariffs: {}, questions: {}, classify: () => undefined, judge: () => judged };
  store.update({ articles: data });
  expect(store.get().request.shipment?.judged).toBe(judged);
  expect(store.get().request.awaited).toBeUndefined();
});

test("a value in another currency is no mistake before it has been read, and one if it is no money then", () => {
  const store = create();
  store.update({ ready: true, opened: false });
  store.change({ to: "DE", value: "40 EUR" });
  expect(store.get()).toMatchObject({ converting: true, problems: {}, editing: false });
  expect(store.get().request.shipment).toBeDefined();
  // prices that depend on it wait
  for (const change of [{ terms: "DDP" }, { terms: "DAP", options: [...store.known.byValue].join() }] as const) {
    store.change(change);
    expect(store.get().request).toMatchObject({ shipment: undefined, awaited: "Working out the prices …" });
  }
  store.update({ typing: { id: "value", label: "Value" } });
  expect(store.get().request).toMatchObject({ shipment: expect.anything(), awaited: undefined });
  store.update({ typing: undefined });
  expect(store.get().request.shipment).toBeUndefined();
  store.update({ unreadValue: "40 EUR" });
  expect(store.get().request.shipment).toBeDefined();
  expect(store.get()).toMatchObject({ converting: false, problems: { value: expect.stringContaining("Value") } });
  // another one is read anew
  store.change({ value: "40 euro" });
  expect(store.get()).toMatchObject({ converting: true, problems: {} });
  store.change({ value: "1e9" });
  store.update({ unreadValue: "1e9" });
  expect(Object.keys(store.get().problems)).toEqual(["value"]);
  store.change({ value: "99999999999" });
  expect(store.get()).toMatchObject({ converting: false, problems: { value: expect.anything() } });
});

test("the line that is open of itself stays while a figure is typed, and is let go with the field and the example", () => {
  const store = create();
  const get = () => store.get().openedOfItself;
  store.update({ ready: true });
  store.update({ openedOfItself: "a" });
  store.update({ typing: { id: "size-0", label: "Size" } });
  store.change({ parcels: [{ ...emptyParcel, length: "4" }] });
  expect(get()).toBe("a");
  store.update({ typing: undefined });
  expect(get()).toBe("");
  store.update({ openedOfItself: "a" });
  store.change({ to: "FR" });
  expect(get()).toBe("");
});

test("a currency that the site does not offer is that of its start", () => {
  const store = create();
  for (const [asked, shown] of [
    ["BTC", "USD"],
    ["EUR", "EUR"],
    ["eur", "USD"],
  ] as const) {
    store.update({ form: fromQuery(new URLSearchParams({ to: "DE", currency: asked }), store.start) });
    expect(store.get().form.currency).toBe(shown);
  }
});
