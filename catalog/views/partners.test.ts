import { expect, test } from "vitest";
import { locales, resolveLocale } from "#site/locales.ts";
import { getCatalog } from "../catalog.ts";
import { getSample, quoteFittingSample } from "./sample-prices.ts";

const content = getCatalog();

test.each([...locales])("the journey described in %s takes the working days of the line's card", (locale) => {
  const { way } = resolveLocale(content.partners, locale).value.value;
  const scans = way.hands.flatMap((hand) => hand.scans);
  const departed = scans.find(({ departs }) => departs)?.day ?? 0;
  const days = Array.from({ length: (scans.at(-1)?.day ?? 0) - departed }, (_, at) => departed + at);
  const told = days.filter((day) => day % 7 < 5).length;
  const answer = quoteFittingSample(content, way.service, { ...getSample(content, "b2c"), to: way.to });
  const { min, max } = answer.available ? answer.transit : { min: Number.NaN, max: Number.NaN };
  expect(told).toBeGreaterThanOrEqual(min);
  expect(told).toBeLessThanOrEqual(max);
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
