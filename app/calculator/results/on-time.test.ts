import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { getCatalog } from "#catalog/catalog.ts";
import type { Quote } from "#rating/answer.ts";
import { toDayNumber } from "#rating/calendar/calendar.ts";
import { convertForComparison } from "#rating/money/exchange.ts";
import { toLength, toMass } from "#rating/shipment/units.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment/shipment.ts";
import { listDeadlineRows } from "../deadline/deadline.ts";
import { describeDeadline } from "../deadline/describe-deadline.ts";
import { OfferPrice } from "../quote-document/offer-sheet.tsx";
import { formatQuoteText } from "../quote-document/quote-text.ts";
import { countServices, filterOnTime, makeOnTimeTest, rankAnswers, sortBestFirst } from "./rank-answers.ts";
import { listLandedServices } from "../landed-cost/landed-section.tsx";
import { NextStep } from "../quote-document/next-step.tsx";
import { createCalculatorStore } from "../store/calculator-store.ts";
import { findHandoverDay } from "../store/form-state.ts";
import { CalculatorContext } from "../store/use-calculator.ts";
import { buildCalculatorPage } from "#catalog/views/pages.ts";
import { buildShell } from "#catalog/views/shell.ts";
import { ShellContext } from "#app/layout/use-shell.ts";

const { cards, reference } = getCatalog();
const page = { cards, reference: reference.engine };
const by = "2026-12-17";

/** To Britain, asked for 23 November: the cheapest line would arrive in the week before Christmas. */
const shipment: Shipment = {
  from: "CN",
  to: "GB",
  parcels: [
    { quantity: 1, mass: toMass(0.8, "kg"), sides: [toLength(40, "cm"), toLength(30, "cm"), toLength(5, "cm")] },
  ],
  goods: "general",
  value: 12_000,
  currency: "USD",
  incoterm: "DAP",
  shipDate: "2026-11-23",
};
const answers = quote(shipment, cards, page.reference);
const quotes = answers.filter((answer): answer is Quote => answer.available);
const { rates } = page.reference.exchange;
const state = { sort: "price", service: "", currency: "USD" } as const;
const plain = (text: string) => text.replaceAll(/<[^>]+>/g, " ").replaceAll("\u00a0", " ");
const of = (service: string) => {
  const found = quotes.find((one) => one.service === service);
  if (!found) throw new Error(`${service} has no price`);
  return found;
};

test("heading, landed cost and offer begin with the same line: the cheapest in time, not the cheapest", () => {
  const isInTime = makeOnTimeTest(by, "2026-11-22", shipment, page);
  const price = convertForComparison("USD", rates);
  expect(sortBestFirst(quotes, price, undefined)[0]?.service).toBe("economy-express");
  for (const sort of ["price", "time", "emissions"] as const)
    expect(rankAnswers(answers, { ...state, sort }, rates, isInTime).best?.service).toBe("standard-express");
  expect(sortBestFirst(quotes, price, isInTime)[0]?.service).toBe("standard-express");
  const listed = rankAnswers(answers, state, rates, isInTime);
  expect(listed.quotes.map(({ service }) => service)).toEqual([
    "standard-express",
    "priority-express",
    "economy-express",
  ]);
  expect(listed.listBadges(of("standard-express"))).toContain("Lowest price");
  expect(listed.listBadges(of("economy-express"))).toEqual([]);
  // those that are late can still be chosen, last
  expect(listLandedServices(answers, "USD", page.reference, isInTime)).toEqual([
    "standard-express",
    "priority-express",
    "economy-express",
  ]);
  expect(countServices(filterOnTime(quotes, isInTime), isInTime)).toBe("2 lines in time");
  // where nothing makes it, the cheapest is still the best there is
  const never = makeOnTimeTest("2026-11-24", "2026-11-22", shipment, page);
  expect(rankAnswers(answers, state, rates, never).best?.service).toBe("economy-express");
  expect(countServices(filterOnTime(quotes, never), never)).toBe("3 lines");
});

