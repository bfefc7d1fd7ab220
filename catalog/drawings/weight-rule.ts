import type { Quote, WeightStep } from "#rating/answer.ts";
import { type CardMass, type CardUnit, toMassAmount } from "#rating/shipment/units.ts";
import { isolateText } from "#site/typography.ts";
import { type Locale, getLocaleEntry } from "#site/locales.ts";
import { drawBoxFaces, projectBoxCorners } from "./box.ts";
import { renderElement, formatPercent, formatCoordinate, renderText } from "./svg.ts";
import type { Point } from "#site/geometry.ts";
import { measureText } from "./text-width.ts";
import { translate } from "../messages.ts";
import { formatUnit } from "./formats.ts";

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
export function drawWeightRule(shipment: WeighedShipment, quote: Pick<Quote, "billable">, locale: Locale): string {
  const bars = listBars(shipment, quote, locale);
  const most = Math.max(...bars.map(({ value }) => value));
  const told = bars.map(({ label, text }) => `${label} ${text}`).join(translate("drawn_parts", locale));
  const drawn = bars.map(({ kind, value, label, text }, at) => {
    const y = at * rowHeight;
    return [
      renderText({ class: "draw-quiet", y: y + 15 }, label),
      renderText({ class: "draw-strong", x: "100%", y: y + 15, "text-anchor": "end" }, text),
      renderElement("rect", { class: "bar-track", y: y + 24, width: "100%", height: 10, rx: 3 }),
      renderElement("rect", {
        class: kind === "billed" ? "bar-data" : "bar-other",
        y: y + 24,
        width: formatPercent((value / most) * 100),
        height: 10,
        rx: 3,
        "data-bar": kind,
      }),
    ].join("");
  });
  const bottom = bars.length * rowHeight - 18;
  return renderElement(
    "div",
    { class: "weight-rule" },
    drawBox(shipment, locale),
    renderElement("svg", { width: "100%", height: bottom, role: "img", "aria-label": told }, ...drawn),
  );
}

/** The bars: actual weight, volumetric weight if the card uses it, and what is billed. */
export function listBars(
  shipment: WeighedShipment,
  { billable }: Pick<Quote, "billable">,
  locale: Locale,
): WeightBar[] {
  const { quantity, weight_kg, size_cm } = shipment;
  const figure = (value: number, digits = 3) =>
    value.toLocaleString(getLocaleEntry(locale).numbers, { maximumFractionDigits: digits });
  if (billable.revenueTons !== undefined) {
    const tonnes = (quantity * weight_kg) / 1000;
    const cubic = (quantity * size_cm.reduce((product, side) => product * side, 1)) / 1e6;
    const tons = billable.revenueTons / 1000;
    return [
      {
        kind: "scale",
        value: tonnes,
        label: translate("drawn_bar_scale", locale),
        text: `${figure(tonnes)} ${formatUnit("t", locale)}`,
      },
      {
        kind: "volume",
        value: cubic,
        label: translate("drawn_bar_cubic", locale),
        text: `${figure(cubic)} ${formatUnit("m³", locale)}`,
      },
      {
        kind: "billed",
        value: tons,
        label: translate("drawn_bar_measure", locale),
        text: translate("revenue_tons", locale, { amount: figure(tons) }),
      },
    ];
  }
  const steps = [...billable.pieces.flatMap((piece) => piece.steps), ...billable.steps];
  const { unit } = billable;
  const mass = (value: CardMass) => formatMass(value, unit, figure, locale);
  const actual = steps.findLast((step) => step.kind === "actual");
  const byVolume = steps.findLast((step) => step.kind === "volumetric");
  const rounded = steps.findLast((step) => step.kind === "rounded");
  const billed = rounded
    ? translate("drawn_bar_billed_step", locale, { step: mass(rounded.step) })
    : translate("drawn_bar_billed", locale);
  return [
    ...(actual ? [makeBar("scale", actual.mass, translate("drawn_bar_scale", locale), mass)] : []),
    ...(byVolume ? [makeBar("volume", byVolume.mass, labelVolume(byVolume, locale, figure), mass)] : []),
    makeBar("billed", billable.mass, billed, mass),
  ];
}

function makeBar(kind: WeightBar["kind"], value: CardMass, label: string, text: (mass: CardMass) => string): WeightBar {
  return { kind, value: toMassAmount(value), label, text: text(value) };
}

type Volumetric = Extract<WeightStep, { kind: "volumetric" }>;

function labelVolume(step: Volumetric, locale: Locale, figure: (value: number) => string): string {
  const sides = isolateText(step.sides.map((side) => figure(side)).join(" × "), locale);
  const pieces = step.quantity > 1 ? `${step.quantity} × ` : "";
  return translate("drawn_bar_volume", locale, { sum: `${pieces}${sides} ÷ ${figure(step.divisor)}` });
}

function formatMass(value: CardMass, unit: CardUnit, figure: (value: number) => string, locale: Locale): string {
  const amount = toMassAmount(value);
  return unit === "kg" && amount < 0.1
    ? `${figure(amount * 1000)} ${formatUnit("g", locale)}`
    : `${figure(amount)} ${formatUnit(unit, locale)}`;
}

/** The box as it lies, all sides to one scale, with dimensions along its edges and the number of pieces before it. */
function drawBox({ quantity, size_cm }: WeighedShipment, locale: Locale): string {
  const cm = formatUnit("cm", locale);
  const [length, breadth, up] = size_cm;
  const corners = projectBoxCorners([length, breadth, up], field);
  const { front, left, right, leftTop, rightTop } = corners;
  const middle = (from: Point, to: Point): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const word = ([x, y]: Point, text: string, anchor: "start" | "end", cls = "draw-quiet") =>
    renderElement("text", { class: cls, x, y, "text-anchor": anchor }, text);
  const [along, across, aside] = [middle(front, left), middle(front, right), middle(right, rightTop)];
  const pieces = quantity > 1 ? translate("drawn_boxes", locale, { count: quantity }) : "";
  const before = left[0] - (pieces ? 12 + measureText(pieces, 14, 600) : 0);
  const start = Math.min(before, along[0] - 4 - measureText(`${length} ${cm}`, 13));
  const end = right[0] + 10 + measureText(`${up} ${cm}`, 13);
  const [width, height] = [Math.ceil(end - start), Math.ceil(front[1]) + 8];
  return renderElement(
    "svg",
    { width, height, viewBox: `${formatCoordinate(start)} 0 ${width} ${height}`, "aria-hidden": "true" },
    drawBoxFaces(corners),
    word([along[0] - 4, along[1] + 16], `${length} ${cm}`, "end"),
    word([across[0] + 4, across[1] + 16], `${breadth} ${cm}`, "start"),
    word([aside[0] + 8, aside[1] + 5], `${up} ${cm}`, "start"),
    ...(pieces ? [word([left[0] - 12, middle(left, leftTop)[1] + 5], pieces, "end", "draw-strong")] : []),
  );
}
