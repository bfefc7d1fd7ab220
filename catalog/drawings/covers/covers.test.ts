import fc from "fast-check";
import { expect, test } from "vitest";
import { catalog } from "../../catalog.ts";
import { barHeights } from "./bars.ts";
import { coverOf } from "./cover.ts";
import { original } from "../../localized.ts";

const content = catalog();
const plain = { date: "2026-11-21", services: [], days: [] };

test("a bar is as tall as its figure", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 }), (values) => {
      const heights = barHeights(values);
      for (const [at, value] of values.entries())
        expect((heights[at] ?? 0) * Math.max(...values)).toBeCloseTo(value * Math.max(...heights), 3);
    }),
  );
});

test("the kind of cover depends on the item: what it asks for, its days, its topic, its line", () => {
  const days = [{ kind: "closed" as const, from: "2027-02-04", to: "2027-02-10", label: "Closed" }];
  const kind = (item: Partial<Parameters<typeof coverOf>[1]>) =>
    coverOf(content, { ...plain, topic: "network", ...item }).kind;
  expect(kind({ topic: "customs", services: ["standard-express"] })).toBe("stamp");
  expect(kind({ services: ["standard-express"] })).toBe("map");
  expect(kind({ days, services: ["standard-express"] })).toBe("calendar");
  expect(kind({ days, drawing: { bars: [1, 2], label: "+2 %" } })).toBe("bars");
  expect(kind({})).toBe("stamp");
});

test("all four kinds occur in the newsroom, none is larger than 4 kB, and each is always drawn the same", () => {
  const items = [...content.news.values()].map((versions) => original(versions).head);
  const covers = items.map((head) => coverOf(content, head));
  expect(new Set(covers.map(({ kind }) => kind)).size).toBe(4);
  expect(new Set(covers.map(({ markup }) => markup)).size).toBe(covers.length);
  for (const { markup } of covers) expect(markup.length).toBeLessThan(4_000);
  expect(items.map((head) => coverOf(content, head).markup)).toEqual(covers.map(({ markup }) => markup));
});

test("what an author writes becomes text, not markup", () => {
  const { markup } = coverOf(content, { ...plain, topic: "customs", drawing: { stamp: "<b>&", note: '"a" <script>' } });
  expect(markup).toContain("&lt;b&gt;&amp;");
  expect(markup).not.toContain("<script");
});
