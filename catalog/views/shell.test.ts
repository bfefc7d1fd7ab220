import { encode } from "uqr";
import { expect, test } from "vitest";
import { drawQrCode } from "./shell.ts";

test("the runs of the drawing match the modules of the code", () => {
  const address = "https://www.yunroute.example/wechat";
  const { data } = encode(address, { ecc: "M", border: 2 });
  const drawn = new Set<string>();
  for (const [, x, y, wide] of drawQrCode(address, "A & B").matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let at = Number(x); at < Number(x) + Number(wide); at += 1) drawn.add(`${at} ${y}`);
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x} ${y}`] : [])));
  expect([...drawn].sort()).toEqual(dark.sort());
  expect(drawQrCode(address, "A & B")).toContain('aria-label="A &amp; B"');
});
