import { expect, test } from "vitest";
import { locales } from "#site/locales.ts";
import { catalog } from "../catalog.ts";
import { inLocale } from "../localized.ts";
import { daysOfWay } from "./partners.ts";

const content = catalog();

test.each([...locales])("the journey described in %s takes the working days of the line's card", (locale) => {
  const { told, card } = daysOfWay(content, locale);
  expect(told).toBeGreaterThanOrEqual(card?.min ?? Number.NaN);
  expect(told).toBeLessThanOrEqual(card?.max ?? Number.NaN);
});

test.each([...locales])(
  "in %s every handler is a company in the directory with that role, and scans are in order",
  (locale) => {
    const { way, directory } = inLocale(content.partners, locale).value.value;
    for (const { role, firm } of way.hands) expect(directory.find(({ name }) => name === firm)?.role).toBe(role);
    const times = way.hands.flatMap(({ scans }) =>
      scans.map(({ day, at, behind }) => day * 24 + Number.parseFloat(at.replace(":", ".")) + behind),
    );
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
  },
);
