import fc from "fast-check";
import { expect, test } from "vitest";
import {
  buildTrackingUrl,
  describeTrackingNumber,
  findTrackingNumber,
  findTrackingTarget,
  listSeveralTrackingNumbers,
  listTrackingNumbers,
  parseTrackingNumber,
} from "./tracking.ts";

test.each([
  ["yr 1234 5678 9 cn", "YR123456789CN"],
  ["1Z-999-AA1-01-2345-6784", "1Z999AA10123456784"],
  ["123456", "123456"],
  ["express", undefined],
  ["2 kg to Germany", undefined],
  ["12345", undefined],
  ["<script>1234", undefined],
  ["9".repeat(41), undefined],
])("%s", (text, number) => expect(parseTrackingNumber(text)).toBe(number));

const forms = [{ form: "MK-####-@", name: "Eigene" }];

// the examples of the standards: S10's 47312482, ISO 6346's CSQU3054383
test.each([
  ["RR473124829CN", "postal", 9],
  ["RR473124820CN", "postal", 9],
  ["LX000000005DE", "postal", 5],
  ["LX000040000DE", "postal", 0],
  ["CSQU3054383", "container", 3],
  ["CSQU3054384", "container", 3],
  ["02055555555", "air-waybill", 5],
  ["02055555551", "unknown", undefined],
  ["MK1234A", "own", undefined],
  ["MK12345", "unknown", undefined],
] as const)("%s is %s, with the check digit %s", (number, kind, right) =>
  expect(describeTrackingNumber(number, forms)).toMatchObject({
    kind,
    ...(right !== undefined && { check: { right } }),
  }),
);

test.each([
  ["lx 837 465 199 cn", "LX837465199CN"],
  ["1Z999AA10123456784 怎么查不到", "1Z999AA10123456784"],
  ["where is RB847261955CN", "RB847261955CN"],
  ["40x30x20 cm 4kg france price", undefined],
  ["1.2 kg 10115 Berlin", undefined],
  ["运单号：RB123456785CN", "RB123456785CN"],
  ["insurance", undefined],
  ["UN3481", undefined],
  ["un 3480", undefined],
])("in %s the number is %s", (text, number) => {
  expect(findTrackingNumber(text)).toBe(number);
});

test.each([
  ["RR473124829CN,LX000000005DE", ["RR473124829CN", "LX000000005DE"]],
  ["RR473124829CN, LX000000005DE", ["RR473124829CN", "LX000000005DE"]],
  ["RR473124829CN LX000000005DE", ["RR473124829CN", "LX000000005DE"]],
  ["RR473124829CN\nlx 000 000 005 de\n", ["RR473124829CN", "LX000000005DE"]],
  ["RR473124829CN、1Z999AA10123456784；CSQU3054383", ["RR473124829CN", "1Z999AA10123456784", "CSQU3054383"]],
  ["RR473124829CN RR473124829CN", ["RR473124829CN"]],
  ["yr 1234 5678 9 cn", ["YR123456789CN"]],
  ["1Z 999 AA1 01 2345 6784", ["1Z999AA10123456784"]],
  ["where is RB847261955CN, please", ["RB847261955CN"]],
  ["123456", ["123456"]],
  ["express, Germany", []],
  ["", []],
])("in %j the numbers are %j", (text, numbers) => expect(listTrackingNumbers(text)).toEqual(numbers));

test("one digit mistyped, or two neighbours swapped, is noticed in a postal number", () => {
  const digits = fc.array(fc.nat(9), { minLength: 8, maxLength: 8 });
  const isRight = (serial: readonly number[], digit: number) => {
    const { check } = describeTrackingNumber(`RR${serial.join("")}${digit}CN`, []);
    return check?.given === check?.right;
  };
  // a remainder of 0 and of 1 have no digit of their own: 11 becomes 5 and 10 becomes 0, as other remainders do not
  fc.assert(
    fc.property(digits, fc.nat(7), fc.integer({ min: 1, max: 9 }), (serial, at, by) => {
      const digit = [...Array(10).keys()].find((one) => isRight(serial, one)) ?? Number.NaN;
      const other = serial.with(at, ((serial[at] ?? 0) + by) % 10);
      fc.pre(digit !== 5 && digit !== 0);
      return !isRight(other, digit);
    }),
  );
});

test("a number goes to the provider; one whose check digit is wrong, or without such an address, to the page about it", () => {
  const template = "https://track.example/{number}?lang=de";
  const all = { template, page: "/tracking", forms };
  expect(findTrackingTarget("rr 47312482 9 cn", all)).toBe("https://track.example/RR473124829CN?lang=de");
  expect(findTrackingTarget("RR473124820CN", all)).toBe("/tracking?number=RR473124820CN");
  expect(findTrackingTarget("RR473124820CN", { template, forms })).toBe("https://track.example/RR473124820CN?lang=de");
  expect(findTrackingTarget("RR473124829CN", { page: "/tracking", forms })).toBe("/tracking?number=RR473124829CN");
  expect(findTrackingTarget("90001234", { page: "/tracking", forms })).toBeUndefined();
  expect(findTrackingTarget("express", all)).toBeUndefined();
  expect(buildTrackingUrl(template, "A 1&b")).toBe("https://track.example/A%201%26b?lang=de");
});

test.each([
  ["RB847261955CN, LZ123456789CN", ["RB847261955CN", "LZ123456789CN"]],
  ["RB847261955CN LZ123456789CN", ["RB847261955CN", "LZ123456789CN"]],
  ["RB847261955CN，LZ123456789CN、RB847261955CN", ["RB847261955CN", "LZ123456789CN"]],
  ["RB847261955CN", []],
  ["where is RB847261955CN", []],
  ["RB 8472 6195 5CN", []],
  ["2 kg to Germany 10115", []],
])("a search for %s is one for several tracking numbers, or for something else", (text, numbers) =>
  expect(listSeveralTrackingNumbers(text)).toEqual(numbers),
);
