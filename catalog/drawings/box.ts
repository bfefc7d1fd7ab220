import type { Quote, WeightStep } from "#rating/answer.ts";
import type { RateCard } from "#rating/card.ts";
import { type CardMass, type CardUnit, convertLength, fromCardLength, toMassAmount } from "#rating/shipment/units.ts";
import { type Corners, fitBox, type Point, projectBox } from "#site/isometric.ts";
import type { Box } from "#site/geometry.ts";
import { getLocaleEntry, type Locale } from "#site/locales.ts";
import { isolateText } from "#site/typography.ts";
import { translate } from "../messages.ts";
import { formatUnit } from "./formats.ts";
import { formatCoordinate, formatPercent, measureText, renderElement, renderText } from "./svg.ts";

/** Boxes in isometric projection, to scale: one alone, the largest of each line, and one with how its weight is billed. */

type Sides = [length: number, breadth: number, height: number];

/** Corners of a box as large as its field allows. */
export function projectBoxCorners([left, right, up]: Readonly<Sides>, field: Box): Corners {
  const box = { left, right, up };
  const { scale, at } = fitBox(box, field);
  return projectBox(box, scale, { x: field.x + at.x, y: field.y + at.y });
}

/** The three sides of a box that are seen: its top, left and right, in colours by class. */
export function drawBoxFaces(
  { front, left, right, frontTop, leftTop, rightTop, backTop }: Corners,
  [top, near, far]: readonly [string, string, string] = ["box-top", "box-left", "box-right"],
): string {
  return [
    drawFace(top, frontTop, leftTop, backTop, rightTop),
    drawFace(near, front, left, leftTop, frontTop),
    drawFace(far, front, right, rightTop, frontTop),
  ].join("");
}

function drawFace(name: string, ...corners: readonly Point[]): string {
  const d = `M${corners.map(({ x, y }) => `${formatCoordinate(x)} ${formatCoordinate(y)}`).join("L")}Z`;
  return renderElement("path", { class: name, d });
}

/**
 * The longest box that a line takes, in cm, and as wide as its other limits allow; without others a cube. Nothing for
 * a line without a longest side.
 */
export function findLargestBox({ limits, unit }: Pick<RateCard, "limits" | "unit">): Sides | undefined {
  const [side, girth, sum] = [limits.maxSide, limits.maxGirth, limits.maxSideSum].map(
    (length) => length && convertLength("cm", fromCardLength(length, unit)),
  );
  if (!side) return undefined;
  const across = Math.min(side, girth ? (girth - side) / 4 : side, sum ? (sum - side) / 2 : side);
  return [side, across, across];
}

/** Boxes of several lines on one scale, each in a drawing of its own of the same width. */
export function drawLargestBoxes(boxes: readonly (Sides | undefined)[]): string[] {
  const longest = Math.max(...boxes.flatMap((box) => box ?? []));
  // the largest fills its field: a cube is as wide as two sides at 30 degrees
  const { scale } = fitBox({ left: longest, right: longest / 2, up: longest / 2 }, { width: 120, height: 96 });
  return boxes.map((box) => {
    if (!box) return "";
    const [left, right, up] = box;
    const deep = ((left + right) / 2 + up) * scale;
    const foot = { x: 1 + left * Math.cos(Math.PI / 6) * scale, y: 1 + deep };
    const faces = drawBoxFaces(projectBox({ left, right, up }, scale, foot));
    return renderElement(
      "svg",
      { class: "kit", viewBox: `0 0 122 ${Math.ceil(deep) + 2}`, "aria-hidden": "true" },
      renderElement("g", { class: "kit-kraft" }, faces),
    );
  });
}

/** From one bar to the next in px, and the room of the box. */
const rowHeight = 52;
const field = { x: 0, y: 6, width: 172, height: 112 };

export type WeighedShipment = { quantity: number; weight_kg: number; size_cm: Readonly<Sides> };

