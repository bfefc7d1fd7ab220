import { lineMeetsBox, partInBox } from "./box-lines.ts";
import { letters } from "./letters.ts";
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

type Candidate = PlacedLabel & { cost: number; apart: number };

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
/** Least space in px between labels on one line, so that they do not read as one: an em. */
const between = letters;
/** Distances in px of a label from its dot. */
const rings = [3.5, 6, 9, 13, 17, 22, 27, 33, 39, 43, 48, 53];
/** The longest leader in px if a wish names no other: a longer one leads into the next country. */
const farthest = 43;
/**
 * Space in px between a label with a leader and a strange dot nearer than its own: closer by, it reads as that dot's. A
 * dot that has no label of its own, and so might seem to have this one, needs more.
 */
const strangeRoom = { named: 8, unnamed: letters };
/** How often labels that read as those of dots left without one are placed again. */
const mostRounds = 6;
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
/** The most moves of others to make room for one label. */
const mostSteps = 800;

/**
 * Places labels so that none meets another, a dot, a wall or the edge, and each is clearly nearer to its own dot than
 * to any other or has a leader to it; one with a leader does not read as the label of another dot either. Those that
 * find no room are left out. The same input gives the same answer.
 */
export function placeLabels(wishes: readonly LabelWish[], ground: Ground, dots: readonly LabelWish[] = wishes) {
  const options = new Map(wishes.map((wish) => [wish.id, candidates(wish, dots, ground)]));
  const best = solved(wishes, options);
  for (let round = 1; ; round += 1) {
    const misread = wishes.filter(({ id }) => readsAsAnother(best.get(id), dots, best));
    if (misread.length === 0) break;
    for (const { id } of misread) {
      const rest = options.get(id)?.filter((option) => !readsAsAnother(option, dots, best)) ?? [];
      options.set(id, round < mostRounds ? rest : []);
    }
    for (const { id } of misread) best.delete(id);
    settleAll(misread, options, best);
  }
  return [...best.values()].map(({ cost: _cost, apart: _apart, ...label }): PlacedLabel => label);
}

function solved(wishes: readonly LabelWish[], options: ReadonlyMap<string, readonly Candidate[]>) {
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
  return best;
}

/** Whether a label stands by a dot that has none, nearer than to its own. */
function readsAsAnother(
  label: PlacedLabel | undefined,
  dots: readonly LabelWish[],
  placed: ReadonlyMap<string, unknown>,
): boolean {
  if (!label) return false;
  const away = ({ dot, radius }: LabelWish) => fromBox(dot, label.box) - radius;
  const own = dots.find(({ id }) => id === label.id);
  const near = own ? Math.min(away(own), strangeRoom.unnamed) : 0;
  return dots.some((dot) => dot.id !== label.id && dot.width > 0 && !placed.has(dot.id) && away(dot) < near);
}

