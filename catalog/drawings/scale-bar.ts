import { element, escaped } from "./svg.ts";

/** Part of a distance or an amount, in the scale's unit. */
export type ScalePart = { kind: "air" | "sea" | "road" | "rest"; value: number };

const height = 26;

/** The ends that a scale can have, each with the number of parts at which every figure in between is round too. */
const ends = [
  [1, 5],
  [1.5, 3],
  [2, 4],
  [2.5, 5],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 3],
  [8, 4],
  [10, 5],
] as const;

/** The end of a scale: the smallest round figure that covers every amount. */
export function endOfScale(most: number): number {
  const power = powerOf(most);
  const [end] = ends.find(([least]) => least * power >= most * (1 - 1e-9)) ?? [10];
  return end * power;
}

/** The number of parts between a scale's figures. */
export function partsOfScale(end: number): number {
  const leading = end / powerOf(end);
  return ends.find(([known]) => Math.abs(known - leading) < 1e-6)?.[1] ?? 5;
}

/** What a fine notch of a scale stands for. */
export function notchOf(end: number): number {
  return end / partsOfScale(end) / 20;
}

function powerOf(value: number): number {
  return 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)) + 1e-9);
}

/** The largest share of a scale at whose end an amount still has room to be written. */
export const shareWithRoom = 0.7;

/**
 * Parts of an amount as a bar on a scale that fills its container; the unused rest of the scale stays visible. Fine
 * notches divide the way between two marks into ten; `said` is written where the bar ends.
 */
export function scaleBar(parts: readonly ScalePart[], end: number, said = ""): string {
  let from = 0;
  const rects = parts.map(({ kind, value }) => {
    const x = share(from, end);
    from += value;
    return element("rect", {
      class: `scale-${kind}`,
      x,
      width: share(value, end),
      height,
      "data-value": String(value),
    });
  });
  return element(
    "svg",
    { class: "scale-bar", width: "100%", height, "aria-hidden": "true" },
    element("line", { class: "scale-base", x1: 0, x2: "100%", y1: height - 0.5, y2: height - 0.5 }),
    ...rects,
    element("line", {
      class: "scale-notch scale-fine",
      "stroke-width": 6,
      "stroke-dasharray": ".12 .88",
      x2: share(from, end),
      y1: height - 3,
      y2: height - 3,
      pathLength: from / notchOf(end),
    }),
    // a mark at each figure of the scale and halfway between, both on the bar and beyond it
    ...Array.from({ length: 2 * partsOfScale(end) - 1 }, (_, at) => {
      const part = (at + 1) / (2 * partsOfScale(end));
      const x = share(part, 1);
      const over = part < from / end;
      return element("line", {
        class: over ? "scale-notch" : "scale-tick",
        x1: x,
        x2: x,
        y1: over ? 0 : height - (at % 2 === 0 ? 5 : 9),
        y2: height,
      });
    }),
    // above the marks, so that none of them looks like a comma in it
    said && element("text", { class: "draw-strong", x: share(from, end), dx: 10, y: 17 }, escaped(said)),
  );
}

/** The figures of a scale up to its end, which carries the unit; `numbers` is the locale that formats them (BCP 47). */
export function scaleAxis(end: number, unit: string, numbers: string): string {
  const parts = partsOfScale(end);
  const written = (value: number) => value.toLocaleString(numbers, { maximumSignificantDigits: 3 });
  const last = unit === "%" ? `${written(end)}%` : `${written(end)} ${unit}`;
  return element(
    "svg",
    { class: "scale-axis", width: "100%", height: 20, "aria-hidden": "true" },
    ...Array.from({ length: parts + 1 }, (_, at) =>
      element(
        "text",
        {
          class: "axis-figure",
          x: share(at, parts),
          y: 14,
          "text-anchor": at === 0 ? "start" : at === parts ? "end" : "middle",
        },
        at === parts ? escaped(last) : written((end / parts) * at),
      ),
    ),
  );
}

function share(value: number, end: number): string {
  return `${Math.round((value / end) * 1e5) / 1e3}%`;
}
