import type { Mode } from "#rating/card.ts";
import { drawAnswer, measureCard, type PlaceAnswer } from "./place-card.ts";
import { placeLabels } from "../labels/place-labels.ts";
import type { LabelWish, PlacedLabel } from "../labels/label-candidates.ts";
import { simplifyLine } from "#site/geometry.ts";
import { buildPath, escapeMarkup, formatEm, letters, measureText, renderElement } from "../svg.ts";
import type { Box, Point } from "#site/geometry.ts";
import { isOn, type LonLat, type View } from "./view.ts";

/** A row of a label: parts in one size, some of them bold. */
export type LabelRow = { size: number; parts: readonly { text: string; strong?: boolean }[] };

/** The name of a place on its label, a little larger than what else is said of it. */
export function makeNameRow(text: string, size = 1.1 * letters): LabelRow {
  return { size, parts: [{ text, strong: true }] };
}

export function makeRow(text: string): LabelRow {
  return { size: letters, parts: [{ text }] };
}

export type SceneLine = {
  /** Where it leads, for maps that highlight one line. */
  to?: string;
  /** Determines its style: see `app/styles/maps.css`. */
  kind: "air" | "spoke" | "lit" | "sea" | "rail" | "canal";
  places: readonly LonLat[];
};

export type SceneDot = {
  id: string;
  at: LonLat;
  kind: Mode | "hub" | "port" | "lit";
  radius: number;
  /** Without its highlight, if it has one now. */
  plain?: number;
  /** Written inside a hub's dot, which is longer for several hubs. */
  numbers?: readonly number[];
  label?: { rows: readonly LabelRow[]; rank: number };
  /** What it offers to mouse, touch and keyboard. */
  answer?: PlaceAnswer;
  /** Whether a page may highlight it. */
  marked?: boolean;
};

/** The contents of a view: lines and dots with their labels. */
export type Scene = { lines: readonly SceneLine[]; dots: readonly SceneDot[] };

/** A scene laid out: its lines and labels in px. Labels that find no room are not in it. */
export type LaidOut = {
  lines: (Omit<SceneLine, "places"> & { points: Point[] })[];
  labels: PlacedLabel[];
};

const lineHeight = 1.22;

/** Thin lines: labels avoid them where they can; where not, the letters' halo keeps them readable. */
export const thin: readonly SceneLine["kind"][] = ["spoke"];

/** A small map with more lines than this draws them a little more roughly: each costs its page weight. */
const many = 8;

/** Lines that turn where they turn on the ground. */
const straight: readonly SceneLine["kind"][] = ["rail", "canal"];

/**
 * Lines as points and labels in their places: none meets a thick line. `taken` boxes and `edge` px at the sides
 * stay free of labels.
 */
export function layOut(
  { lines, dots }: Scene,
  view: View,
  { taken = [], edge }: { taken?: readonly Box[] | undefined; edge: number },
): LaidOut {
  const drawn = lines.map(({ places, ...line }) => {
    const points = clipToView(places.map(view.at), view);
    const turned = straight.includes(line.kind) ? points : roundPoints(points, view, line.kind === "sea" ? 160 : 50);
    return { ...line, points: simplifyLine(turned, lines.length > many && view.width < 1000 ? 0.5 : 0.35) };
  });
  const wishes = dots.map(
    ({ id, at, radius, label }): LabelWish => ({
      id,
      dot: view.at(at),
      radius,
      width: Math.max(0, ...(label?.rows ?? []).map(measureRow)),
      height: (label?.rows ?? []).reduce((sum, { size }) => sum + size * lineHeight, 0),
      rank: label?.rank ?? 0,
      // a label of several rows keeps farther from others than its rows from each other; its map has room for leaders
      ...(label && label.rows.length > 1 && { apart: 0.6 * letters, farthest: 53 }),
    }),
  );
  const shown = wishes.filter(({ dot }) => isOn(dot, view));
  const labels = placeLabels(
    shown.filter(({ width }) => width > 0),
    {
      width: view.width,
      height: view.height,
      walls: drawn.flatMap(({ kind, points }) => (thin.includes(kind) ? [] : [points])),
      lines: drawn.flatMap(({ kind, points }) => (thin.includes(kind) ? [points] : [])),
      taken,
      edge,
    },
    shown,
  );
  return { lines: drawn, labels };
}

/** A line without the parts that are far outside the view. */
function clipToView(points: readonly Point[], { width, height }: View): Point[] {
  const near = (point: Point | undefined) =>
    point && isOn([point[0] + 20, point[1] + 20], { width: width + 40, height: height + 40 });
  return points.filter((point, at) => near(point) || near(points[at - 1]) || near(points[at + 1]));
}

/**
 * The course of a ship or plane with its turns rounded, since neither turns on the spot; the width by `share` is how
 * far a turn reaches, so that smaller maps get tighter ones.
 */
