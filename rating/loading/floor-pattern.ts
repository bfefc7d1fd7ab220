/** Identical pieces in rows: `nx` along the length, `ny` across, each `dx × dy`. */
export type Grid = { x: number; y: number; nx: number; ny: number; dx: number; dy: number };

export type Pattern = { count: number; grids: readonly Grid[] };

/** Work is counted, not timed, so that a plan is the same on every machine. */
export type Steps = { left: number };

/** Counts work; false once the limit is used up. */
export function spend(steps: Steps, amount: number): boolean {
  steps.left -= amount;
  return steps.left > 0;
}

/**
 * Places identical rectangles `a × b`, turned or not, on a floor. The floor is cut in two, or into five like a
 * pinwheel, and each part again; the search ends at the upper bound (`boundOnFloor`) or when the steps run out.
 */
export class FloorPatterns {
  /** Patterns by shape, then by length, width and depth; for one plan only. */
  readonly #known = new Map<number, Map<number, Pattern>>();
  readonly #steps: Steps;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** The pattern with the most pieces found within `most` steps. */
  of(length: number, width: number, a: number, b: number, most: number): Pattern {
    if (a > b) return this.of(length, width, b, a, most);
    const known = this.#found(a, b).get(makeKey(length, width, deepest + 1));
    if (known) return known;
    const ends: Steps = { left: Math.min(most, this.#steps.left) };
    const before = ends.left;
    const bound = boundOnFloor(length, width, a, b);
    let best = this.#parted(length, width, a, b, 0, ends);
    for (let depth = 1; depth <= deepest && best.count < bound && ends.left > 0; depth++) {
      const parted = this.#parted(length, width, a, b, depth, ends);
      if (parted.count > best.count) best = parted;
    }
    spend(this.#steps, before - ends.left + 1);
    if (before > 0) this.#found(a, b).set(makeKey(length, width, deepest + 1), best);
    return best;
  }

  #found(a: number, b: number): Map<number, Pattern> {
    const shape = a * 65_536 + b;
    const found = this.#known.get(shape) ?? new Map<number, Pattern>();
    this.#known.set(shape, found);
    return found;
  }

  #parted(l: number, w: number, a: number, b: number, depth: number, steps: Steps): Pattern {
    const length = findReach(a, b, l);
    const width = findReach(a, b, w);
    if (length === 0 || width === 0) return none;
    const found = this.#found(a, b);
    const key = makeKey(length, width, depth);
    const known = found.get(key);
    if (known) return known;
    const bound = boundOnFloor(length, width, a, b);
    let best = grid(length, width, a, b);
    if (depth > 0 && best.count < bound && spend(steps, 1)) {
      const part: Part = (partLength, partWidth) => this.#parted(partLength, partWidth, a, b, depth - 1, steps);
      for (const parted of [halved, pinwheel])
        if (best.count < bound) best = parted(best, bound, length, width, a, b, steps, part);
    }
    // A search cut short by the step limit may not be the best of its depth, so it is not cached.
    if (steps.left > 0 || depth === 0) found.set(key, best);
    return best;
  }
}

/** The most points considered along one side. */
const most = 64;

/**
 * Sums of multiples of `a` and `b` up to `length`, ascending, without 0: where pieces laid end to end can end. If there
 * are too many, an even selection, so that small pieces take no longer than large ones.
 */
export function listSums(a: number, b: number, length: number): number[] {
  const [large, small] = a > b ? [a, b] : [b, a];
  const found = new Set<number>();
  const larges = Math.floor(length / large);
  for (const i of selectEvenly(larges)) {
    const smalls = Math.floor((length - i * large) / small);
    for (const j of selectEvenly(smalls)) found.add(i * large + j * small);
  }
  found.delete(0);
  const all = [...found].sort((one, other) => one - other);
  return selectEvenly(all.length - 1).flatMap((index) => all[index] ?? []);
}

/** 0 to `last`; if too many, an even selection that includes both ends. */
function selectEvenly(last: number): number[] {
  const count = Math.min(last + 1, most);
  return Array.from({ length: count }, (_, index) => (count < 2 ? 0 : Math.round((index * last) / (count - 1))));
}

/** The longest sum of multiples of `a` and `b` that is at most `length`. */
function findReach(a: number, b: number, length: number): number {
  const [large, small] = a > b ? [a, b] : [b, a];
  let best = 0;
  // The remainders repeat once there are `small` large ones.
  for (let i = 0; i * large <= length && i < small && best < length; i++)
    best = Math.max(best, i * large + Math.floor((length - i * large) / small) * small);
  return best;
}

/**
 * An upper bound for patterns of `a × b` rectangles, turned or not: each rectangle can be pushed towards a corner until
 * every edge is at such a sum, so no pattern covers more than the reach of both sides.
 */
export function boundOnFloor(length: number, width: number, a: number, b: number): number {
  return Math.floor((findReach(a, b, length) * findReach(a, b, width)) / (a * b));
}

/** How many times a part is divided again. */
const deepest = 3;

function makeKey(length: number, width: number, depth: number): number {
  return (length * 65_536 + width) * 8 + depth;
}

const none: Pattern = { count: 0, grids: [] };

type Part = (length: number, width: number) => Pattern;

function halved(start: Pattern, bound: number, l: number, w: number, a: number, b: number, steps: Steps, part: Part) {
  let best = start;
  const cuts = [
    ...listSums(a, b, Math.floor(l / 2)).map((x) => ({ x, y: 0 })),
    ...listSums(a, b, Math.floor(w / 2)).map((y) => ({ x: 0, y })),
  ];
  for (const { x, y } of cuts) {
    if (best.count >= bound || !spend(steps, 1)) return best;
    const [one, other] = [part(x || l, y || w), part(l - x, w - y)];
    if (one.count + other.count > best.count) best = joined([one, moved(other, x, y)]);
  }
  return best;
}

/** Four parts around a fifth. */
function pinwheel(start: Pattern, bound: number, l: number, w: number, a: number, b: number, steps: Steps, part: Part) {
  let best = start;
  const xs = listSums(a, b, l - 1);
  const ys = listSums(a, b, w - 1);
  for (const [j, y1] of ys.entries())
    for (const y2 of ys.slice(j + 1))
      for (const [i, x1] of xs.entries()) {
        const left = part(x1, w - y1);
        const right = part(l - x1, w - y2);
        for (const x2 of xs.slice(i + 1)) {
          if (best.count >= bound || !spend(steps, 1)) return best;
          const [front, back] = [part(x2, y1), part(l - x2, y2)];
          const outer = left.count + right.count + front.count + back.count;
          // The middle cannot hold more than its area.
          if (outer + Math.floor(((x2 - x1) * (y2 - y1)) / (a * b)) <= best.count) continue;
          const middle = part(x2 - x1, y2 - y1);
          if (outer + middle.count > best.count)
            best = joined([front, moved(back, x2, 0), moved(right, x1, y2), moved(left, 0, y1), moved(middle, x1, y1)]);
        }
      }
  return best;
}

function grid(length: number, width: number, a: number, b: number): Pattern {
  const [along, across] = [rows(length, width, a, b), rows(length, width, b, a)];
  return across.count > along.count ? across : along;
}

function rows(length: number, width: number, dx: number, dy: number): Pattern {
  const nx = Math.floor(length / dx);
  const ny = Math.floor(width / dy);
  return nx * ny === 0 ? none : { count: nx * ny, grids: [{ x: 0, y: 0, nx, ny, dx, dy }] };
}

function joined(parts: readonly Pattern[]): Pattern {
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    grids: parts.flatMap(({ grids }) => grids),
  };
}

function moved({ count, grids }: Pattern, x: number, y: number): Pattern {
  return { count, grids: grids.map((grid) => ({ ...grid, x: grid.x + x, y: grid.y + y })) };
}
