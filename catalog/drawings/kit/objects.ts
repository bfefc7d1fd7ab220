import type { Mode } from "#rating/card.ts";
import { projectPoint } from "#site/isometric.ts";
import { formatCoordinate, renderElement } from "../svg.ts";
import { drawFaces, extrude, type Face, type Place, roundProfile, stackBox } from "./solid.ts";

/** Faces of one tone: a class that sets the colours of its three sides. */
type Part = { tone?: string; faces: readonly Face[] };

type Quad = readonly [number, number, number, number];

export type KitObject = "carton" | "pallet" | "container" | "van" | "aircraft" | "hub";

/**
 * What moves goods and what they move in, each in metres: a carton of 60 × 40 × 40 cm, a EUR pallet (1.2 × 0.8 m, EN
 * 13698-1) with twelve of 30 cm, a 40′ high cube (12.192 × 2.438 × 2.896 m, ISO 668), a van of 5.9 m, a freighter of
 * 64 m, a hall of 40 m. Each fills its own drawing: they are not to one scale.
 */
const objects: Readonly<Record<KitObject, () => readonly Part[]>> = {
  carton: () => [
    { tone: "kit-kraft", faces: stackBox([0, 0, 0], [0.6, 0.4, 0.4]) },
    {
      faces: [
        fill("kit-mark", [0, 0.16, 0.4], [0.6, 0.16, 0.4], [0.6, 0.24, 0.4], [0, 0.24, 0.4]),
        fill("kit-mark", [0, 0.16, 0.4], [0, 0.24, 0.4], [0, 0.24, 0.28], [0, 0.16, 0.28]),
        fill("kit-label", [0.1, 0, 0.1], [0.32, 0, 0.1], [0.32, 0, 0.28], [0.1, 0, 0.28]),
        fill("kit-line", [0.14, 0, 0.22], [0.28, 0, 0.22]),
        fill("kit-line", [0.18, 0, 0.16], [0.28, 0, 0.16]),
      ],
    },
  ],
  pallet: () => [
    { tone: "kit-kraft", faces: [0.7, 0.35, 0].flatMap((right) => stackBox([0, right, 0], [1.2, 0.1, 0.1])) },
    { tone: "kit-kraft", faces: stackBox([0, 0, 0.1], [1.2, 0.8, 0.044]) },
    { tone: "kit-kraft", faces: stackBox([0, 0, 0.144], [1.2, 0.8, 0.9]) },
    {
      faces: [
        ...[0.444, 0.744].flatMap((up) => [
          fill("kit-seam", [1.2, 0, up], [0, 0, up]),
          fill("kit-seam", [0, 0, up], [0, 0.8, up]),
        ]),
        fill("kit-seam", [0.6, 0, 0.144], [0.6, 0, 1.044]),
        fill("kit-seam", [0.6, 0, 1.044], [0.6, 0.8, 1.044]),
        fill("kit-seam", [0, 0.4, 0.144], [0, 0.4, 1.044]),
        fill("kit-seam", [0, 0.4, 1.044], [1.2, 0.4, 1.044]),
      ],
    },
  ],
  container: () => [
    { tone: "kit-data", faces: stackBox([0, 0, 0], [12.192, 2.438, 2.896]) },
    {
      faces: [
        ...steps(15).map((at) => fill("kit-seam", [0.762 * at, 0, 0.15], [0.762 * at, 0, 2.75])),
        ...[0.35, 0.85, 1.22, 1.59, 2.09].map((right) => fill("kit-seam", [0, right, 0.15], [0, right, 2.75])),
      ],
    },
  ],
  van: () => {
    const side = [
      [0, 0.4],
      [0, 1.05],
      [0.85, 1.3],
      [1.65, 2.35],
      [2.1, 2.6],
      [5.9, 2.6],
      [5.9, 0.4],
    ] as const;
    return [
      { faces: extrude(1, side, [0, 2]) },
      {
        faces: [
          fill("kit-glass", [0.95, 0.15, 1.42], [0.95, 1.85, 1.42], [1.6, 1.8, 2.28], [1.6, 0.2, 2.28]),
          fill("kit-glass", [1.15, 0, 1.35], [2.2, 0, 1.35], [2.2, 0, 2.2], [1.75, 0, 2.2]),
          fill("kit-air", [2.5, 0, 1], [5.9, 0, 1], [5.9, 0, 1.35], [2.5, 0, 1.35]),
          ...[1.1, 4.7].map((left) => wheel(left, 0.38)),
        ],
      },
    ];
  },
  aircraft: () => {
    // root from, to; tip from, to; span; height
    const wing = (side: 1 | -1, [a, b, c, d]: Quad = [22, 36, 42, 46], span = 31, up = -1.6) => {
      const corners = [
        [a, side],
        [b, side],
        [d, side * span],
        [c, side * span],
      ] as const;
      return extrude(2, corners, [up, up + 0.7]);
    };
    const stabiliser = (side: 1 | -1) => wing(side, [55, 61, 62, 65], 11, 1);
    const engine = (right: number) => extrude(0, roundProfile(right, -3, 1.9), [24, 31]);
    const body = roundProfile(0, 0, 3.2);
    const fin = [
      [52, 2.4],
      [62, 2.6],
      [66, 13],
      [61.5, 13],
    ] as const;
    return [
      { faces: [...wing(1), ...engine(11), ...stabiliser(1)] },
      { faces: extrude(0, body, [44, 64], roundProfile(0, 1.8, 0.8)) },
      { faces: extrude(0, body, [7, 44]) },
      { faces: extrude(0, roundProfile(0, -0.8, 1), [0, 7], body) },
      {
        tone: "kit-green",
        faces: extrude(1, fin, [-0.4, 0.4]),
      },
      { faces: [...stabiliser(-1), ...engine(-11), ...wing(-1)] },
    ];
  },
  hub: () => [
    { faces: stackBox([0, 0, 0], [40, 24, 11]) },
    {
      faces: [
        fill("kit-air", [0, 0, 8.6], [40, 0, 8.6], [40, 0, 9.8], [0, 0, 9.8]),
        fill("kit-air", [0, 0, 8.6], [0, 24, 8.6], [0, 24, 9.8], [0, 0, 9.8]),
        ...steps(5).map((at) =>
          fill(
            at === 2 ? "kit-dark" : "kit-glass",
            [7.5 * at - 5, 0, 0],
            [7.5 * at, 0, 0],
            [7.5 * at, 0, 5.5],
            [7.5 * at - 5, 0, 5.5],
          ),
        ),
        fill("kit-glass", [0, 8, 0], [0, 16, 0], [0, 16, 5.5], [0, 8, 5.5]),
      ],
    },
  ],
};