export function roundPoints(points: readonly Point[], { width }: Pick<View, "width">, share = 160): Point[] {
  const reach = width / share;
  const dense = points.flatMap((point, at): Point[] => {
    const next = points[at + 1];
    if (!next) return [point];
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - point[0], next[1] - point[1]) / 1.5));
    const move = (axis: 0 | 1, step: number) => point[axis] + ((next[axis] - point[axis]) * step) / count;
    return Array.from({ length: count }, (_, step): Point => [move(0, step), move(1, step)]);
  });
  const half = Math.round(reach / 1.5);
  return dense.map((_, at): Point => {
    const span = Math.min(half, at, dense.length - 1 - at);
    const around = dense.slice(at - span, at + span + 1);
    const mean = (axis: 0 | 1) => around.reduce((sum, point) => sum + point[axis], 0) / around.length;
    return [mean(0), mean(1)];
  });
}

/** Width of a row in px. */
function measureRow({ size, parts }: LabelRow): number {
  return parts.reduce((sum, { text, strong }) => sum + measureText(text, size, strong ? 600 : 400), 0);
}

/** Markup of a scene on its land; `over` is drawn above its dots and below their cards. */
export function drawScene(
  scene: Scene,
  view: View,
  { lines, labels }: LaidOut,
  { borders = false, over = "" }: { borders?: boolean; over?: string } = {},
): string {
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const size = measureCard(scene.dots.flatMap(({ answer }) => answer ?? []));
  const findLabel = (dot: SceneDot) => labels.find(({ id }) => id === dot.id);
  return [
    renderElement("use", { href: `/maps/${view.name}.svg#land-${view.name}`, class: "map-land" }),
    borders ? renderElement("use", { href: `/maps/${view.name}.svg#borders-${view.name}`, class: "map-borders" }) : "",
    ...kinds.map((kind) => drawLines(lines.filter((line) => line.kind === kind))),
    ...scene.dots.flatMap((dot) => (dot.marked ? [] : [drawLeader(findLabel(dot))])),
    // hubs last, so that their numbers are above the dots around them
    ...scene.dots
      .toSorted((a, b) => Number(a.kind === "hub") - Number(b.kind === "hub"))
      .filter(({ at }) => isOn(view.at(at), view))
      .map((dot) => drawDot(dot, view.at(dot.at), findLabel(dot))),
    over,
    // cards on top of everything else
    ...scene.dots.flatMap((dot) => {
      const { id, at, answer, label } = dot;
      if (!answer || !isOn(view.at(at), view)) return [];
      return [drawAnswer({ id, at: view.at(at), answer }, size, view, label && findLabel(dot)?.box)];
    }),
  ].join("");
}

/** Lines of one kind: a single path, or a group of paths if a page may highlight each of them. */
function drawLines(lines: LaidOut["lines"]): string {
  const kind = { class: `map-${lines[0]?.kind}` };
  if (lines.some(({ to }) => to))
    return renderElement(
      "g",
      kind,
      ...lines.map((line) => renderElement("path", { "data-to": line.to, d: buildPath(line.points) })),
    );
  return renderElement("path", { ...kind, d: lines.map(({ points }) => buildPath(points)).join("") });
}

/** Radius in px of a dot with the number of a hub. */
export const hubRadius = 8;
const hubForm = { height: 2 * hubRadius, rx: hubRadius };

/** Hubs in one dot: `3–5`, or `3, 5` where others come between. */
function joinNumbers(numbers: readonly number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  return numbers.length > 1 && last - first === numbers.length - 1 ? `${first}–${last}` : numbers.join(", ");
}

function drawDot(dot: SceneDot, [x, y]: Point, label: PlacedLabel | undefined): string {
  const { radius, numbers = [] } = dot;
  const look = { class: `map-dot map-dot-${dot.kind}` };
  const shapes = [
    numbers.length > 1
      ? renderElement("rect", { ...look, x: x - radius, y: y - hubRadius, width: 2 * radius, ...hubForm })
      : renderElement("circle", { ...look, cx: x, cy: y, r: dot.plain ?? radius }),
    numbers.length > 0 ? renderElement("text", { class: "map-number", x, y, dy: ".35em" }, joinNumbers(numbers)) : "",
    dot.label && label ? drawLabel(dot.label.rows, label) : "",
  ];
  // where a flag covers a name, its leader goes with it
  return dot.marked ? renderElement("g", { "data-mark": dot.id }, drawLeader(label), ...shapes) : shapes.join("");
}

function drawLeader(label: PlacedLabel | undefined): string {
  return label?.leader ? renderElement("path", { class: "map-leader", d: buildPath(label.leader) }) : "";
}

/** Rows of a label about its middle, in the measure of its letters: they stay together where a map is larger than they. */
function drawLabel(rows: readonly LabelRow[], { box, anchor }: PlacedLabel): string {
  const x = anchor === "start" ? box.x : anchor === "end" ? box.x + box.width : box.x + box.width / 2;
  const y = box.y + box.height / 2;
  let bottom = box.y;
  return rows
    .map(({ size, parts }) => {
      bottom += size * lineHeight;
      return renderElement(
        "text",
        {
          class: "map-label",
          x,
          y,
          dy: formatEm((bottom - (size * lineHeight) / 2 - y) / size + 0.35),
          "font-size": size === letters ? undefined : formatEm(size / letters),
          "text-anchor": anchor === "start" ? undefined : anchor,
        },
        ...parts.map(({ text, strong }) =>
          strong ? renderElement("tspan", {}, escapeMarkup(text)) : escapeMarkup(text),
        ),
      );
    })
    .join("");
}
