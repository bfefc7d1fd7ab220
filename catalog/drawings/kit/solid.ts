import { projectPoint } from "#site/isometric.ts";
import { formatCoordinate, renderElement } from "../svg.ts";

/** A place in metres: along the left side, along the right, up. The nearest corner of the ground is 0, 0, 0. */
export type Place = readonly [left: number, right: number, up: number];

/** A surface, with the class of its colour. */
export type Face = { shade: string; corners: readonly Place[] };

/** Which side a profile is seen from: the other two measures in their order. */
type Axis = 0 | 1 | 2;

/** A face of each direction that is seen, in the colours of a box; what leans has those of the nearest. */
const shades = ["box-right", "box-left", "box-top"] as const;

/**
 * A profile drawn out along an axis: what of its surface is seen, the farthest first. `end` is the profile at the far
 * end, if it tapers. A profile has its corners in order, and all of them can be seen from its middle.
 */
export function extrude(
  axis: Axis,
  profile: readonly (readonly [number, number])[],
  [from, to]: readonly [number, number],
  end = profile,
): Face[] {
  const place = ([a, b]: readonly [number, number], along: number): Place =>
    axis === 0 ? [along, a, b] : axis === 1 ? [a, along, b] : [a, b, along];
  const [near, far] = [profile.map((point) => place(point, from)), end.map((point) => place(point, to))];
  const sides = near.map((corner, at): Place[] => {
    const next = (at + 1) % near.length;
    return [corner, near[next] ?? corner, far[next] ?? corner, far[at] ?? corner];
  });
  const middle = findMiddle([...near, ...far]);
  return [near, far, ...sides]
    .flatMap((corners) => {
      const away = subtract(findMiddle(corners), middle);
      const normal = findNormal(corners);
      const outward = multiply(normal, away) < 0 ? -1 : 1;
      const seen = [-outward * normal[0], -outward * normal[1], outward * normal[2]];
      if (seen.reduce((sum, one) => sum + one, 0) <= 1e-9) return [];
      return { shade: shades[seen.indexOf(Math.max(...seen))] ?? "box-top", corners };
    })
    .sort((a, b) => measureDepth(b.corners) - measureDepth(a.corners));
}

/** A box with its nearest lower corner at a place. */
export function stackBox([left, right, up]: Place, [length, breadth, height]: Place): Face[] {
  const ground = [
    [left, right],
    [left + length, right],
    [left + length, right + breadth],
    [left, right + breadth],
  ] as const;
  return extrude(2, ground, [up, up + height]);
}

/** A round profile in eight corners. */
export function roundProfile(a: number, b: number, radius: number) {
  return Array.from({ length: 8 }, (_, at) => {
    const angle = ((at + 0.5) / 8) * 2 * Math.PI;
    return [a + radius * Math.cos(angle), b + radius * Math.sin(angle)] as const;
  });
}

/** Faces as markup, in the order given; `scale` in units of the drawing a metre. */
export function drawFaces(faces: readonly Face[], scale: number): string {
  return faces
    .map(({ shade, corners }) => {
      const points = corners.map((corner) => {
        const { x, y } = projectPoint(...corner);
        return `${formatCoordinate(x * scale)} ${formatCoordinate(y * scale)}`;
      });
      return renderElement("path", { class: shade, d: `M${points.join("L")}${points.length > 2 ? "Z" : ""}` });
    })
    .join("");
}

function findMiddle(corners: readonly Place[]): Place {
  const mean = (one: Axis) => corners.reduce((sum, corner) => sum + corner[one], 0) / corners.length;
  return [mean(0), mean(1), mean(2)];
}

function findNormal([a, b, , d]: readonly Place[]): Place {
  if (!a || !b || !d) return [0, 0, 0];
  const [u, v] = [subtract(b, a), subtract(d, a)];
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}

function subtract(a: Place, b: Place): Place {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function multiply(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** How far away a surface is. */
function measureDepth(corners: readonly Place[]): number {
  const [left, right, up] = findMiddle(corners);
  return left + right - up;
}
