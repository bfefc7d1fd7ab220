import { expect, test } from "vitest";
import { getOriginal } from "#site/locales.ts";
import { getCatalog } from "../catalog.ts";
import { drawCover } from "./covers/cover.ts";
import { drawCoverPicture } from "./standalone-pictures.ts";

test("a cover's picture is self-contained: no words that need a typeface, nothing to load", () => {
  const content = getCatalog();
  for (const versions of content.news.values()) {
    const picture = drawCoverPicture(drawCover(content, getOriginal(versions).head), "#22c55e");
    expect(picture).not.toMatch(/<text|<use|href/);
    expect(picture).not.toContain("NaN");
  }
});

test("the words on a stamp are drawn as paths", () => {
  const content = getCatalog();
  const item = { topic: "customs", date: "2026-11-21", services: [], days: [], drawing: { stamp: "A&B", note: "two" } };
  expect(
    drawCoverPicture(drawCover(content, item), "#22c55e").match(
      /<path class="cover-stamp-(?:text|note)" d="M[^"]{40,}"/g,
    ),
  ).toHaveLength(2);
});