test("once the day asked for has passed, a deadline counts from today", () => {
  for (const [today, services] of [
    ["2026-11-24", ["standard-express", "priority-express"]],
    ["2026-12-01", ["standard-express", "priority-express"]],
    ["2026-12-02", ["priority-express"]],
    ["2026-12-04", ["priority-express"]],
    ["2026-12-15", []],
  ] as const) {
    const isInTime = makeOnTimeTest(by, today, shipment, page);
    const timely = isInTime ? quotes.filter(isInTime).map(({ service }) => service) : [];
    expect(timely.toSorted(), today).toEqual([...services].sort());
    const shipDate = findHandoverDay({ date: shipment.shipDate, by }, today);
    expect(shipDate).toBe(today);
    const now = { ...shipment, shipDate };
    const priced = quote(now, cards, page.reference).filter((answer) => answer.available);
    const rows = listDeadlineRows(priced, now, by, cards, page.reference);
    // the calendar names the same lines, no day that has passed, and for a late line how late it is from today on
    expect(rows.filter(({ days }) => days.length > 0).map(({ quote: { service } }) => service)).toEqual(services);
    for (const { days, plan, late } of rows) {
      expect(days.every((day) => day >= (toDayNumber(today) ?? 0))).toBe(true);
      expect(plan.handOver.day >= today).toBe(true);
      if (days.length === 0) expect(late).toBeGreaterThan(0);
    }
  }
  expect(findHandoverDay({ date: shipment.shipDate, by }, "2026-11-22")).toBe(shipment.shipDate);
  // without one an address of a day that is over keeps its prices
  expect(findHandoverDay({ date: shipment.shipDate, by: "" }, "2026-12-01")).toBe(shipment.shipDate);
});

test("the next step leads to no day that has passed", () => {
  const own = of("standard-express");
  const step = (today: string) => {
    const store = createCalculatorStore(buildCalculatorPage(getCatalog(), "en"), today);
    const step = createElement(NextStep, { quote: own, shipment, request: store.get().request });
    return plain(
      renderToStaticMarkup(
        createElement(
          ShellContext,
          { value: buildShell(getCatalog(), "en") },
          createElement(CalculatorContext, { value: store }, step),
        ),
      ),
    );
  };
  expect(step("2026-11-23")).toContain("on Mon 23 Nov, by 14:00");
  expect(step("2026-11-24")).toContain("on Tue 24 Nov, by 14:00");
});

test("paper and mail say by when each line is handed over, or that it is too late", () => {
  const noteOf = (own: Quote) => describeDeadline(by, "2026-11-22", own, shipment, page);
  expect(plain(noteOf(of("standard-express")) ?? "")).toBe("Hand over by Tue 1 Dec, 14:00");
  expect(noteOf(of("economy-express"))).toBe("3 working days too late");
  // a price that changes until then is named
  const early = { ...shipment, shipDate: "2026-12-28" };
  const line = quote(early, cards, page.reference).find(({ service }) => service === "standard-express");
  if (!line?.available) throw new Error("standard-express has no price");
  const then = quote({ ...early, shipDate: "2027-01-11" }, cards, page.reference).find(
    ({ service }) => service === "standard-express",
  );
  expect(then?.available && then.total).not.toBe(line.total);
  expect(plain(describeDeadline("2027-01-30", "2026-12-20", line, early, page) ?? "")).toMatch(
    /^Hand over by \d+ Jan 2027, 14:00 and pay \$\d/,
  );
  // after that day nobody is told to keep it
  expect(describeDeadline(by, "2026-12-04", of("standard-express"), shipment, page)).toBe("3 working days too late");
  const own = of("economy-express");
  const paper = renderToStaticMarkup(createElement(OfferPrice, { quote: own, name: "Economy", note: noteOf(own) }));
  expect(paper).toContain("3 working days too late");
  const mail = formatQuoteText(
    {
      facts: [],
      quotes,
      landed: [],
      nameOf: ({ service }) => service,
      noteOf,
      shown: { currency: "USD", reference: page.reference },
      address: "",
      terms: "",
    },
    0,
  );
  expect(plain(mail)).toMatch(/standard-express: .*\n- Hand over by Tue 1 Dec, 14:00/);
  expect(mail).toMatch(/economy-express: .*\n- 3 working days too late/);
});
