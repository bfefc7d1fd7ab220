import { expect, test } from "vitest";
import { withoutSums } from "./total-row.ts";

const orders = [
  ["A", "DE", "1", "30x20x5"],
  ["B", "FR", "2", ""],
];

test.each(["Summe", "TOTAL", "Grand total:", "合计"])("a last row called %s is no order", (word) =>
  expect(withoutSums([...orders, [word, "", "3", ""]], 4)).toEqual({ rows: orders, sum: word }),
);

test("two sums are left out, and what follows an order is not searched for sums above it", () => {
  expect(withoutSums([...orders, ["", "Subtotal", "", ""], ["", "Total", "3", ""]], 4).rows).toEqual(orders);
  expect(withoutSums([["Total", "", "3", ""], ...orders], 4).rows).toHaveLength(3);
});

test("an order that is called Total stays, and so does any other row without a country", () => {
  const named = [...orders, ["Total", "DE", "1", "30x20x5"]];
  expect(withoutSums(named, 4)).toEqual({ rows: named });
  const short = [...orders, ["C", "", "1", ""]];
  expect(withoutSums(short, 4)).toEqual({ rows: short });
});
