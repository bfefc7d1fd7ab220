import { isOverlapping, type Line } from "./geometry.ts";
import type { Box, Point } from "./geometry.ts";

/** What a flag is for and what it stands among, all in px of the map. */
export type FlagWish = {
  /** The place that it is for. */
  dot: Point;
  /** The size of its text. */
  width: number;
  height: number;
  /** What is seen of the map, less the space that stays free at its edges. */
  frame: Box;
  /** What it had better not cover, and how bad it is if it does. */
  things: readonly Thing[];
};

export type Thing = { box: Box; cost: number };

/** What it costs to cover another dot or name, the hub, or a point of the route. */
export const costs = { other: 2, hub: 60, route: 6 };

/** Where the text of a flag stands, which of its ends is at the pole, and the pole from the dot to it. */
export type Flag = { box: Box; anchor: "start" | "middle" | "end"; pole: Line };

/** Space in px between pole and text, and from the middle of a dot to its edge. */
const beside = 10;
const reach = 6;
/** Lengths in px of the poles that are tried; beyond them one that reaches the map's upper edge. */
const poles = [14, 28, 44, 72];

/** The text of a flag wholly within the frame, beside its pole or at the pole's end, where it covers least. */
export function placeFlag(wish: FlagWish): Flag {
  const { width, height, frame } = wish;
  const [x, y] = wish.dot;
  const tops = [frame.y, ...poles.flatMap((long) => [y - long - height, y + long])];
  const flags = tops.flatMap((top) =>
    [x + beside, x - beside - width, x - width / 2].map((left): Flag & { cost: number } => {
      const box = {
        x: clamp(left, frame.x, frame.x + frame.width - width),
        y: clamp(top, frame.y, frame.y + frame.height - height),
        width,
        height,
      };
      const anchor = box.x > x + reach ? "start" : box.x + width < x - reach ? "end" : "middle";
      // a text in the row of its dot needs no pole
      const way = box.y > y ? 1 : box.y + height < y ? -1 : 0;
      const [near, far] = way < 0 ? [box.y + height + 2, box.y] : [box.y - 2, box.y + height];
      // a pole that begins at the upper edge says that the price comes from what stands there
      const end = anchor === "middle" ? near : far === frame.y ? 0 : far;
      const from = y + (way || -1) * reach;
      const pole: Line = [
        [x, from],
        [x, way === 0 ? from : end],
      ];
      return { box, anchor, pole, cost: weighFlag({ box, anchor, pole }, wish) };
    }),
  );
  return flags.reduce((best, flag) => (flag.cost < best.cost ? flag : best));
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** The room that a pole takes. */
export function boxPole([[x, from], [, to]]: Line): Box {
  return { x: x - 3, y: Math.min(from, to), width: 6, height: Math.abs(to - from) };
}

function weighFlag({ box, anchor, pole }: Flag, { dot, frame, things }: FlagWish): number {
  const staff = boxPole(pole);
  const own = { x: dot[0] - reach, y: dot[1] - reach, width: 2 * reach, height: 2 * reach };
  return (
    (isOverlapping(own, box, 2) ? 1_000 : 0) +
    things.reduce(
      (sum, thing) =>
        sum +
        (isOverlapping(thing.box, box, 3) ? thing.cost : 0) +
        (isOverlapping(thing.box, staff) ? thing.cost / 2 : 0),
      0,
    ) +
    (anchor === "middle" ? 1 : 0) +
    staff.height / (box.y === frame.y ? 70 : 30)
  );
}

/** Space in px of the screen that stays free at the edges of what is seen, and between them and a route's end. */
const padding = 16;
const fromEdge = 32;

/**
 * How far in px of the screen a map that is `shown` px wide is moved sideways, `room` px of it being seen, so that a
 * route's end is seen and as much as possible of the way from the hub; and the frame for its flag.
 */
export function frameRoute(
  [dot]: Point,
  [hub]: Point,
  { width, height }: Pick<Box, "width" | "height">,
  shown: number,
  room: number,
): { scroll: number; frame: Box } {
  const scale = width / shown;
  const end = dot / scale;
  const middle = (end + hub / scale - room) / 2;
  const scroll = Math.round(clamp(clamp(middle, end + fromEdge - room, end - fromEdge), 0, shown - room));
  // a map across the window is wider than the column of the page, by as much as its labels leave free
  const edge = width > 1_000 ? 80 : padding * scale;
  return { scroll, frame: { x: scroll * scale + edge, y: 6, width: room * scale - 2 * edge, height: height - 12 } };
}
