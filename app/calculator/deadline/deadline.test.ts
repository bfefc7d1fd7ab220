import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import type { Quote } from "#rating/answer.ts";
import { fromDayNumber } from "#rating/calendar/calendar.ts";
import { quote } from "#rating/quote.ts";
import { testShipment } from "#rating/test-card.ts";
import { makeOnTimeTest } from "../results/rank-answers.ts";
import { findLaterSteps, listDeadlineRows, listNewCards } from "./deadline.ts";

const { cards, reference } = getCatalog();
const page = { cards, reference: reference.engine };
const shipment = testShipment({ to: "GB", shipDate: "2026-11-23" });
const quoteOn = (shipDate: string) =>
  quote({ ...shipment, shipDate }, cards, page.reference).filter((answer): answer is Quote => answer.available);
const listRows = (by: string) => listDeadlineRows(quoteOn(shipment.shipDate), shipment, by, cards, page.reference);

test.each(["2026-12-17", "2027-03-15", "2027-06-01"])(
  "what waiting costs goes on to the last day of handover of any line, with the lowest price in time on each: %s",
  (by) => {
    const rows = listRows(by);
    const steps = findLaterSteps(rows, shipment, cards, page.reference);
    expect(steps.at(-1)?.last).toBe(Math.max(...rows.flatMap(({ days }) => days)));
    for (const { first, last, total } of steps)
      for (const day of new Set([first, last])) {
        const shipDate = fromDayNumber(day);
        const isInTime = makeOnTimeTest(by, shipDate, { ...shipment, shipDate }, page);
        const timely = quoteOn(shipDate).filter((own) => isInTime?.(own));
        expect(total, shipDate).toBe(Math.min(...timely.map((own) => own.total)));
      }
  },
);

test("of a deadline far ahead the same days are looked at for all lines, so that each day compares them all", () =>
  expect(new Set(listRows("2027-03-15").map(({ days }) => days[0])).size).toBe(1));

test("a price of a later day is explained by the rate card that begins until then", () => {
  expect(listNewCards(listRows("2027-03-15"), shipment.shipDate)).toEqual([
    { day: "2027-01-01", services: expect.arrayContaining(["priority-express", "standard-express"]) },
  ]);
  expect(listNewCards(listRows("2026-12-17"), shipment.shipDate)).toEqual([]);
});
