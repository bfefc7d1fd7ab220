import { expect, test } from "vitest";
import { locales, resolveLocale } from "#site/locales.ts";
import { getCatalog } from "../catalog.ts";
import { countJourneyDays } from "./partners.ts";

const content = getCatalog();

test.each([...locales])("the journey described in %s takes the working days of the line's card", (locale) => {
  const { told, card } = countJourneyDays(content, locale);
  expect(told).toBeGreaterThanOrEqual(card?.min ?? Number.NaN);
  expect(told).toBeLessThanOrEqual(card?.max ?? Number.NaN);
});

test.each([...locales])(
  "in %s every handler is a company in the directory with that role, and scans are in order",
  (locale) => {
    const { way, directory } = resolveLocale(content.partners, locale).value.value;
    for (const { role, firm } of way.hands) expect(directory.find(({ name }) => name === firm)?.role).toBe(role);
    const times = way.hands.flatMap(({ scans }) =>
      scans.map(({ day, at, behind }) => day * 24 + Number.parseFloat(at.replace(":", ".")) + behind),
    );
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
  },
);
