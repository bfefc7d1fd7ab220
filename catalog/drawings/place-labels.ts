import { lineMeetsBox, partInBox } from "./box-lines.ts";
import type { Point } from "./svg.ts";

export type Box = { x: number; y: number; width: number; height: number };

/** What is to be placed next to a dot: a block of text of known size. */
export type LabelWish = {
  id: string;
  dot: Point;
  /** Radius of the dot in px. */
  radius: number;
  width: number;
  height: number;
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

type Candidate = PlacedLabel & { cost: number };

type Ground = {
  width: number;
  height: number;
  /** Lines that no label may touch. */
  walls?: readonly (readonly Point[])[];
  /** Lines that labels rather do not cover. */
  lines?: readonly { points: readonly Point[]; weight: number }[];
  /** Boxes that labels must not cover. */
  taken?: readonly Box[];
  /** Space in px that stays free at the sides. */
  edge?: number;
};

/** Clearance in px around a label. */
const gap = 2;
/** The most moves of others to make room for one label. */
const mostSteps = 150;

/**
 * Places labels so that none meets another, a dot, a wall or the edge, and each is nearer to its own dot than to any
 * other or has a leader to it. Those that find no room are left out. The same input gives the same answer.
 */
export function placeLabels(wishes: readonly LabelWish[], ground: Ground, dots: readonly LabelWish[] = wishes) {
  const options = new Map(wishes.map((wish) => [wish.id, candidates(wish, dots, ground)]));
  const room = (wish: LabelWish) => options.get(wish.id)?.length ?? 0;
  // tightest first, which mostly finds a place for all; if not, start again with the most important
  const placed = settleAll(
    [...wishes].sort((a, b) => room(a) - room(b)),
    options,
  );
  const best =
    placed.size === wishes.length
      ? placed
      : settleAll(
          [...wishes].sort((a, b) => b.rank - a.rank || room(a) - room(b)),
          options,
        );
  improve(best, options);
  return [...best.values()].map(({ cost: _cost, ...label }): PlacedLabel => label);
}

/** Places labels one by one; one without room may move one or two others, which are then placed again. */
function settleAll(order: readonly LabelWish[], options: ReadonlyMap<string, readonly Candidate[]>) {
  const placed = new Map<string, Candidate>();
  let steps = 0;
  const settle = (wish: LabelWish, depth: number, held: ReadonlySet<string>): boolean => {
    const own = options.get(wish.id) ?? [];
    const free = own.find((option) => conflicts(option, placed).length === 0);
    if (free) {
      placed.set(wish.id, free);
      return true;
    }
    for (const option of own) {
      if (depth === 0 || steps <= 0) return false;
      const inWay = conflicts(option, placed);
      if (inWay.length > 2 || inWay.some((id) => held.has(id))) continue;
      steps -= 1;
      const before = new Map(placed);
      for (const id of inWay) placed.delete(id);
      placed.set(wish.id, option);
      const holding = new Set([...held, wish.id]);
      const movable = order.filter(({ id }) => inWay.includes(id));
      if (movable.every((other) => settle(other, depth - 1, holding))) return true;
      placed.clear();
      for (const [id, label] of before) placed.set(id, label);
    }
    return false;
  };
  for (const wish of order) {
    steps = mostSteps;
    settle(wish, 2, new Set());
  }
  return placed;
}

/** Moves labels to better places as long as there are any. */
function improve(placed: Map<string, Candidate>, options: ReadonlyMap<string, readonly Candidate[]>): void {
  for (let round = 0; round < 4; round += 1)
    for (const [id, label] of [...placed]) {
      placed.delete(id);
      const better = options.get(id)?.find((option) => conflicts(option, placed).length === 0) ?? label;
      placed.set(id, better);
    }
}

/** Labels that a candidate, or its leader, would overlap. */
function conflicts(candidate: Candidate, placed: ReadonlyMap<string, Candidate>): string[] {
  const met: string[] = [];
  for (const [id, other] of placed)
    if (
      boxesMeet(candidate.box, other.box, gap) ||
      (candidate.leader && partInBox(...candidate.leader, other.box, 1)) ||
      (other.leader && partInBox(...other.leader, candidate.box, 1)) ||
      (candidate.leader && other.leader && linesCross(candidate.leader, other.leader))
    )
      met.push(id);
  return met;
}

/** All permitted places of a label, best first. */
function candidates(wish: LabelWish, dots: readonly LabelWish[], ground: Ground): Candidate[] {
  const [dotX, dotY] = wish.dot;
  const found: Candidate[] = [];
  // dots farther away than any place of the label cannot interfere
  const reached = ([x, y]: Point) => Math.abs(x - dotX) < wish.width + 70 && Math.abs(y - dotY) < wish.height + 70;
  const near = dots.filter(({ id, dot }) => id !== wish.id && reached(dot));
  const lines = (ground.lines ?? []).flatMap(({ points, weight }) =>
    stretches(points, reached).map((own) => ({ points: own, weight })),
  );
  const walls = (ground.walls ?? []).flatMap((points) => stretches(points, reached));
  const edge = ground.edge ?? 4;
  for (const [ring, away] of [3.5, 6, 9, 13, 17, 22, 27, 33, 39, 46, 53].entries())
    for (let turn = 0; turn < 32; turn += 1) {
      const angle = (turn / 32) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const reach = wish.radius + away;
      // entirely to one side where the direction is clear, sliding gradually in between
      const x = dotX + cos * reach + (clamp(cos * 1.5) - 1) * (wish.width / 2);
      const y = dotY + sin * reach + (clamp(sin * 1.5) - 1) * (wish.height / 2);
      const box = { x, y, width: wish.width, height: wish.height };
      const anchor = cos > 0.35 ? "start" : cos < -0.35 ? "end" : "middle";
      if (x < edge || y < 2 || x + box.width > ground.width - edge || y + box.height > ground.height - 2) continue;
      if (ground.taken?.some((taken) => boxesMeet(box, taken, gap))) continue;
      const own = fromBox(wish.dot, box) - wish.radius;
      const leader = away > 10 ? leaderOf(wish, box) : undefined;
      // a leader says whose label it is; without one it is the nearest dot's
      const strange = near.some(({ dot, radius }) => {
        const other = fromBox(dot, box) - radius;
        return other < (leader ? 2 * gap : gap) || (!leader && other <= own + 0.2);
      });
      if (strange) continue;
      if (walls.some((points) => lineMeetsBox(points, box, gap))) continue;
      const crossed = leader && near.some(({ dot, radius }) => fromLine(dot, leader) < radius + 1.5);
      if (crossed) continue;
      const covered = lines.reduce((sum, { points, weight }) => sum + (lineMeetsBox(points, box, gap) ? weight : 0), 0);
      // a leader rather crosses no wall
      const through = leader && walls.some((points) => lineMeetsLeader(points, leader)) ? 9 : 0;
      const side = Math.abs(sin) * 1.2 + (cos < 0 ? 0.6 : 0);
      const cost = ring * 2 + side + through + Math.min(covered, 8);
      found.push({ id: wish.id, box, anchor, cost, ...(leader && { leader }) });
    }
  return found.sort((a, b) => a.cost - b.cost);
}

/** Stretches of a line that come near, each with the points before and after it. */
function stretches(points: readonly Point[], reached: (point: Point) => boolean): Point[][] {
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

function leaderOf({ dot, radius }: LabelWish, box: Box): Line {
  const end: Point = [
    Math.min(Math.max(dot[0], box.x), box.x + box.width),
    Math.min(Math.max(dot[1], box.y), box.y + box.height),
  ];
  const length = Math.hypot(end[0] - dot[0], end[1] - dot[1]) || 1;
  const towards = (share: number): Point => [dot[0] + (end[0] - dot[0]) * share, dot[1] + (end[1] - dot[1]) * share];
  return [towards(radius / length), towards(1 - 1 / length)];
}

/** Whether two boxes overlap, or come nearer than `space` px. */
export function boxesMeet(a: Box, b: Box, space = 0): boolean {
  return (
    a.x < b.x + b.width + space &&
    b.x < a.x + a.width + space &&
    a.y < b.y + b.height + space &&
    b.y < a.y + a.height + space
  );
}

/** Distance in px from a point to a box; 0 inside. */
export function fromBox([x, y]: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
}

/** Whether two leaders cross. */
function linesCross([a, b]: Line, [c, d]: Line): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}

function lineMeetsLeader(points: readonly Point[], leader: Line): boolean {
  return points.some((point, at) => at > 0 && linesCross([points[at - 1] ?? point, point], leader));
}

type Line = readonly [Point, Point];

function fromLine([x, y]: Point, [a, b]: Line): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = clamp01(((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1));
  return Math.hypot(x - a[0] - along * dx, y - a[1] - along * dy);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(-1, value));
}

function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
