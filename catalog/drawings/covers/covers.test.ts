import fc from "fast-check";
import { expect, test } from "vitest";
import { getCatalog } from "../../catalog.ts";
import { baseLocale, getOriginal, locales } from "#site/locales.ts";
import type { Drawing } from "../../schema/text.ts";
import { drawCover, drawGuideCover } from "./cover.ts";

const content = getCatalog();
const plain = { date: "2026-11-21", services: [], days: [] };

/** Lengths of a drawing's bars in px, each with the amount that it stands for. */
const readBars = (markup: string) =>
  [...markup.matchAll(/ x="([\d.]+)"[^>]* width="([\d.]+)"[^>]* data-value="([\d.]+)"/g)].map((found) => {
    const [x = 0, width = 0, value = 0] = found.slice(1).map(Number);
    return { x, width, value };
  });

test("a bar is as long as its amount, from zero, whatever the amounts", () => {
  const names = fc.dictionary(fc.string({ maxLength: 9 }), fc.double({ min: 0.01, max: 1e4, noNaN: true }), {
    minKeys: 1,
    maxKeys: 4,
  });
  fc.assert(
    fc.property(names, (amounts) => {
      for (const drawing of [{ bars: Object.values(amounts), label: "1 kg" }, { rates: amounts }]) {
        const bars = readBars(drawCover(content, { ...plain, topic: "network", drawing }).markup);
        const most = Math.max(...bars.map(({ value }) => value));
        expect(bars).toHaveLength(Object.keys(amounts).length);
        for (const { x, width, value } of bars) {
          expect(x).toBe(32);
          expect(width).toBeCloseTo((value / most) * 320, 0);
        }
      }
    }),
  );
});

test("words of a cover that a phone would show smaller than 11 px are not shown there", () => {
  const news = [...content.news.values()].flatMap((versions) =>
    locales.map((locale) => {
      const { topic, date, services, days, drawing } = getOriginal(versions).head;
      return drawCover(content, { topic, date, services, days, drawing }, locale).markup;
    }),
  );
  const guides = [...content.guides.keys()].flatMap((slug) =>
    locales.map((locale) => drawGuideCover(content, slug, locale)?.markup ?? ""),
  );
  for (const [text, size] of [...news, ...guides].join("").matchAll(/<text [^>]*font-size="([\d.]+)"[^>]*>/g))
    if ((Number(size) * 104) / 384 < 11) expect(text).toMatch(/cover-(?:small|day)|-note/);
});

test("a price rise of 2.5% is drawn as 2.5% of the price before it", () => {
  const { markup } = drawCover(content, {
    ...plain,
    topic: "network",
    drawing: { rises: { Standard: 2.5, Priority: 2.9 } },
  });
  const [before, rise, dearer, more] = readBars(markup);
  expect((rise?.width ?? 0) / (before?.width ?? 0)).toBeCloseTo(0.025, 3);
  expect((more?.width ?? 0) / (dearer?.width ?? 0)).toBeCloseTo(0.029, 3);
  // the rise stands at the end of what it adds to
  expect(rise?.x).toBeCloseTo((before?.x ?? 0) + (before?.width ?? 0), 1);
  expect(markup).toContain("+2.5%");
});

test("what every cover of the content draws as a length is to scale", () => {
  const covers = [...content.news.values(), ...content.guides.values()].map((versions) => {
    const { drawing } = getOriginal<{ head: { drawing?: Drawing | undefined } }>(versions).head;
    return drawing ? drawCover(content, { ...plain, topic: "network", drawing }) : undefined;
  });
  for (const cover of covers) {
    const bars = readBars(cover?.markup ?? "");
    const scales = bars.map(({ width, value }) => width / value);
    for (const scale of scales) expect(scale / Math.max(...scales)).toBeCloseTo(1, 1);
  }
});

test("a value from which more is due stands halfway on a scale to twice the value", () => {
  const { markup } = drawCover(content, { ...plain, topic: "customs", drawing: { step: "£135" } });
  const widths = [...markup.matchAll(/cover-bar[^>]* y="116" width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([160, 160]);
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

test("a battery is filled to its charge, a cell is filled where something is taken on", () => {
  const of = (drawing: Parameters<typeof drawCover>[1]["drawing"]) =>
    drawCover(content, { ...plain, topic: "customs", drawing }).markup;
  const widths = (markup: string, name: string) =>
    [...markup.matchAll(new RegExp(`class="${name}"[^>]* width="([\\d.]+)"`, "g"))].map(([, width]) => Number(width));
  expect(widths(of({ battery: 30, label: "30%" }), "day-first")).toEqual([244 * 0.3]);
  const grid = of({ grid: { DAP: "1101", EXW: "0000" } });
  expect(widths(grid, "day-first")).toHaveLength(3);
  expect(widths(grid, "day-open")).toHaveLength(5);
});

test("four kinds occur in the newsroom, none is larger than 4 kB, and each is always drawn the same", () => {
  const items = [...content.news.values()].map((versions) => getOriginal(versions).head);
  const covers = items.map((head) => drawCover(content, head));
  expect(new Set(covers.map(({ kind }) => kind)).size).toBe(4);
  expect(new Set(covers.map(({ markup }) => markup)).size).toBe(covers.length);
  for (const { markup } of covers) expect(markup.length).toBeLessThan(4_000);
  expect(items.map((head) => drawCover(content, head).markup)).toEqual(covers.map(({ markup }) => markup));
});

test("a map has its label in room of its own above its places, in each language's words", () => {
  const of = (label?: string) =>
    drawCover(content, { ...plain, topic: "network", drawing: { map: ["FR"], service: "standard-express", label } });
  const highest = (markup: string | undefined) =>
    Math.min(...[...(markup ?? "").matchAll(/ cy="([\d.]+)"/g)].map(([, y]) => Number(y)));
  const [plainMap, labelled] = [of(), of("Via Liège")];
  expect(labelled.markup).toMatch(/<text [^>]*y="48"[^>]*>Via Liège</);
  expect(highest(labelled.map?.draw().dot)).toBeGreaterThan(60);
  expect(plainMap.markup).not.toContain("<text");
  expect(of("经列日").map?.file).toBe(labelled.map?.file);
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