/** Places labels one by one; one without room may move one or two others, which are then placed again. */
function settleAll(
  order: readonly LabelWish[],
  options: ReadonlyMap<string, readonly Candidate[]>,
  placed = new Map<string, Candidate>(),
) {
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

/** Moves labels to better places as long as there are any, also where one other then has to move and both gain. */
function improve(placed: Map<string, Candidate>, options: ReadonlyMap<string, readonly Candidate[]>): void {
  for (let round = 0; round < 4; round += 1)
    for (const [id] of [...placed]) {
      const label = placed.get(id);
      if (!label) continue;
      placed.delete(id);
      const own = options.get(id) ?? [];
      placed.set(id, own.find((option) => conflicts(option, placed).length === 0) ?? label);
      for (const option of own) if (!moveOther(option, placed, options)) break;
    }
}

/** Takes a place that one other label is in, if that one has another and both together are better off; false once no place is better. */
function moveOther(
  option: Candidate,
  placed: Map<string, Candidate>,
  options: ReadonlyMap<string, readonly Candidate[]>,
): boolean {
  const label = placed.get(option.id);
  if (!label || option.cost >= label.cost) return false;
  placed.delete(option.id);
  const [inWay, ...more] = conflicts(option, placed);
  const other = inWay === undefined ? undefined : placed.get(inWay);
  if (!other || more.length > 0) {
    placed.set(option.id, label);
    return true;
  }
  placed.delete(other.id);
  placed.set(option.id, option);
  const next = options.get(other.id)?.find((one) => conflicts(one, placed).length === 0);
  const gains = next !== undefined && option.cost + next.cost < label.cost + other.cost;
  placed.set(option.id, gains ? option : label);
  placed.set(other.id, gains ? next : other);
  return true;
}

/** Labels that a candidate, or its leader, would overlap. */
function conflicts(candidate: Candidate, placed: ReadonlyMap<string, Candidate>): string[] {
  const met: string[] = [];
  for (const [id, other] of placed)
    if (
      boxesMeet(candidate.box, other.box, between, Math.max(gap, candidate.apart, other.apart)) ||
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
  for (const [ring, away] of rings.filter((away) => away <= (wish.farthest ?? farthest)).entries())
    for (const { cos, sin, slide } of ways) {
      const reach = wish.radius + away;
      // entirely to one side where the direction is clear, sliding gradually in between
      const x = dotX + cos * reach + (clamp(cos * 1.5 + slide) - 1) * (wish.width / 2);
      const y = dotY + sin * reach + (clamp(sin * 1.5) - 1) * (wish.height / 2);
      const box = { x, y, width: wish.width, height: wish.height };
      const anchor = cos + slide > 0.35 ? "start" : cos + slide < -0.35 ? "end" : "middle";
      if (x < edge || y < 2 || x + box.width > ground.width - edge || y + box.height > ground.height - 2) continue;
      if (ground.taken?.some((taken) => boxesMeet(box, taken, gap))) continue;
      const own = fromBox(wish.dot, box) - wish.radius;
      const others = near.map(({ dot, radius }) => fromBox(dot, box) - radius);
      // a leader says whose label it is; without one it is the nearest dot's
      const led = away > leads || (away > mayLead && others.some((other) => !clearlyFarther(other, own)));
      if (
        others.some(
          (other) => other < (led ? Math.min(own, strangeRoom.named) : gap) || (!led && !clearlyFarther(other, own)),
        )
      )
        continue;
      const leader = led ? leaderOf(wish, box) : undefined;
      if (walls.some((points) => lineMeetsBox(points, box, gap))) continue;
      const crossed = leader && near.some(({ dot, radius }) => fromLine(dot, leader) < radius + 1.5);
      if (crossed) continue;
      const covered = lines.reduce((sum, { points, weight }) => sum + (lineMeetsBox(points, box, gap) ? weight : 0), 0);
      // a leader rather crosses no wall
      const through = leader && walls.some((points) => lineMeetsLeader(points, leader)) ? 9 : 0;
      // nor does its label rather stand nearer to a strange dot than to its own
      const strange = others.some((other) => other < own) ? 20 : 0;
      // nor, without a leader, in the row of a strange dot while its own is over or under it
      const inRow = !led && near.some(({ dot }) => beside(dot, box)) && dotX > x && dotX < x + wish.width ? 2.5 : 0;
      const side = Math.abs(sin) * 1.2 + (cos < 0 ? 0.6 : 0) + Math.abs(slide);
      const cost = ring * 2 + side + through + strange + inRow + Math.min(covered, 8);
      found.push({ id: wish.id, box, anchor, cost, apart: wish.apart ?? gap, ...(leader && { leader }) });
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

/** Whether a dot stands in the row of a label's text, so near an end of it that the two read as one. */
function beside([x, y]: Point, box: Box): boolean {
  const away = Math.max(box.x - x, x - box.x - box.width);
  return away > 0 && away < 1.9 * letters && y > box.y && y < box.y + box.height;
}

/** Whether another dot is so much farther from a label than its own, both in px, that nobody takes it for the other's. */
export function clearlyFarther(other: number, own: number): boolean {
  return other >= 1.5 * own + 2;
}

/** Whether two boxes overlap, or come nearer than `beside` px at their sides and `above` px above or below. */
export function boxesMeet(a: Box, b: Box, beside = 0, above = beside): boolean {
  return (
    a.x < b.x + b.width + beside &&
    b.x < a.x + a.width + beside &&
    a.y < b.y + b.height + above &&
    b.y < a.y + a.height + above
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
