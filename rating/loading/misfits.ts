import type { CargoKind, Space } from "./cargo.ts";
import { containers } from "./containers.ts";
import type { Misfit } from "./plan.ts";
import { waysUp } from "./stances.ts";

/** The pieces that fit into none of the spaces, each with what stops it in every one. */
export function misfits(kinds: readonly CargoKind[], spaces: readonly Space[]): Misfit[] {
  return kinds
    .filter((kind) => spaces.every((space) => waysUp(kind, space, 0).length === 0))
    .map((piece) => ({
      piece,
      stopped: spaces.map((space) => ({ space: space.name, ...stoppedBy(piece, space) })),
      fitsIn: Object.values(containers)
        .filter((container) => waysUp(piece, { ...container, price: 0 }, 0).length > 0)
        .map(({ name }) => name),
    }));
}

type Stop = Pick<Misfit["stopped"][number], "by" | "given" | "limit">;

/** The first limit exceeded: mass, height of an upright piece, the longest side, then width and height at the door. */
function stoppedBy({ sides: [length, width, height], mass, upright }: CargoKind, space: Space): Stop {
  const across = Math.min(space.width, space.door.width);
  const high = Math.min(space.height, space.door.height);
  if (mass > space.payload) return { by: "mass", given: mass, limit: space.payload };
  if (upright && height > high) return { by: "height", given: height, limit: high };
  if (length > space.length) return { by: "length", given: length, limit: space.length };
  // Sides are sorted: the second must fit across the door, the last its height.
  if (width > across && (upright || width > high))
    return { by: "width", given: width, limit: Math.max(across, upright ? 0 : high) };
  return upright
    ? { by: "width", given: width, limit: across }
    : { by: "height", given: height, limit: Math.min(across, high) };
}
