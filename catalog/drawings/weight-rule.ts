import type { Quote, WeightStep } from "#rating/answer.ts";
import { type CardMass, type CardUnit, massAmount } from "#rating/scale.ts";
import { isolated } from "#site/isolated.ts";
import { type Locale, localeEntry } from "#site/locales.ts";
import { boxCorners } from "./box-corners.ts";
import { boxFaces } from "./box-faces.ts";
import { element, escaped, percent, type Point, short } from "./svg.ts";
import { textWidth } from "./text-width.ts";
import { say } from "../words.ts";
import { unitText } from "./formats.ts";

/** From one bar to the next in px, and the room of the box. */
const rowHeight = 52;
const field = { x: 0, y: 6, width: 172, height: 112 };

export type WeighedShipment = { quantity: number; weight_kg: number; size_cm: readonly [number, number, number] };

/** An amount to compare with others on its scale. */
export type WeightBar = { kind: "scale" | "volume" | "billed"; value: number; label: string; text: string };

/**
 * How a shipment's billable weight comes about: its box to scale, and actual, volumetric and billed weight as bars on
 * one scale, which fill the width that the box leaves.
 */
export function weightRule(shipment: WeighedShipment, quote: Pick<Quote, "billable">, locale: Locale): string {
  const bars = barsOf(shipment, quote, locale);
  const most = Math.max(...bars.map(({ value }) => value));
  const told = bars.map(({ label, text }) => `${label} ${text}`).join(say("drawn_parts", locale));
  const drawn = bars.map(({ kind, value, label, text }, at) => {
    const y = at * rowHeight;
    return [
      element("text", { class: "draw-quiet", y: y + 15 }, escaped(label)),
      element("text", { class: "draw-strong", x: "100%", y: y + 15, "text-anchor": "end" }, escaped(text)),
      element("rect", { class: "bar-track", y: y + 24, width: "100%", height: 10, rx: 3 }),
      element("rect", {
        class: kind === "billed" ? "bar-data" : "bar-other",
        y: y + 24,
        width: percent((value / most) * 100),
        height: 10,
        rx: 3,
        "data-bar": kind,
      }),
    ].join("");
  });
  const bottom = bars.length * rowHeight - 18;
  return element(
    "div",
    { class: "weight-rule" },
    box(shipment, locale),
    element("svg", { width: "100%", height: bottom, role: "img", "aria-label": told }, ...drawn),
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

/** The box as it lies, all sides to one scale, with dimensions along its edges and the number of pieces before it. */
function box({ quantity, size_cm }: WeighedShipment, locale: Locale): string {
  const cm = unitText("cm", locale);
  const [length, breadth, up] = size_cm;
  const corners = boxCorners([length, breadth, up], field);
  const { front, left, right, leftTop, rightTop } = corners;
  const middle = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const word = ([x, y]: Point, text: string, anchor: "start" | "end", cls = "draw-quiet") =>
    element("text", { class: cls, x, y, "text-anchor": anchor }, text);
  const [along, across, aside] = [middle(front, left), middle(front, right), middle(right, rightTop)];
  const pieces = quantity > 1 ? `${quantity} ×` : "";
  const before = left[0] - (pieces ? 12 + textWidth(pieces, 14, 600) : 0);
  const start = Math.min(before, along[0] - 4 - textWidth(`${length} ${cm}`, 13));
  const end = right[0] + 10 + textWidth(`${up} ${cm}`, 13);
  const [width, height] = [Math.ceil(end - start), Math.ceil(front[1]) + 8];
  return element(
    "svg",
    { width, height, viewBox: `${short(start)} 0 ${width} ${height}`, "aria-hidden": "true" },
    boxFaces(corners),
    word([along[0] - 4, along[1] + 16], `${length} ${cm}`, "end"),
    word([across[0] + 4, across[1] + 16], `${breadth} ${cm}`, "start"),
    word([aside[0] + 8, aside[1] + 5], `${up} ${cm}`, "start"),
    ...(pieces ? [word([left[0] - 12, middle(left, leftTop)[1] + 5], pieces, "end", "draw-strong")] : []),
  );
}
