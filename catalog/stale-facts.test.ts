import { expect, test } from "vitest";
import type { Files } from "./read/files.ts";
import { datedFacts, staleFacts } from "./stale-facts.ts";

const guide = `---
title: A guide
checked:
  - fact: The limit is 10 kg.
    source: A law
    read: 2026-05-01
  - { fact: The fee is 2 euro., source: A law, read: 2026-11-20, unsettled: [yes, no] }
---

Text with read: 2020-01-01 in it.
`;
const files: Files = {
  root: "content",
  has: () => true,
  text: () => guide,
  list: (_, ending) => (ending === ".md" ? ["content/guides/a.md"] : []),
};

test("facts come with their line, and whether they are settled", () => {
  expect(datedFacts(files)).toEqual([
    {
      file: "content/guides/a.md",
      line: 4,
      fact: "The limit is 10 kg.",
      source: "A law",
      read: "2026-05-01",
      unsettled: false,
    },
    {
      file: "content/guides/a.md",
      line: 7,
      fact: "The fee is 2 euro.",
      source: "A law",
      read: "2026-11-20",
      unsettled: true,
    },
  ]);
});

test("a fact becomes stale on the day after the limit, not on it", () => {
  const stale = (days: number) => staleFacts(datedFacts(files), days, "2026-11-21").map(({ line }) => line);
  expect(stale(180)).toEqual([4]);
  expect(stale(204)).toEqual([]);
  expect(stale(203)).toEqual([4]);
  expect(stale(0)).toEqual([4, 7]);
});
