import type { Quote, WeightStep } from "#rating/answer.ts";
import { type CardMass, type CardUnit, massAmount } from "#rating/scale.ts";
import { isolated } from "#site/isolated.ts";
import { type Locale, localeEntry } from "#site/locales.ts";
import { boxCorners } from "./box-corners.ts";
import { boxFaces } from "./box-faces.ts";
import { element, escaped, type Point } from "./svg.ts";
import { say } from "../words.ts";
import { unitText } from "./formats.ts";

/** The sheet in px, as wide as the text on a phone. */
const width = 350;
const boxHeight = 148;
const rowHeight = 52;

export type WeighedShipment = { quantity: number; weight_kg: number; size_cm: readonly [number, number, number] };

/** An amount to compare with others on its scale. */
export type WeightBar = { kind: "scale" | "volume" | "billed"; value: number; label: string; text: string };

/**
 * How a shipment's billable weight comes about: its box to scale, and actual, volumetric and billed weight as bars on
 * one scale.
 */
export function weightRule(shipment: WeighedShipment, quote: Pick<Quote, "billable">, locale: Locale): string {
  const bars = barsOf(shipment, quote, locale);
  const most = Math.max(...bars.map(({ value }) => value));
  const height = boxHeight + bars.length * rowHeight;
  const told = bars.map(({ label, text }) => `${label} ${text}`).join(say("drawn_parts", locale));
  return element(
    "svg",
    { class: "weight-rule", viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": told },
    box(shipment, locale),
    ...bars.map(({ kind, value, label, text }, at) => {
      const y = boxHeight + at * rowHeight;
      return [
        element("text", { class: "draw-quiet", y: y + 15 }, escaped(label)),
        element("text", { class: "draw-strong", x: width, y: y + 15, "text-anchor": "end" }, escaped(text)),
        element("rect", { class: "bar-track", y: y + 24, width, height: 10, rx: 3 }),
        element("rect", {
          class: kind === "billed" ? "bar-data" : "bar-other",
          y: y + 24,
          width: Math.max(2, (value / most) * width),
          height: 10,
          rx: 3,
          "data-bar": kind,
        }),
      ].join("");
    }),
  );
}

/** The bars: actual weight, volumetric weight if the card uses it, and what is billed. */
export function barsOf(shipment: WeighedShipment, { billable }: Pick<Quote, "billable">, locale: Locale): WeightBar[] {
  const { quantity, weight_kg, size_cm } = shipment;
  const figure = (value: number, digits = 3) =>
    value.toLocaleString(localeEntry(locale).numbers, { maximumFractionDigits: digits });
  if (billable.revenueTons !== undefined) {
    const tonnes = (quantity * weight_kg) / 1000;
    const cubic = (quantity * size_cm.reduce((product, side) => product * side, 1)) / 1e6;
    const tons = billable.revenueTons / 1000;
    return [
      {
        kind: "scale",
        value: tonnes,
        label: say("drawn_bar_scale", locale),
        text: `${figure(tonnes)} ${unitText("t", locale)}`,
      },
      {
        kind: "volume",
        value: cubic,
        label: say("drawn_bar_cubic", locale),
        text: `${figure(cubic)} ${unitText("m³", locale)}`,
      },
      {
        kind: "billed",
        value: tons,
        label: say("drawn_bar_measure", locale),
        text: say("revenue_tons", locale, { amount: figure(tons) }),
      },
    ];
  }
  const steps = [...billable.pieces.flatMap((piece) => piece.steps), ...billable.steps];
  const { unit } = billable;
  const mass = (value: CardMass) => massOf(value, unit, figure, locale);
  const actual = steps.findLast((step) => step.kind === "actual");
  const byVolume = steps.findLast((step) => step.kind === "volumetric");
  const rounded = steps.findLast((step) => step.kind === "rounded");
  const billed = rounded
    ? say("drawn_bar_billed_step", locale, { step: mass(rounded.step) })
    : say("drawn_bar_billed", locale);
  return [
    ...(actual ? [bar("scale", actual.mass, say("drawn_bar_scale", locale), mass)] : []),
    ...(byVolume ? [bar("volume", byVolume.mass, volumeLabel(byVolume, locale, figure), mass)] : []),
    bar("billed", billable.mass, billed, mass),
  ];
}

function bar(kind: WeightBar["kind"], value: CardMass, label: string, text: (mass: CardMass) => string): WeightBar {
  return { kind, value: massAmount(value), label, text: text(value) };
}

type Volumetric = Extract<WeightStep, { kind: "volumetric" }>;

function volumeLabel(step: Volumetric, locale: Locale, figure: (value: number) => string): string {
  const sides = isolated(step.sides.map((side) => figure(side)).join(" × "), locale);
  const pieces = step.quantity > 1 ? `${step.quantity} × ` : "";
  return say("drawn_bar_volume", locale, { sum: `${pieces}${sides} ÷ ${figure(step.divisor)}` });
}

function massOf(value: CardMass, unit: CardUnit, figure: (value: number) => string, locale: Locale): string {
  const amount = massAmount(value);
  return unit === "kg" && amount < 0.1
    ? `${figure(amount * 1000)} ${unitText("g", locale)}`
    : `${figure(amount)} ${unitText(unit, locale)}`;
}

/** The box as it lies, all sides to one scale, with dimensions along its edges. */
function box({ quantity, size_cm }: WeighedShipment, locale: Locale): string {
  const cm = unitText("cm", locale);
  const [length, breadth, up] = size_cm;
  const corners = boxCorners([length, breadth, up], { x: 70, y: 6, width: 200, height: boxHeight - 34 });
  const { front, left, right, rightTop } = corners;
  const edge = (from: Point, to: Point, text: string, anchor: "start" | "end", dy: number, dx: number) =>
    element(
      "text",
      {
        class: "draw-quiet",
        x: (from[0] + to[0]) / 2 + dx,
        y: (from[1] + to[1]) / 2 + dy,
        "text-anchor": anchor,
      },
      text,
    );
  return [
    boxFaces(corners),
    edge(front, left, `${length} ${cm}`, "end", 16, -4),
    edge(front, right, `${breadth} ${cm}`, "start", 16, 4),
    edge(right, rightTop, `${up} ${cm}`, "start", 5, 8),
    ...(quantity > 1 ? [element("text", { class: "draw-strong", x: 0, y: 22 }, `${quantity} ×`)] : []),
  ].join("");
}
