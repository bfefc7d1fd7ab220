import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Charge } from "#rating/answer.ts";
import { shareStrip } from "./share-strip.tsx";

const charges = (...amounts: number[]): Charge[] =>
  amounts.map((amount) => ({ code: "freight", formula: { op: "number", value: "1" }, amount }));

function drawn(own: readonly Charge[]) {
  const bar = shareStrip(own)?.bar;
  if (!bar) return undefined;
  return [...renderToStaticMarkup(bar).matchAll(/data-cost="(\d+)" x="([\d.]+)%" width="([\d.]+)%"/g)].map(
    ([, cost, x, width]) => [Number(cost), Number(x), Number(width)],
  );
}

test("each charge is as long as its share of the total, one after the other", () => {
  expect(drawn(charges(989, 250, 136, 135))).toEqual([
    [989, 0, 65.5],
    [250, 65.5, 16.56],
    [136, 82.05, 9.01],
    [135, 91.06, 8.94],
  ]);
});

test.each([[[500]], [[500, -100]], [[0, 0]]])("of %j no shares are drawn", (amounts) =>
  expect(drawn(charges(...amounts))).toBeUndefined(),
);
