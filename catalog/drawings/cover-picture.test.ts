import { expect, test } from "vitest";
import { catalog } from "../catalog.ts";
import { original } from "../localized.ts";
import { coverPicture } from "./cover-picture.ts";
import { coverOf } from "./covers/cover.ts";

test("a cover's picture is self-contained: no words that need a typeface, nothing to load", () => {
  const content = catalog();
  for (const versions of content.news.values()) {
    const picture = coverPicture(coverOf(content, original(versions).head), "#22c55e");
    expect(picture).not.toMatch(/<text|<use|href/);
    expect(picture).not.toContain("NaN");
  }
});

test("the words on a stamp are drawn as paths", () => {
  const content = catalog();
  const item = { topic: "customs", date: "2026-11-21", services: [], days: [], drawing: { stamp: "A&B", note: "two" } };
  expect(
    coverPicture(coverOf(content, item), "#22c55e").match(/<path class="cover-stamp-(?:text|note)" d="M[^"]{40,}"/g),
  ).toHaveLength(2);
});
