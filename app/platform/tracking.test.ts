import { expect, test } from "vitest";
import { buildTrackingUrl, parseTrackingNumber } from "./tracking.ts";

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

test("the number takes the template's place for it, encoded for an address", () => {
  expect(buildTrackingUrl("https://track.example/{number}?lang=de", "A 1&b")).toBe(
    "https://track.example/A%201%26b?lang=de",
  );
});
