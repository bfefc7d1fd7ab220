import { useRef } from "react";
import { BoxFaces } from "./box-faces.tsx";
import { Dimension } from "./dimension.tsx";
import { type HandleFacts, HeightHandle } from "./height-handle.tsx";
import { cornersOf, fitted, type Lying } from "./isometric.ts";

type Props = {
  /** As small as beside a form; it keeps its size in px, so that its figures stay legible. */
  small: boolean;
  box: Lying;
  /** The height of a box that would be cheaper. */
  ghost?: number | undefined;
  /** Words at the sides: left, right, up; `ghost` at the smaller height. */
  labels: { all: string; left: string; right: string; up: string; ghost?: string | undefined };
  handle: HandleFacts;
  onHeight: (height: number) => void;
};

const whole = { picture: { width: 360, height: 224 }, field: { width: 264, height: 168 }, left: 48, top: 14 };
const beside = { picture: { width: 170, height: 112 }, field: { width: 112, height: 80 }, left: 32, top: 10 };

/** The parcel to scale, its dimensions outside, what one could save in green, and a handle for its height. */
export function BoxDrawing({ small, box, ghost, labels, handle, onHeight }: Props) {
  const { picture, field, left, top } = small ? beside : whole;
  // while it is pulled, the scale stands still under the finger
  const pulledIn = useRef<number>(undefined);
  const room = pulledIn.current ?? Math.max(box.up, Math.min(box.left, box.right) * 0.35);
  const { scale, at } = fitted({ ...box, up: room }, field);
  const foot = { x: at.x + left, y: at.y + top };
  const corners = cornersOf(box, scale, foot);
  const less = ghost === undefined ? undefined : cornersOf({ ...box, up: ghost }, scale, foot);
  return (
    <svg
      role="group"
      aria-label={labels.all}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      {...(small && picture)}
      className={`overflow-visible text-[13px] ${small ? "shrink-0" : "w-full max-w-[26.5rem]"}`}
      data-box={`${box.left} ${box.right} ${box.up}`}
    >
      <g strokeLinejoin="round">
        <BoxFaces corners={corners} small={less} />
        <Dimension from={corners.left} to={corners.front} by={{ x: -7, y: 12 }} text={labels.left} dx={-14} dy={20} />
        <Dimension from={corners.front} to={corners.right} by={{ x: 7, y: 12 }} text={labels.right} dx={14} dy={20} />
        <Dimension from={corners.leftTop} to={corners.left} by={{ x: -10, y: 0 }} text={labels.up} dx={-6} dy={4} end />
        {less && labels.ghost && (
          <Dimension from={less.rightTop} to={less.right} by={{ x: 10, y: 0 }} text={labels.ghost} dx={6} dy={4} good />
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
