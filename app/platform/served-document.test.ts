import { expect, test } from "vitest";
import { dedupeMarkup } from "./served-document.ts";

const long = "<p>What stands in the document is not carried a second time, but named.</p>";
const html = `<div data-markup="">${long}x</div><div class="prose" data-markup="">${long}</div>`;

test("markup shown in the document is replaced by its position, and everything else stays", () => {
  const data = {
    a: long,
    b: [{ c: `${long}x`, d: "short" }],
    e: `${long} elsewhere, and not in the document`,
    f: null,
  };
  expect(dedupeMarkup(data, html)).toEqual({ ...data, a: { $markup: 1 }, b: [{ c: { $markup: 0 }, d: "short" }] });
});
