import { clipToBox, isCrossing, isOverlapping, measureToBox } from "#site/geometry.ts";
import { letters } from "../svg.ts";
import {
  type Candidate,
  gap,
  type Ground,
  type LabelWish,
  listCandidates,
  type PlacedLabel,
  strangeRoom,
} from "./label-candidates.ts";

/** Least space in px between labels on one line, so that they do not read as one: an em. */
const between = letters;
/** How often labels that read as those of dots left without one are placed again. */
const mostRounds = 6;
/** The most moves of others to make room for one label. */
const mostSteps = 800;

/**
 * Places labels so that none meets another, a dot, a wall or the edge, and each is clearly nearer to its own dot than
 * to any other or has a leader to it; one with a leader does not read as the label of another dot either. Those that
 * find no room are left out. The same input gives the same answer.
 */
export function placeLabels(wishes: readonly LabelWish[], ground: Ground, dots: readonly LabelWish[] = wishes) {
  const options = new Map(wishes.map((wish) => [wish.id, listCandidates(wish, dots, ground)]));
  const best = placeBest(wishes, options);
  for (let round = 1; ; round += 1) {
    const misread = wishes.filter(({ id }) => isMisleading(best.get(id), dots, best));
    if (misread.length === 0) break;
    for (const { id } of misread) {
      const rest = options.get(id)?.filter((option) => !isMisleading(option, dots, best)) ?? [];
      options.set(id, round < mostRounds ? rest : []);
    }
    for (const { id } of misread) best.delete(id);
    placeInOrder(misread, options, best);
  }
  return [...best.values()].map(({ cost: _cost, apart: _apart, ...label }): PlacedLabel => label);
}

function placeBest(wishes: readonly LabelWish[], options: ReadonlyMap<string, readonly Candidate[]>) {
  const room = (wish: LabelWish) => options.get(wish.id)?.length ?? 0;
  // tightest first, which mostly finds a place for all; if not, start again with the most important
  const tightest = wishes.toSorted((a, b) => room(a) - room(b));
  const placed = placeInOrder(tightest, options);
  const mostImportant = () => tightest.toSorted((a, b) => b.rank - a.rank);
  const best = placed.size < wishes.length ? placeInOrder(mostImportant(), options) : placed;
  improve(best, options);
  return best;
}

/** Whether a label stands by a dot that has none, nearer than to its own. */
function isMisleading(
  label: PlacedLabel | undefined,
  dots: readonly LabelWish[],
  placed: ReadonlyMap<string, unknown>,
): boolean {
  if (!label) return false;
  const away = ({ dot, radius }: LabelWish) => measureToBox(dot, label.box) - radius;
  const own = dots.find(({ id }) => id === label.id);
  const near = own ? Math.min(away(own), strangeRoom.unnamed) : 0;
  return dots.some((dot) => dot.id !== label.id && dot.width > 0 && !placed.has(dot.id) && away(dot) < near);
}

/** Places labels one by one; one without room may move one or two others, which are then placed again. */
function placeInOrder(
  order: readonly LabelWish[],
  options: ReadonlyMap<string, readonly Candidate[]>,
  placed = new Map<string, Candidate>(),
) {
  let steps = 0;
  const settle = (wish: LabelWish, depth: number, held: ReadonlySet<string>): boolean => {
    const own = options.get(wish.id) ?? [];
    const free = own.find((option) => findConflicts(option, placed).length === 0);
    if (free) {
      placed.set(wish.id, free);
      return true;
    }
    for (const option of own) {
      if (depth === 0 || steps <= 0) return false;
      const inWay = findConflicts(option, placed);
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
      placed.set(id, own.find((option) => findConflicts(option, placed).length === 0) ?? label);
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
  const [inWay, ...more] = findConflicts(option, placed);
  const other = inWay === undefined ? undefined : placed.get(inWay);
  if (!other || more.length > 0) {
    placed.set(option.id, label);
    return true;
  }
  placed.delete(other.id);
  placed.set(option.id, option);
  const next = options.get(other.id)?.find((one) => findConflicts(one, placed).length === 0);
  const gains = next !== undefined && option.cost + next.cost < label.cost + other.cost;
  placed.set(option.id, gains ? option : label);
  placed.set(other.id, gains ? next : other);
  return true;
}

/** Labels that a candidate, or its leader, would overlap. */
function findConflicts(candidate: Candidate, placed: ReadonlyMap<string, Candidate>): string[] {
  const met: string[] = [];
  for (const [id, other] of placed)
    if (
      isOverlapping(candidate.box, other.box, between, Math.max(gap, candidate.apart, other.apart)) ||
      (candidate.leader && clipToBox(...candidate.leader, other.box, 1)) ||
      (other.leader && clipToBox(...other.leader, candidate.box, 1)) ||
      (candidate.leader && other.leader && isCrossing(candidate.leader, other.leader))
    )
      met.push(id);
  return met;
}
