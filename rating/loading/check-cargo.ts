import type { CargoRow, Space } from "./cargo.ts";
import type { LoadRefusal } from "./plan.ts";

/** The largest input accepted. */
export const loadLimits = {
  kinds: 20,
  pieces: 20_000,
  /** Millimetres per side, of a piece or a space. */
  side: 30_000,
  /** Grams per piece. */
  mass: 100_000_000,
  /** Kinds of container per mix. */
  kindsOfSpace: 6,
  /** Containers per plan. */
  spaces: 400,
  /** Millimetres between neighbours. */
  gap: 500,
};

/** The first problem in the input that rules out a plan. */
export function refuseInput(rows: readonly CargoRow[], spaces: readonly Space[]): LoadRefusal | undefined {
  for (const [row, { sides, mass, quantity, maxOnTop }] of rows.entries()) {
    if (!sides.every((side) => isCount(side, loadLimits.side)))
      return { ok: false, code: "bad-row", row, field: "sides", limit: loadLimits.side };
    if (!isCount(mass, loadLimits.mass))
      return { ok: false, code: "bad-row", row, field: "mass", limit: loadLimits.mass };
    if (!Number.isSafeInteger(quantity) || quantity < 0)
      return { ok: false, code: "bad-row", row, field: "quantity", limit: loadLimits.pieces };
    if (maxOnTop !== undefined && (!Number.isSafeInteger(maxOnTop) || maxOnTop < 0))
      return { ok: false, code: "bad-row", row, field: "maxOnTop", limit: Number.MAX_SAFE_INTEGER };
  }
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces === 0) return { ok: false, code: "no-cargo" };
  if (pieces > loadLimits.pieces)
    return { ok: false, code: "too-many-pieces", given: pieces, limit: loadLimits.pieces };
  if (spaces.length === 0) return { ok: false, code: "no-space" };
  if (spaces.length > loadLimits.kindsOfSpace)
    return { ok: false, code: "too-many-spaces", given: spaces.length, limit: loadLimits.kindsOfSpace };
  const bad = spaces.find((space) => !isSpace(space));
  return bad && { ok: false, code: "bad-space", space: bad.name };
}

function isSpace({ length, width, height, door, payload, price }: Space): boolean {
  return (
    [length, width, height, door.width, door.height].every((side) => isCount(side, loadLimits.side)) &&
    Number.isSafeInteger(payload) &&
    payload > 0 &&
    Number.isSafeInteger(price) &&
    price >= 0
  );
}

function isCount(value: number, limit: number): boolean {
  return Number.isSafeInteger(value) && value > 0 && value <= limit;
}