/** As what goods travel to the door. */
export const goods: Readonly<Record<Mode | "parcel", KitObject>> = {
  parcel: "carton",
  air: "pallet",
  sea: "container",
  rail: "container",
  road: "pallet",
};

/** On the ground of a drawing that fills its container: a thing with its middle, or its side, at a place in percent. */
export function standObject(name: KitObject, x: string, ground: number, side: "start" | "middle" | "end" = "middle") {
  const parts = objects[name]();
  const spots = parts.flatMap(({ faces }) => faces.flatMap(({ corners }) => corners.map((at) => projectPoint(...at))));
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = 96 / Math.max(width, height);
  const box = [left * scale - 1, top * scale - 1, width * scale + 2, height * scale + 2];
  const thing = renderElement(
    "svg",
    {
      class: "kit",
      "data-kit": name,
      viewBox: box.map(formatCoordinate).join(" "),
      x: { start: 0, middle: -standing.width / 2, end: -standing.width }[side],
      y: -standing.height,
      ...standing,
      preserveAspectRatio: "xMidYMax",
      "aria-hidden": "true",
    },
    ...parts.map(({ tone, faces }) =>
      tone ? renderElement("g", { class: tone }, drawFaces(faces, scale)) : drawFaces(faces, scale),
    ),
  );
  return renderElement(
    "svg",
    { x, y: ground, overflow: "visible" },
    renderElement("g", { class: "kit-standing" }, thing),
  );
}

/** The room of a thing on an axis, in px. */
export const standing = { width: 64, height: 48 };

function fill(shade: string, ...corners: readonly Place[]): Face {
  return { shade, corners };
}

/** 1, 2, 3 up to a number. */
function steps(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}

/** A wheel on the left side of what it carries. */
function wheel(left: number, radius: number): Face {
  return fill(
    "kit-dark",
    ...steps(14).map((at): Place => {
      const angle = (at / 14) * 2 * Math.PI;
      return [left + radius * Math.cos(angle), -0.02, radius + radius * Math.sin(angle)];
    }),
  );
}
