import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LoadView } from "./load-view.tsx";

const width = 5896;
const pieces = [
  { number: 1, kind: 0, x: 0, y: 0, width: 1200, height: 800 },
  { number: 2, kind: 1, x: 1200, y: 0, width: 600, height: 400 },
  { number: 3, kind: 1, x: 1200, y: 0, width: 600, height: 400 },
];
const looks = [
  { color: 0, letter: "A", pallet: true },
  { color: 1, letter: "B", pallet: false },
];
const drawn = renderToStaticMarkup(
  createElement(LoadView, { view: { title: "From above", width, height: 2350, pieces }, active: 3, looks }),
);

test("each piece is drawn where it stands, as large as it is, in the look of its kind", () => {
  const rects = [
    ...drawn.matchAll(
      /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"[^>]*class="([^"]*)"><\/rect>.*?<text[^>]*>[AB](\d)</g,
    ),
  ];
  const [, wall = ""] = /<rect width="([\d.]+)"[^>]*class="load-wall"/.exec(drawn) ?? [];
  const scale = Number(wall) / width;
  expect(rects).toHaveLength(2);
  for (const [, x, y, wide, high, look, number] of rects) {
    const piece = pieces[Number(number) - 1];
    // within a pixel: pieces are drawn a hair smaller, so that one tells them apart
    expect(Math.abs(Number(x) - (piece?.x ?? 0) * scale)).toBeLessThan(1);
    expect(Math.abs(Number(y) - (piece?.y ?? 0) * scale)).toBeLessThan(1);
    expect(Math.abs(Number(wide) - (piece?.width ?? 0) * scale)).toBeLessThan(2);
    expect(Math.abs(Number(high) - (piece?.height ?? 0) * scale)).toBeLessThan(2);
    expect(look).toContain(`load-kind-${piece?.kind}`);
    expect(look?.includes("load-active")).toBe(number === "3");
  }
});

test("what stands exactly behind another piece is not drawn", () => {
  expect(drawn).toContain(">A1<");
  expect(drawn).toContain(">B3<");
  expect(drawn).not.toContain(">B2<");
});

test("the title promises numbers only where each piece that one sees has one", () => {
  const view = (length: number) =>
    renderToStaticMarkup(
      createElement(LoadView, {
        view: {
          title: "From above",
          numbered: "Numbered",
          width,
          height: 2350,
          pieces: [{ number: 1, kind: 0, x: 0, y: 0, width: length, height: length }],
        },
        active: 1,
        looks,
      }),
    );
  expect(view(1200)).toContain("Numbered");
  expect(view(100)).not.toContain("Numbered");
});

test("in a narrow piece the letter stands above the number", () => {
  const names = renderToStaticMarkup(
    createElement(LoadView, {
      view: {
        title: "From above",
        width: 25_000,
        height: 2350,
        pieces: [{ number: 17, kind: 0, x: 0, y: 0, width: 800, height: 1200 }],
      },
      active: 1,
      looks,
    }),
  );
  expect(names).toMatch(/>A<\/text><text[^>]*>17</);
});
