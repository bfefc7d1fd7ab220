import { expect, test } from "vitest";
import type { Answer } from "#rating/answer.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { getCatalog } from "#catalog/catalog.ts";
import { makeHeadingFinder, writeAnswer, writeShort } from "../rate.ts";

const content = getCatalog();
const boxes = content.cards.find(({ tariff }) => tariff.method === "container");
const zone = boxes?.zones[0];
const prefix = zone?.postcodes?.[0];
const shipment: Shipment = {
  from: boxes?.origins[0] ?? "",
  to: zone?.country ?? "",
  ...(prefix && { postcode: "prefix" in prefix ? prefix.prefix : prefix.from }),
  parcels: [
    { quantity: 2, mass: toMass(600, "kg"), sides: [toLength(120, "cm"), toLength(100, "cm"), toLength(110, "cm")] },
  ],
  goods: boxes?.goods[0] ?? "",
  currency: boxes?.currency ?? "",
  incoterm: boxes?.incoterms[0] ?? "DAP",
  shipDate: boxes?.validFrom ?? "",
};
const answers = quote(shipment, content.cards, content.reference.engine);

test("an answer is written in kilograms, cubic metres and readable formulas", () => {
  const [loaded] = quote(shipment, boxes ? [boxes] : [], content.reference.engine, "now");
  if (!loaded?.available || !loaded.loading) throw new Error("the container line does not take two pallets");
  const written = JSON.parse(JSON.stringify(writeAnswer(loaded)));
  expect(written).toMatchObject({ service: loaded.service, available: true, total: loaded.total });
  const [space] = written.loading;
  expect(space).toMatchObject({ count: 1, kg: 1_200 });
  expect(space.cubicMetres).toBeCloseTo(2 * 1.2 * 1 * 1.1, 9);
  expect(written.charges.map(({ amount }: { amount: number }) => amount)).toEqual(
    loaded.charges.map(({ amount }) => amount),
  );
  for (const { formula } of written.charges) expect(typeof formula).toBe("string");
  expect(written.transit).toEqual({
    min: loaded.transit.min,
    max: loaded.transit.max,
    earliest: loaded.transit.earliest,
    latest: loaded.transit.latest,
  });
});

test("weights in steps are in the card's unit", () => {
  const priced = answers.find((answer) => answer.available && !answer.loading);
  if (!priced?.available) throw new Error("no line bills its weight");
  const written = JSON.parse(JSON.stringify(writeAnswer(priced)));
  const actual = written.billable.pieces.concat(written).flatMap(({ steps = [] }) => steps);
  expect(actual.find(({ kind }: { kind: string }) => kind === "actual")?.mass).toBe(600);
  expect(written.billable.mass).toBeGreaterThanOrEqual(1_200);
  expect(written.billable.mass).toBeLessThan(10_000);
});

test("a refusal states limits in kilograms and centimetres, and the change that would help", () => {
  const refuse = (reason: object) => {
    const answer: Answer = JSON.parse(JSON.stringify({ service: "s", available: false, reasons: [reason] }));
    return JSON.parse(JSON.stringify(writeAnswer(answer))).reasons[0];
  };
  const kg = toMass(1, "kg");
  const cm = toLength(1, "cm");
  expect(
    refuse({ code: "x", field: "weight", given: 31 * kg, limit: 30 * kg, fix: { field: "parcelMass", mass: 30 * kg } }),
  ).toEqual({ code: "x", field: "weight", given: 31, limit: 30, fix: { field: "parcelMass", kg: 30 } });
  expect(refuse({ code: "x", field: "weight", fix: { field: "totalMass", mass: 5 * kg } }).fix).toEqual({
    field: "totalMass",
    kg: 5,
  });
  expect(
    refuse({ code: "x", field: "sides", given: 121 * cm, limit: 0, fix: { field: "longestSide", length: 120 * cm } }),
  ).toEqual({ code: "x", field: "sides", given: 121, limit: 0, fix: { field: "longestSide", cm: 120 } });
  expect(refuse({ code: "volume-too-big", field: "sides", given: 7, limit: 5 })).toMatchObject({ given: 7, limit: 5 });
  expect(refuse({ code: "x", field: "goods", given: "battery", fix: { field: "goods", goods: "general" } })).toEqual({
    code: "x",
    field: "goods",
    given: "battery",
    fix: { field: "goods", goods: "general" },
  });
  expect(refuse({ code: "x", field: "value" })).toEqual({ code: "x", field: "value" });
});

test("a list of orders has a short line for each answer", () => {
  for (const answer of answers) {
    const { service } = answer;
    expect(writeShort(answer)).toEqual(
      answer.available
        ? {
            service,
            available: true,
            total: answer.total,
            currency: answer.currency,
            zone: answer.zone,
            earliest: answer.transit.earliest,
            latest: answer.transit.latest,
          }
        : { service, available: false, reasons: answer.reasons.map(({ code }) => code) },
    );
  }
  expect(answers.some(({ available }) => available) && answers.some(({ available }) => !available)).toBe(true);
});

test("a code that the headings know pays their rate, and another that of its kind of goods", () => {
  const tariff = { label: { en: "Tariff" }, source: { title: "test", date: "2026-01-01" }, added: {}, also: [] };
  const articles = { ...content.reference.articles, rates: { 640299: { CA: "17.5" } }, tariffs: { CA: tariff } };
  const find = makeHeadingFinder({ ...content.reference, articles });
  const order: Shipment = { ...shipment, to: "CA", hs: "6402999900" };
  expect(find(order).classified?.headings).toMatchObject([{ hs: "640299", high: { CA: "17.5" } }]);
  expect(find({ ...order, hs: "999999" }).classified).toBeUndefined();
  expect(find({ ...order, to: "DE" }).classified).toBeUndefined();
});
