import { expect, test } from "vitest";
import { nearestCountry } from "./nearest-country.ts";

const countries = [
  ["DE", "Germany", "Deutschland"],
  ["FR", "France"],
  ["GB", "United Kingdom", "UK", "Great Britain"],
  ["AE", "United Arab Emirates"],
  ["AT", "Austria", "Österreich"],
  ["AU", "Australia"],
  ["SK", "Slovakia"],
  ["SI", "Slovenia"],
  ["IE", "Ireland"],
  ["US", "United States"],
].map(([code = "", name = "", ...aliases]) => ({ code, name, aliases }));

test.each([
  ["Germny", "DE"],
  ["Deutschlnad", "DE"],
  ["Frnace", "FR"],
  ["Untied Kingdom", "GB"],
  ["Austrai", "AT"],
  ["osterreich", "AT"],
  // as near to the one as to the other, near to none, or too short to tell
  ["Slovania", undefined],
  ["Slovekia", undefined],
  ["Atlantis", undefined],
  ["Iran", undefined],
  ["UKK", undefined],
  ["", undefined],
])("%s most likely means %s", (text, code) => {
  expect(nearestCountry(text, countries)?.code).toBe(code);
});
