import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { catalog } from "#catalog/catalog.ts";
import type { Quote } from "#rating/answer.ts";
import { dayNumber } from "#rating/calendar/days.ts";
import { comparedIn } from "#rating/compared-in.ts";
import { length } from "#rating/length.ts";
import { mass } from "#rating/mass.ts";
import { quote } from "#rating/quote.ts";
import type { Shipment } from "#rating/shipment.ts";
import { deadlineRows, fromToday } from "./deadline/deadline.ts";
import { deadlineNote } from "./deadline/deadline-note.ts";
import { planFrom } from "./deadline/journey-of.ts";
import { OfferPrice } from "./hand-over/offer-price.tsx";
import { type Offer, offerText } from "./hand-over/offer-mail.ts";
import { bestFirst, inTime, inTimeBy, linesText } from "./in-time.ts";
import { landedLines } from "./landed-cost/landed-lines.ts";
import { NextStep } from "./next-step/next-step.tsx";
import { ranked } from "./ranked.ts";

const { cards, reference } = catalog();
const page = { cards, reference: reference.engine };
const by = "2026-12-17";

/** To Britain, asked for 23 November: the cheapest line would arrive in the week before Christmas. */
const shipment: Shipment = {
  from: "CN",
  to: "GB",
  parcels: [{ quantity: 1, mass: mass(0.8, "kg"), sides: [length(40, "cm"), length(30, "cm"), length(5, "cm")] }],
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
  const isInTime = inTimeBy(by, "2026-11-22", shipment, page);
  const price = comparedIn("USD", rates);
  expect(bestFirst(quotes, price, undefined)[0]?.service).toBe("economy-express");
  for (const sort of ["price", "time", "emissions"] as const)
    expect(ranked(answers, { ...state, sort }, rates, isInTime).best?.service).toBe("standard-express");
  expect(bestFirst(quotes, price, isInTime)[0]?.service).toBe("standard-express");
  const listed = ranked(answers, state, rates, isInTime);
  expect(listed.quotes.map(({ service }) => service)).toEqual([
    "standard-express",
    "priority-express",
    "economy-express",
  ]);
  expect(listed.badgesOf(of("standard-express"))).toContain("Lowest price");
  expect(listed.badgesOf(of("economy-express"))).toEqual([]);
  // those that are late can still be chosen, last
  expect(landedLines(answers, "USD", page.reference, isInTime)).toEqual([
    "standard-express",
    "priority-express",
    "economy-express",
  ]);
  expect(linesText(inTime(quotes, isInTime), isInTime)).toBe("2 lines in time");
  // where nothing makes it, the cheapest is still the best there is
  const never = inTimeBy("2026-11-24", "2026-11-22", shipment, page);
  expect(ranked(answers, state, rates, never).best?.service).toBe("economy-express");
  expect(linesText(inTime(quotes, never), never)).toBe("3 lines");
});

test("once the day asked for has passed, a deadline counts from today", () => {
  for (const [today, services] of [
    ["2026-11-24", ["standard-express", "priority-express"]],
    ["2026-12-01", ["standard-express", "priority-express"]],
    ["2026-12-02", ["priority-express"]],
    ["2026-12-04", ["priority-express"]],
    ["2026-12-15", []],
  ] as const) {
    const isInTime = inTimeBy(by, today, shipment, page);
    const timely = isInTime ? quotes.filter(isInTime).map(({ service }) => service) : [];
    expect(timely.toSorted(), today).toEqual([...services].sort());
    const now = fromToday(quotes, shipment, today, cards, page.reference);
    const rows = deadlineRows(now.quotes, now.shipment, by, cards, page.reference);
    // the calendar names the same lines, no day that has passed, and for a late line how late it is from today on
    expect(rows.filter(({ days }) => days.length > 0).map(({ quote: { service } }) => service)).toEqual(services);
    for (const { days, plan, late } of rows) {
      expect(days.every((day) => day >= (dayNumber(today) ?? 0))).toBe(true);
      expect(plan.handOver.day >= today).toBe(true);
      if (days.length === 0) expect(late).toBeGreaterThan(0);
    }
  }
  const future = fromToday(quotes, shipment, "2026-11-22", cards, page.reference);
  expect(future).toEqual({ quotes, shipment });
});

test("the next step leads to no day that has passed, and says so beside the price", () => {
  const own = of("standard-express");
  const offer: Offer = {
    facts: [],
    quotes: [own],
    landed: [],
    nameOf: ({ service }) => service,
    address: "",
    terms: "",
  };
  const step = (today: string, onToday?: () => void) =>
    plain(
      renderToStaticMarkup(
        createElement(NextStep, {
          quote: own,
          plan: planFrom(today, own, shipment, page),
          onToday,
          shipment,
          offer,
          late: undefined,
          show: String,
          hub: "Shenzhen",
          hubs: undefined,
          goods: undefined,
          email: "quotes@example.org",
          booking: undefined,
        }),
      ),
    );
  expect(step("2026-11-23")).toContain("on Mon 23 Nov, by 14:00");
  expect(step("2026-11-23")).not.toContain("has passed");
  const later = step("2026-11-24", () => undefined);
  expect(later).toContain("on Tue 24 Nov, by 14:00");
  expect(later).toContain("This price is for handover on Mon 23 Nov, which has passed.");
});

test("paper and mail say by when each line is handed over, or that it is too late", () => {
  const noteOf = (own: Quote) => deadlineNote(by, "2026-11-22", own, shipment, page);
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
  expect(plain(deadlineNote("2027-01-30", "2026-12-20", line, early, page) ?? "")).toMatch(
    /^Hand over by \w+ \d+ Jan, 14:00 and pay \$\d/,
  );
  // after that day nobody is told to keep it
  expect(deadlineNote(by, "2026-12-04", of("standard-express"), shipment, page)).toBe("3 working days too late");
  const own = of("economy-express");
  const paper = renderToStaticMarkup(createElement(OfferPrice, { quote: own, name: "Economy", note: noteOf(own) }));
  expect(paper).toContain("3 working days too late");
  const mail = offerText(
    { facts: [], quotes, landed: [], nameOf: ({ service }) => service, noteOf, address: "", terms: "" },
    0,
  );
  expect(plain(mail)).toMatch(/standard-express: .*\n- Hand over by Tue 1 Dec, 14:00/);
  expect(mail).toMatch(/economy-express: .*\n- 3 working days too late/);
});
