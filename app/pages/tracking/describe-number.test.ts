import { expect, test } from "vitest";
import { describeTrackingNumber } from "#app/platform/tracking.ts";
import { describeNumber } from "./describe-number.ts";

const describeOwn = (number: string) => describeNumber(describeTrackingNumber(number, []));

test.each([
  ["RB123456785CN", /^A number of the postal services \(UPU S10\)\. The check digit is right/],
  ["RB123456789CN", /^A number of the postal services \(UPU S10\)\. The check digit is 9 and should be 5\./],
  ["MSKU1234565", /^A container number \(ISO 6346\)\. The check digit is right/],
  ["ORDER12345", /^We do not know this form\./],
])("%s is told what it is, and whether it is written correctly", (number, told) =>
  expect(describeOwn(number)).toMatch(told),
);
