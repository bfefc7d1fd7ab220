import { expect, test } from "vitest";
import { getCatalog } from "../catalog.ts";
import { getOriginal } from "#site/locales.ts";
import { buildEsgPage, buildRows } from "./esg.ts";
import { quoteSample, fitSampleToService } from "./sample-prices.ts";

const content = getCatalog();
const { figures } = getOriginal(content.esg).value;
const total = (parts: readonly { value: number }[]) => parts.reduce((sum, { value }) => sum + value, 0);

test("a kilogram on each line has the emissions that the calculator gives", () => {
  const figure = figures.find(({ lines }) => lines);
  if (!figure) throw new Error("no figure of the lines");
  const rows = buildRows(content, "en", figure);
  expect(rows).toHaveLength(9);
  const sample = { to: "US", postcode: "10001", weight_kg: 1, size_cm: [20, 15, 10] as [number, number, number] };
  for (const [slug, versions] of content.services) {
    const answer = quoteSample(content, slug, fitSampleToService(content, slug, sample));
    const row = rows.find(({ label }) => label === getOriginal(versions).head.name);
    if (answer.available && answer.emissions !== undefined)
      expect(total(row?.parts ?? [])).toBeCloseTo(answer.emissions / 1000, 2);
  }
  const sea = rows.find(({ parts }) => parts.some(({ kind }) => kind === "sea"));
  expect(total(sea?.parts ?? [])).toBeLessThan(0.3);
});

test("a year by sea and air is the sum of its kilograms", () => {
  const figure = figures.find(({ year }) => year);
  if (!figure?.year) throw new Error("no figure of a year");
  const rows = buildRows(content, "en", figure);
  const [allByAir, ...others] = rows.map(({ parts }) => total(parts));
  const [, ...mixes] = figure.year.mixes;
  const allBySea = total(rows.at(-1)?.parts ?? []);
  for (const [at, { by_sea }] of mixes.entries())
    expect(others[at]).toBeCloseTo(((allByAir ?? 0) * (100 - by_sea) + allBySea * by_sea) / 100, 6);
});

test("lines that differ in nothing but their days are one bar, every bar is as long as its amount, and invented ones are told apart", () => {
  const page = buildEsgPage(content, "en");
  const lines = figures.findIndex((figure) => figure.lines);
  const all = page.figures[lines]?.rows ?? [];
  expect(all.length).toBeLessThan(5);
  expect(new Set(all.map(({ drawn }) => drawn)).size).toBe(all.length);
  for (const [at, { rows }] of page.figures.entries()) {
    const scales = rows.flatMap(({ drawn }) =>
      [...drawn.matchAll(/ width="([\d.]+)%"[^>]* data-value="([\d.]+)"/g)].map(
        ([, width, value]) => Number(width) / Number(value),
      ),
    );
    for (const scale of scales) expect(scale / (scales[0] ?? 0)).toBeCloseTo(1, 2);
    expect(rows.every(({ drawn }) => drawn.includes("scale-invented"))).toBe(figures[at]?.illustrative === true);
  }
});