type BarKind = "scale" | "volume" | "billed";

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
    const [look, form] = [kind === "billed" ? "bar-data" : "bar-other", { height: 10, rx: 3 }];
    return [
      renderText({ class: "draw-quiet", y: y + 15 }, label),
      renderText({ class: "draw-strong", x: "100%", y: y + 15, "text-anchor": "end" }, text),
      renderElement("rect", { class: "bar-track", y: y + 24, width: "100%", ...form }),
      renderElement("rect", { class: look, y: y + 24, width: formatPercent(value / most), ...form, "data-bar": kind }),
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
export function listBars(shipment: WeighedShipment, { billable }: Pick<Quote, "billable">, locale: Locale) {
  const { quantity, weight_kg, size_cm } = shipment;
  const figure = (value: number, digits = 3) =>
    value.toLocaleString(getLocaleEntry(locale).numbers, { maximumFractionDigits: digits });
  const bar = (kind: BarKind, value: number, label: string, text: string) => ({ kind, value, label, text });
  if (billable.revenueTons !== undefined) {
    const tonnes = (quantity * weight_kg) / 1000;
    const cubic = (quantity * size_cm.reduce((product, side) => product * side, 1)) / 1e6;
    const tons = billable.revenueTons / 1000;
    const text = translate("revenue_tons", locale, { amount: figure(tons) });
    return [
      bar("scale", tonnes, translate("drawn_bar_scale", locale), `${figure(tonnes)} ${formatUnit("t", locale)}`),
      bar("volume", cubic, translate("drawn_bar_cubic", locale), `${figure(cubic)} ${formatUnit("m³", locale)}`),
      bar("billed", tons, translate("drawn_bar_measure", locale), text),
    ];
  }
  const steps = [...billable.pieces.flatMap((piece) => piece.steps), ...billable.steps];
  const massBar = (kind: BarKind, mass: CardMass, label: string) =>
    bar(kind, toMassAmount(mass), label, formatMass(mass, billable.unit, figure, locale));
  const actual = steps.findLast((step) => step.kind === "actual");
  const byVolume = steps.findLast((step) => step.kind === "volumetric");
  const rounded = steps.findLast((step) => step.kind === "rounded");
  const billed = rounded
    ? translate("drawn_bar_billed_step", locale, { step: formatMass(rounded.step, billable.unit, figure, locale) })
    : translate("drawn_bar_billed", locale);
  return [
    ...(actual ? [massBar("scale", actual.mass, translate("drawn_bar_scale", locale))] : []),
    ...(byVolume ? [massBar("volume", byVolume.mass, labelVolume(byVolume, locale, figure))] : []),
    massBar("billed", billable.mass, billed),
  ];
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
  const corners = projectBoxCorners(size_cm, field);
  const { front, left, right, leftTop, rightTop } = corners;
  const middle = (from: Point, to: Point): Point => ({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
  const word = (x: number, y: number, text: string, anchor: "start" | "end", cls = "draw-quiet") =>
    renderElement("text", { class: cls, x, y, "text-anchor": anchor }, text);
  const [along, across, aside] = [middle(front, left), middle(front, right), middle(right, rightTop)];
  const pieces = quantity > 1 ? translate("drawn_boxes", locale, { count: quantity }) : "";
  const before = left.x - (pieces ? 12 + measureText(pieces, 14, 600) : 0);
  const start = Math.min(before, along.x - 4 - measureText(`${length} ${cm}`, 13));
  const end = right.x + 10 + measureText(`${up} ${cm}`, 13);
  const [width, height] = [Math.ceil(end - start), Math.ceil(front.y) + 8];
  return renderElement(
    "svg",
    { width, height, viewBox: `${formatCoordinate(start)} 0 ${width} ${height}`, "aria-hidden": "true" },
    drawBoxFaces(corners),
    word(along.x - 4, along.y + 16, `${length} ${cm}`, "end"),
    word(across.x + 4, across.y + 16, `${breadth} ${cm}`, "start"),
    word(aside.x + 8, aside.y + 5, `${up} ${cm}`, "start"),
    ...(pieces ? [word(left.x - 12, middle(left, leftTop).y + 5, pieces, "end", "draw-strong")] : []),
  );
}
