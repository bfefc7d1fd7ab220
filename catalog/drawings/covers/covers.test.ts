import fc from "fast-check";
import { expect, test } from "vitest";
import { getCatalog } from "../../catalog.ts";
import { baseLocale, getOriginal, locales } from "#site/locales.ts";
import { scaleBars } from "./charts.ts";
import { drawCover, drawGuideCover } from "./cover.ts";

const content = getCatalog();
const plain = { date: "2026-11-21", services: [], days: [] };

test("a bar is as tall as its figure", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 8 }), (values) => {
      const heights = scaleBars(values);
      for (const [at, value] of values.entries())
        expect((heights[at] ?? 0) * Math.max(...values)).toBeCloseTo(value * Math.max(...heights), 3);
    }),
  );
});

test("the kind of cover depends on the item: what it asks for, its days, its topic, its line", () => {
  const days = [{ kind: "closed" as const, from: "2027-02-04", to: "2027-02-10", label: "Closed" }];
  const kind = (item: Partial<Parameters<typeof drawCover>[1]>) =>
    drawCover(content, { ...plain, topic: "network", ...item }).kind;
  expect(kind({ topic: "customs", services: ["standard-express"] })).toBe("stamp");
  expect(kind({ services: ["standard-express"] })).toBe("map");
  expect(kind({ days, services: ["standard-express"] })).toBe("calendar");
  expect(kind({ days, drawing: { bars: [1, 2], label: "+2 %" } })).toBe("bars");
  expect(kind({})).toBe("stamp");
});

test("every guide has a cover of its own, in both languages, with its own figures", () => {
  for (const locale of locales) {
    const covers = [...content.guides.keys()].map((slug) => drawGuideCover(content, slug, locale)?.markup ?? "");
    expect(covers.length).toBeGreaterThan(10);
    expect(new Set(covers).size).toBe(covers.length);
    for (const markup of covers) expect(markup.length).toBeLessThan(6_000);
  }
  const kinds = [...content.guides.keys()].map((slug) => drawGuideCover(content, slug, baseLocale)?.kind);
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(10);
});

test("a battery is filled to its charge, a rate is as long as its figure, a cell is filled where something is taken on", () => {
  const of = (drawing: Parameters<typeof drawCover>[1]["drawing"]) =>
    drawCover(content, { ...plain, topic: "customs", drawing }).markup;
  const widths = (markup: string, name: string) =>
    [...markup.matchAll(new RegExp(`class="${name}"[^>]* width="([\\d.]+)"`, "g"))].map(([, width]) => Number(width));
  expect(widths(of({ battery: 30, label: "30%" }), "day-first")).toEqual([244 * 0.3]);
  const [ten = 0, five = 0] = widths(of({ rates: { AU: 10, XX: 5 } }), "cover-bar-last");
  expect(ten).toBeGreaterThan(0);
  expect(ten).toBeCloseTo(five * 2, 6);
  const grid = of({ grid: { DAP: "1101", EXW: "0000" } });
  expect(widths(grid, "day-first")).toHaveLength(3);
  expect(widths(grid, "day-open")).toHaveLength(5);
});

test("all four kinds occur in the newsroom, none is larger than 4 kB, and each is always drawn the same", () => {
  const items = [...content.news.values()].map((versions) => getOriginal(versions).head);
  const covers = items.map((head) => drawCover(content, head));
  expect(new Set(covers.map(({ kind }) => kind)).size).toBe(4);
  expect(new Set(covers.map(({ markup }) => markup)).size).toBe(covers.length);
  for (const { markup } of covers) expect(markup.length).toBeLessThan(4_000);
  expect(items.map((head) => drawCover(content, head).markup)).toEqual(covers.map(({ markup }) => markup));
});

test("what an author writes becomes text, not markup", () => {
  const { markup } = drawCover(content, {
    ...plain,
    topic: "customs",
    drawing: { stamp: "<b>&", note: '"a" <script>' },
  });
  expect(markup).toContain("&lt;b&gt;&amp;");
  expect(markup).not.toContain("<script");
});
