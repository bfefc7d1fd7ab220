import { useRef } from "react";
import { Dimension } from "./dimension.tsx";
import { type HandleFacts, HeightHandle } from "./height-handle.tsx";
import { type Corners, cornersOf, fitted, type Lying, polygon } from "./isometric.ts";
import { Saving } from "./saving.tsx";

type Props = {
  box: Lying;
  /** The height of a box that would be cheaper. */
  ghost?: number | undefined;
  /** Words at the sides: left, right, up; `ghost` at the smaller height. */
  labels: { all: string; left: string; right: string; up: string; ghost?: string | undefined };
  handle: HandleFacts;
  onHeight: (height: number) => void;
};

const picture = { width: 360, height: 224 };
const field = { width: 264, height: 168 };
const margin = { left: 48, top: 14 };

/** The parcel to scale, its dimensions outside, what one could save in green, and a handle for its height. */
export function BoxDrawing({ box, ghost, labels, handle, onHeight }: Props) {
  // while it is pulled, the scale stands still under the finger
  const pulledIn = useRef<number>(undefined);
  const room = pulledIn.current ?? Math.max(box.up, Math.min(box.left, box.right) * 0.35);
  const { scale, at } = fitted({ ...box, up: room }, field);
  const foot = { x: at.x + margin.left, y: at.y + margin.top };
  const corners = cornersOf(box, scale, foot);
  const small = ghost === undefined ? undefined : cornersOf({ ...box, up: ghost }, scale, foot);
  return (
    <svg
      role="group"
      aria-label={labels.all}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      className="block w-full max-w-[26.5rem] overflow-visible text-[13px]"
      data-box={`${box.left} ${box.right} ${box.up}`}
    >
      <g strokeLinejoin="round">
        <polygon
          points={polygon(corners.front, corners.frontTop, corners.leftTop, corners.left)}
          className="fill-(--face-left) stroke-ink"
          strokeWidth="1.5"
          data-face="left"
        />
        <polygon
          points={polygon(corners.front, corners.frontTop, corners.rightTop, corners.right)}
          className="fill-(--face-right) stroke-ink"
          strokeWidth="1.5"
        />
        <polygon
          points={polygon(corners.frontTop, corners.leftTop, corners.backTop, corners.rightTop)}
          className="fill-(--face-top) stroke-ink"
          strokeWidth="1.5"
        />
        <line {...tape(corners)} className="stroke-(--dot)" />
        {small && <Saving corners={corners} small={small} />}
        <Dimension from={corners.left} to={corners.front} by={{ x: -7, y: 12 }} text={labels.left} dx={-14} dy={20} />
        <Dimension from={corners.front} to={corners.right} by={{ x: 7, y: 12 }} text={labels.right} dx={14} dy={20} />
        <Dimension from={corners.leftTop} to={corners.left} by={{ x: -10, y: 0 }} text={labels.up} dx={-6} dy={4} end />
        {small && labels.ghost && (
          <Dimension
            from={small.rightTop}
            to={small.right}
            by={{ x: 10, y: 0 }}
            text={labels.ghost}
            dx={6}
            dy={4}
            good
          />
        )}
      </g>
      <HeightHandle
        height={box.up}
        at={corners.frontTop}
        facts={handle}
        unitsPerPixel={(drawnWidth) => picture.width / (scale * drawnWidth)}
        onHeight={onHeight}
        onPull={(pulls) => {
          pulledIn.current = pulls ? room : undefined;
        }}
      />
    </svg>
  );
}

/** The seam along the middle of the upper face. */
function tape({ frontTop, leftTop, rightTop, backTop }: Corners) {
  return {
    x1: (frontTop.x + rightTop.x) / 2,
    y1: (frontTop.y + rightTop.y) / 2,
    x2: (leftTop.x + backTop.x) / 2,
    y2: (leftTop.y + backTop.y) / 2,
  };
}
