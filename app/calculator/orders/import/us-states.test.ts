import { expect, test } from "vitest";
import { findStateColumn, isOutsideState } from "./us-states.ts";

test.each([
  ["09021", "CA", true],
  ["09021", "California", true],
  ["09021", "US-CA", true],
  ["02134", "MA", false],
  ["02134", "massachusetts", false],
  ["02134", "NJ", true],
  ["06390", "NY", false],
  ["00901", "PR", false],
  ["09021", "AE", false],
  // what is no state says nothing against a code
  ["02134", "", false],
  ["02134", "shipped", false],
])("%s lies in another state than %s: %s", (postcode, state, outside) =>
  expect(isOutsideState("US", postcode, state)).toBe(outside),
);

test.each([
  [["Name", "Billing Province", "Shipping Province", "Shipping Province Name"], 2],
  [["order", "ship-state", "ship-country"], 1],
  [["State", "Ship State"], 1],
  [["City", "State", "Country"], 1],
  [["Order", "State", "Zip Code"], 1],
  // rather the state of the order
  [["Order", "State", "Country", "Zip Code"], undefined],
  [["Order State", "Zip"], undefined],
  [["订单号", "收件人省/州"], 1],
])("the state of an address among %j is column %s", (header, at) => expect(findStateColumn(header)).toBe(at));
