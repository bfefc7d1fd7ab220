import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { type Corners, cornersOf, fitted, type Lying, type Point, polygon } from "./isometric.ts";

type Props = {
  box: Lying;
  /** The height of a box that would be cheaper. */
  ghost?: number | undefined;
  /** Words at the sides: left, right, up; `ghost` at the smaller height. */
  labels: { all: string; left: string; right: string; up: string; ghost?: string | undefined };
  handle: { label: string; text: string; least: number; most: number; step: number };
  onHeight: (height: number) => void;
};

const field = { width: 264, height: 168 };
const margin = { left: 48, top: 14 };

/** The parcel to scale, its dimensions outside, what one could save in green, and a handle for its height. */
export function BoxDrawing({ box, ghost, labels, handle, onHeight }: Props) {
  // while it is pulled, the scale stands still under the finger
  const pull = useRef<{ y: number; up: number; most: number }>(undefined);
  const room = pull.current?.most ?? Math.max(box.up, Math.min(box.left, box.right) * 0.35);
  const { scale, at } = fitted({ ...box, up: room }, field);
  const foot = { x: at.x + margin.left, y: at.y + margin.top };
  const corners = cornersOf(box, scale, foot);
  const small = ghost === undefined ? undefined : cornersOf({ ...box, up: ghost }, scale, foot);
  // keys may come faster than the answers: each goes on from the height that was set last
  const pending = useRef<number>(undefined);
  // once it stands on the screen: a rendering that is given up must not forget a key
  useLayoutEffect(() => {
    if (pending.current === box.up) pending.current = undefined;
  }, [box.up]);
  const set = (up: number) => {
    const height = Math.min(handle.most, Math.max(handle.least, Math.round(up / handle.step) * handle.step));
    pending.current = height === box.up ? undefined : height;
    onHeight(height);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowUp: 1,
      ArrowRight: 1,
      ArrowDown: -1,
      ArrowLeft: -1,
      PageUp: 5,
      PageDown: -5,
    };
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set((pending.current ?? box.up) + by * handle.step);
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { y: event.clientY, up: box.up, most: room };
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    const start = pull.current;
    const drawn = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
    if (!start || !drawn) return;
    const perUnit = (scale * drawn) / 360;
    set(start.up + (start.y - event.clientY) / perUnit);
  };
  const release = () => {
    pull.current = undefined;
  };
  return (
    <svg
      role="group"
      aria-label={labels.all}
      viewBox="0 0 360 224"
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
      <g
        role="slider"
        tabIndex={0}
        aria-label={handle.label}
        aria-orientation="vertical"
        aria-valuemin={handle.least}
        aria-valuemax={handle.most}
        aria-valuenow={box.up}
        aria-valuetext={handle.text}
        onKeyDown={onKeyDown}
        onFocus={() => {
          pending.current = undefined;
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        className="box-handle cursor-ns-resize touch-none"
        transform={`translate(${corners.frontTop.x} ${corners.frontTop.y})`}
      >
        <circle r="22" fill="transparent" />
        <circle r="8" className="fill-page stroke-link" strokeWidth="2" />
        <path
          d="M0-4.5V4.5M-2.5-2 0-4.5 2.5-2M-2.5 2 0 4.5 2.5 2"
          fill="none"
          className="stroke-link"
          strokeWidth="1.4"
        />
      </g>
    </svg>
  );
}

/** What the smaller box leaves out: tinted above a dashed edge. */
function Saving({ corners, small }: { corners: Corners; small: Corners }) {
  return (
    <g>
      <polygon
        points={polygon(corners.leftTop, corners.frontTop, small.frontTop, small.leftTop)}
        className="fill-(--good)"
        fillOpacity="0.16"
      />
      <polygon
        points={polygon(corners.frontTop, corners.rightTop, small.rightTop, small.frontTop)}
        className="fill-(--good)"
        fillOpacity="0.22"
      />
      <polyline
        points={polygon(small.leftTop, small.frontTop, small.rightTop)}
        fill="none"
        className="stroke-good"
        strokeWidth="1.8"
        strokeDasharray="5 3.5"
        data-ghost
      />
    </g>
  );
}

type DimensionProps = {
  from: Point;
  to: Point;
  by: Point;
  text: string;
  dx: number;
  dy: number;
  end?: boolean;
  good?: boolean;
};

/** A dimension line beside a side, with its figure. */
function Dimension({ from, to, by, text, dx, dy, end = false, good = false }: DimensionProps) {
  const [a, b] = [from, to].map(({ x, y }) => ({ x: x + by.x, y: y + by.y }));
  if (!a || !b) return null;
  return (
    <g className={good ? "stroke-good" : "stroke-quiet"}>
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}M${from.x + by.x * 0.4} ${from.y + by.y * 0.4}L${from.x + by.x * 1.4} ${from.y + by.y * 1.4}M${to.x + by.x * 0.4} ${to.y + by.y * 0.4}L${to.x + by.x * 1.4} ${to.y + by.y * 1.4}`}
        strokeWidth="1"
      />
      <text
        x={(a.x + b.x) / 2 + dx}
        y={(a.y + b.y) / 2 + dy}
        textAnchor={end ? "end" : dx < -10 ? "end" : "start"}
        stroke="none"
        className={`font-semibold ${good ? "fill-good" : "fill-ink"}`}
      >
        {text}
      </text>
    </g>
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
