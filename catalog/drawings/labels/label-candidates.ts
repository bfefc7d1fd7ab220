import { isCrossingAny, isLineNearBox, isOverlapping, type Line, measureToBox, measureToLine } from "#site/geometry.ts";
import type { Box, Point } from "#site/geometry.ts";
import { letters } from "../svg.ts";

/** What is to be placed next to a dot: a block of text of known size. */
export type LabelWish = {
  id: string;
  dot: Point;
  /** Radius of the dot in px. */
  radius: number;
  width: number;
  height: number;
  /** Space in px that stays free between its rows and those of the labels above and below. */
  apart?: number;
  /** Length of its longest leader in px. */
  farthest?: number;
  /** Placed before those with a lower rank, and kept if there is not room for all. */
  rank: number;
};

export type PlacedLabel = {
  id: string;
  box: Box;
  /** Which end of the text stays put if another typeface makes it wider or narrower. */
  anchor: "start" | "middle" | "end";
  /** A line from the dot, where the label could not stand beside it. */
  leader?: Line;
};

export type Candidate = PlacedLabel & { cost: number; apart: number };

export type Ground = {
  width: number;
  height: number;
  /** Lines that no label may touch. */
  walls?: readonly (readonly Point[])[];
  /** Lines that labels cover only where there is no other place. */
  lines?: readonly (readonly Point[])[];
  /** Boxes that labels must not cover. */
  taken?: readonly Box[];
  /** Space in px that stays free at the sides. */
  edge?: number;
};

/** What it costs a label to cover a line. */
const coverCost = 0.9;

/** Clearance in px around a label. */
export const gap = 2;

/** Distances in px of a label from its dot. */
const rings = [3.5, 6, 9, 13, 17, 22, 27, 33, 39, 43, 48, 53];

/** The longest leader in px if a wish names no other: a longer one leads into the next country. */
const farthest = 27;

/**
 * Space in px between a label with a leader and a strange dot nearer than its own: closer by, it reads as that dot's. A
 * dot that has no label of its own, and so might seem to have this one, needs more.
 */
export const strangeRoom = { named: 8, unnamed: letters };

/** Directions from a dot to its label; above and below it a label may also be moved along, -1 to the left, 1 to the right. */
const ways = [
  ...Array.from({ length: 32 }, (_, turn) => {
    const angle = (turn / 32) * 2 * Math.PI;
    return { cos: Math.cos(angle), sin: Math.sin(angle), slide: 0 };
  }),
  ...[-1, 1].flatMap((sin) => [-0.85, -0.6, -0.3, 0.3, 0.6, 0.85].map((slide) => ({ cos: 0, sin, slide }))),
];

/** From this distance on a label has a leader, and from the nearer one if another dot is about as near. */
const [leads, mayLead] = [10, 8];

