/** A free rectangle at height `z`, on the floor or fully supported by pieces; free up to the roof. */
export type Area = {
  x: number;
  y: number;
  z: number;
  length: number;
  width: number;
  /** What its surface can bear, in grams per square millimetre. */
  bearing: number;
};

/** How many free rectangles are kept, largest first: mixed cargo of many sizes would leave thousands of slivers. */
const most = 90;

type Footprint = Pick<Area, "x" | "y" | "z" | "length" | "width">;

/** The largest free rectangles, which may overlap, once something stands on `taken`. */
export function without(areas: readonly Area[], taken: Footprint): Area[] {
  const kept: Area[] = [];
  const cut: Area[] = [];
  for (const area of areas)
    if (area.z === taken.z && overlaps(area, taken)) cut.push(...around(area, taken));
    else kept.push(area);
  return withOut(kept, cut);
}

/** The free rectangles with a new one added, on request joined with touching neighbours of the same height. */
export function withTop(areas: readonly Area[], top: Area, join: boolean): Area[] {
  let fresh = [top];
  if (!join) return largest([...areas, top]);
  for (let round = 0; round < 2; round++)
    fresh = fresh.concat(
      fresh.flatMap((one) => areas.flatMap((other) => (other.z === one.z ? bridges(one, other) : []))),
    );
  return largest(withOut([...areas], fresh));
}

function largest(areas: Area[]): Area[] {
  if (areas.length <= most) return areas;
  return areas.sort((one, other) => other.length * other.width - one.length * one.width).slice(0, most);
}

/** Adds the rectangles that lie within no other, and removes those that lie within a new one. */
function withOut(kept: Area[], fresh: readonly Area[]): Area[] {
  let all = kept;
  for (const area of fresh) {
    if (all.some((other) => holds(other, area))) continue;
    all = all.filter((other) => !holds(area, other));
    all.push(area);
  }
  return all;
}

function overlaps(one: Footprint, other: Footprint): boolean {
  return (
    one.x < other.x + other.length &&
    other.x < one.x + one.length &&
    one.y < other.y + other.width &&
    other.y < one.y + one.width
  );
}

function holds(one: Area, other: Area): boolean {
  return (
    one.z === other.z &&
    one.bearing >= other.bearing &&
    one.x <= other.x &&
    one.y <= other.y &&
    one.x + one.length >= other.x + other.length &&
    one.y + one.width >= other.y + other.width
  );
}

function around(area: Area, taken: Footprint): Area[] {
  const endX = area.x + area.length;
  const endY = area.y + area.width;
  const takenX = taken.x + taken.length;
  const takenY = taken.y + taken.width;
  const parts: Area[] = [
    { ...area, length: taken.x - area.x },
    { ...area, x: takenX, length: endX - takenX },
    { ...area, width: taken.y - area.y },
    { ...area, y: takenY, width: endY - takenY },
  ];
  return parts.filter(({ length, width }) => length > 0 && width > 0);
}

/** The rectangles, lengthwise and across, that two touching or overlapping ones cover together. */
function bridges(one: Area, other: Area): Area[] {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const length = Math.min(one.x + one.length, other.x + other.length) - x;
  const width = Math.min(one.y + one.width, other.y + other.width) - y;
  const shared = { x, y, z: one.z, length, width, bearing: Math.min(one.bearing, other.bearing) };
  const found: Area[] = [];
  if (length >= 0 && width > 0) {
    const from = Math.min(one.x, other.x);
    found.push({ ...shared, x: from, length: Math.max(one.x + one.length, other.x + other.length) - from });
  }
  if (width >= 0 && length > 0) {
    const from = Math.min(one.y, other.y);
    found.push({ ...shared, y: from, width: Math.max(one.y + one.width, other.y + other.width) - from });
  }
  return found;
}
