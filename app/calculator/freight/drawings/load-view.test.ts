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

/** The rectangles of what is drawn with a class, and their look. */
function findRectangles(markup: string) {
  return [...markup.matchAll(/<path d="([^"]*)" class="(load-piece[^"]*)"/g)].flatMap(([, path = "", look = ""]) =>
    [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)/g)].map(([, ...numbers]) => ({
      look,
      numbers: numbers.map(Number),
    })),
  );
}

test("each piece is drawn where it stands, as large as it is, in the look of its kind", () => {
  const [, wall = ""] = /<rect width="([\d.]+)"[^>]*class="load-wall"/.exec(drawn) ?? [];
  const scale = Number(wall) / width;
  const rectangles = findRectangles(drawn);
  expect(rectangles).toHaveLength(2);
  for (const [at, piece] of [pieces[0], pieces[2]].entries()) {
    const { look = "", numbers = [] } = rectangles[at] ?? {};
    const [x = 0, y = 0, wide = 0, high = 0] = numbers;
    // within a pixel: pieces are drawn a hair smaller, so that one tells them apart
    expect(Math.abs(x - (piece?.x ?? 0) * scale)).toBeLessThan(1);
    expect(Math.abs(y - (piece?.y ?? 0) * scale)).toBeLessThan(1);
    expect(Math.abs(wide - (piece?.width ?? 0) * scale)).toBeLessThan(2);
    expect(Math.abs(high - (piece?.height ?? 0) * scale)).toBeLessThan(2);
    expect(look).toContain(`load-kind-${piece?.kind}`);
    expect(look.includes("load-active")).toBe(piece?.number === 3);
  }
});

test("the length of a container stands at its end, and no round figure runs into it", () => {
  const listFigures = (length: number) => {
    const view = { title: "From above", width: length, height: 2350, pieces: [] };
    const markup = renderToStaticMarkup(createElement(LoadView, { view, active: 0, looks }));
    return [...markup.matchAll(/class="fill-quiet">([^<]+)<\/text>/g)].map(([, text]) => text);
  };
  expect(listFigures(5896)).toEqual(["0", "2", "4", "5.9 m"]);
  expect(listFigures(12_032)).toEqual(["0", "2", "4", "6", "8", "10", "12 m"]);
});

test("what lies over another piece is drawn after it, and what does not together with it", () => {
  const at = (number: number, x: number) => ({ number, kind: 1, x, y: 0, width: 600, height: 400 });
  const markup = renderToStaticMarkup(
    createElement(LoadView, {
      view: { title: "From above", width, height: 2350, pieces: [at(1, 0), at(2, 600), at(3, 300), at(4, 1200)] },
      active: 9,
      looks,
    }),
  );
  const paths = [...markup.matchAll(/<path d="([^"]*)" class="load-piece/g)];
  expect(paths.map(([, path = ""]) => path.match(/M/g)?.length)).toEqual([2, 2]);
});

test("kinds that share a colour are drawn apart: only pallets stand on feet", () => {
  const at = (number: number, kind: number, x: number) => ({ number, kind, x, y: 0, width: 600, height: 400 });
  const markup = renderToStaticMarkup(
    createElement(LoadView, {
      view: { title: "From the side", width, height: 2350, pieces: [at(1, 0, 0), at(2, 1, 600)], standing: true },
      active: 9,
      looks: [
        { color: 0, letter: "A", pallet: true },
        { color: 0, letter: "G", pallet: false },
      ],
    }),
  );
  const [[, feet = ""] = [], ...more] = markup.matchAll(/<path d="([^"]*)" class="load-feet"/g);
  expect(more).toEqual([]);
  // a deck and three feet
  expect(feet.match(/M/g)).toHaveLength(4);
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