/** All permitted places of a label, best first. */
export function listCandidates(wish: LabelWish, dots: readonly LabelWish[], ground: Ground): Candidate[] {
  const [dotX, dotY] = wish.dot;
  const found: Candidate[] = [];
  // dots farther away than any place of the label cannot interfere
  const reached = ([x, y]: Point) => Math.abs(x - dotX) < wish.width + 70 && Math.abs(y - dotY) < wish.height + 70;
  const near = dots.filter(({ id, dot }) => id !== wish.id && reached(dot));
  const lines = (ground.lines ?? []).flatMap((points) => findStretches(points, reached));
  const walls = (ground.walls ?? []).flatMap((points) => findStretches(points, reached));
  const edge = ground.edge ?? 4;
  for (const [ring, away] of rings.filter((away) => away <= (wish.farthest ?? farthest)).entries())
    for (const { cos, sin, slide } of ways) {
      const reach = wish.radius + away;
      // entirely to one side where the direction is clear, sliding gradually in between
      const aside = dotX + cos * reach + (clamp(cos * 1.5 + slide) - 1) * (wish.width / 2);
      // above and below it as far along as the edge permits
      const x = slide === 0 ? aside : Math.max(edge, Math.min(aside, ground.width - edge - wish.width));
      const y = dotY + sin * reach + (clamp(sin * 1.5) - 1) * (wish.height / 2);
      const box = { x, y, width: wish.width, height: wish.height };
      const anchor = cos + slide > 0.35 ? "start" : cos + slide < -0.35 ? "end" : "middle";
      if (x < edge || y < 2 || x + box.width > ground.width - edge || y + box.height > ground.height - 2) continue;
      if (ground.taken?.some((taken) => isOverlapping(box, taken, gap))) continue;
      const own = measureToBox(wish.dot, box) - wish.radius;
      const others = near.map(({ dot, radius }) => measureToBox(dot, box) - radius);
      // a leader says whose label it is; without one it is the nearest dot's
      const led = away > leads || (away > mayLead && others.some((other) => !isClearlyFarther(other, own)));
      if (
        others.some(
          (other) => other < (led ? Math.min(own, strangeRoom.named) : gap) || (!led && !isClearlyFarther(other, own)),
        )
      )
        continue;
      if (walls.some((points) => isLineNearBox(points, box, gap))) continue;
      // across a thick line a label is not beside its dot, and no leader crosses one
      const way = drawLeader(wish, box);
      if (wish.radius > 0 && walls.some((points) => isCrossingAny(points, way))) continue;
      const leader = led ? way : undefined;
      if (leader && near.some(({ dot, radius }) => measureToLine(dot, leader) < radius + 1.5)) continue;
      const covered = lines.filter((points) => isLineNearBox(points, box, gap)).length * coverCost;
      // what costs: a label nearer to a strange dot than to its own,
      const strange = others.some((other) => other < own) ? 20 : 0;
      // one without a leader in the row of a strange dot while its own is above or below it
      const inRow = !led && near.some(({ dot }) => isBeside(dot, box)) && dotX > x && dotX < x + wish.width ? 2.5 : 0;
      // and one whose middle is above or below a strange dot, and its end only above or below its own
      const inColumn = !led && near.some(({ dot }) => isRatherOver(dot, wish.dot, box)) ? 5 : 0;
      const side = Math.abs(sin) * 1.2 + (cos < 0 ? 0.6 : 0) + Math.abs(slide);
      const cost = ring * 2 + side + strange + inRow + inColumn + Math.min(covered, 8);
      found.push({ id: wish.id, box, anchor, cost, apart: wish.apart ?? gap, ...(leader && { leader }) });
    }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Stretches of a line that come near, each with the points before and after it. */
function findStretches(points: readonly Point[], reached: (point: Point) => boolean): Point[][] {
  const found: Point[][] = [];
  let last = -2;
  for (const [at, point] of points.entries()) {
    const before = points[at - 1];
    const middle: Point | undefined = before && [(before[0] + point[0]) / 2, (before[1] + point[1]) / 2];
    if (!before || !middle || ![before, middle, point].some(reached)) continue;
    if (last === at - 1) found.at(-1)?.push(point);
    else found.push([before, point]);
    last = at;
  }
  return found;
}

function drawLeader({ dot, radius }: LabelWish, box: Box): Line {
  const end: Point = [
    Math.min(Math.max(dot[0], box.x), box.x + box.width),
    Math.min(Math.max(dot[1], box.y), box.y + box.height),
  ];
  const length = Math.hypot(end[0] - dot[0], end[1] - dot[1]) || 1;
  const towards = (share: number): Point => [dot[0] + (end[0] - dot[0]) * share, dot[1] + (end[1] - dot[1]) * share];
  return [towards(radius / length), towards(1 - 1 / length)];
}

/** Whether a dot stands in the row of a label's text, so near an end of it that the two read as one. */
function isBeside([x, y]: Point, box: Box): boolean {
  const away = Math.max(box.x - x, x - box.x - box.width);
  return away > 0 && away < 1.9 * letters && y > box.y && y < box.y + box.height;
}

/** Whether a label stands on the same side of a strange dot as of its own, near by, with its middle nearer to the strange one. */
function isRatherOver(strange: Point, own: Point, { x, y, width, height }: Box): boolean {
  const middle = x + width / 2;
  const sides = [strange, own].map((dot) => (dot[1] > y + height ? 1 : dot[1] < y ? -1 : 0));
  const away = Math.max(y - strange[1], strange[1] - y - height);
  return (
    sides[0] !== 0 &&
    sides[0] === sides[1] &&
    away < 2 * letters &&
    strange[0] > x &&
    strange[0] < x + width &&
    Math.abs(strange[0] - middle) < Math.abs(own[0] - middle)
  );
}

/** Whether another dot is so much farther from a label than its own, both in px, that nobody takes it for the other's. */
export function isClearlyFarther(other: number, own: number): boolean {
  return other >= 1.5 * own + 2;
}

/** A value within -1 and 1. */
function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}
