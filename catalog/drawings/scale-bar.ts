import { element, escaped } from "./svg.ts";

/** A part of a way or an amount, in the scale's unit. */
export type ScalePart = { kind: "air" | "sea" | "road" | "rest"; value: number };

const height = 26;

/** The end of a scale: the least round figure that holds every amount. */
export function endOfScale(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1e-9)));
  const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];
  return (steps.find((step) => step * power >= most * (1 - 1e-9)) ?? 10) * power;
}

/** Parts of an amount as a bar of a scale that is as wide as its place; what is empty of the scale stays in sight. */
export function scaleBar(parts: readonly ScalePart[], end: number): string {
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
    // ten parts of the scale, over the bar and beside it
    ...Array.from({ length: 9 }, (_, at) => {
      const x = `${(at + 1) * 10}%`;
      const over = (at + 1) / 10 < from / end;
      return element("line", {
        class: over ? "scale-notch" : "scale-tick",
        x1: x,
        x2: x,
        y1: over ? 0 : height - 7,
        y2: height,
      });
    }),
  );
}

/** The figures of a scale, five to its end, which carries the unit; `numbers` is the language that writes them (BCP 47). */
export function scaleAxis(end: number, unit: string, numbers: string): string {
  const written = (value: number) => value.toLocaleString(numbers, { maximumSignificantDigits: 3 });
  const withUnit = (figure: string) => (unit === "%" ? `${figure}%` : `${figure} ${unit}`);
  return element(
    "svg",
    { class: "scale-axis", width: "100%", height: 20, "aria-hidden": "true" },
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      element(
        "text",
        {
          class: "axis-figure",
          x: `${at * 20}%`,
          y: 14,
          "text-anchor": at === 0 ? "start" : at === 5 ? "end" : "middle",
        },
        at === 5 ? escaped(withUnit(written(end))) : written((end / 5) * at),
      ),
    ),
  );
}

function share(value: number, end: number): string {
  return `${Math.round((value / end) * 1e5) / 1e3}%`;
}
