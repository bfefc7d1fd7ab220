import { useState } from "react";
import { m } from "#app/messages/m.ts";
import { HeightHandle, type HeightSlider } from "./height-handle.tsx";
import { type Corners, fitBox, type Lying, type Point } from "#site/isometric.ts";
import { projectCorners, toPolygonPoints } from "./isometric.ts";

type BoxDrawingProps = {
  box: Lying;
  /** The height of a box that would be cheaper. */
  cheaperHeight: number | undefined;
  formatSide: (side: number) => string;
  /** What the line costs at a height, with the difference to the height where the pull began, and whether that is less. */
  describe: (height: number, from: number) => { text: string; less: boolean };
  /** Heights above which the price goes up. */
  notches: readonly number[];
  slider: HeightSlider;
};

const picture = { width: 360, height: 214 };
const field = { width: 264, height: 160 };
const corner = { x: 48, y: 14 };

/** The parcel to scale, its dimensions outside, what one could save in green, and a handle for its lid. */
export function BoxDrawing({ box, cheaperHeight, formatSide, describe, notches, slider }: BoxDrawingProps) {
  // the height at which somebody took hold of the lid
  const [from, setFrom] = useState<number>();
  // while it is pulled the scale stands still under the finger, as long as the box has room
  const room = Math.max(box.up, from ?? 0, Math.min(box.left, box.right) * 0.35);
  const { scale, at } = fitBox({ ...box, up: room }, field);
  const foot = { x: at.x + corner.x, y: at.y + corner.y };
  const pulled = from === undefined ? undefined : describe(box.up, from);
  const corners = projectCorners(box, scale, foot);
  const cheaper =
    cheaperHeight !== undefined && cheaperHeight < box.up
      ? { height: cheaperHeight, corners: projectCorners({ ...box, up: cheaperHeight }, scale, foot) }
      : undefined;
  // on the edges along which the lid is pulled
  const drawNotch = (height: number) => {
    const { leftTop, rightTop } = projectCorners({ ...box, up: height }, scale, foot);
    return [leftTop, rightTop].map(({ x, y }) => `M${x - 4} ${y}H${x + 4}`).join("");
  };
  return (
    <>
      <p className="needs-scripts flex flex-wrap items-baseline justify-between gap-x-4">
        <span role="heading" aria-level={4} className="text-[1.0625rem] leading-6 font-semibold">
          {cheaper ? m.box_pull_to({ height: formatSide(cheaper.height) }) : m.box_pull()}
        </span>
        {pulled && <span className={`text-sm font-semibold ${pulled.less ? "text-good" : ""}`}>{pulled.text}</span>}
      </p>
      <svg
        role="group"
        aria-label={m.box_title()}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        className="w-full max-w-[26.5rem] text-[13px]"
        data-box={`${box.left} ${box.right} ${box.up}`}
      >
        <g strokeLinejoin="round">
          <BoxFaces corners={corners} cheaper={cheaper?.corners} />
          {notches.map(
            (height) =>
              // right under the edge it would read as a slip of the pen
              (box.up - height) * scale > 5 && (
                <path key={height} d={drawNotch(height)} className="stroke-link" data-notch={height} />
              ),
          )}
          <Dimension
            edge={[corners.left, corners.front]}
            by={{ x: -7, y: 12 }}
            textBy={{ x: -14, y: 20 }}
            text={formatSide(box.left)}
          />
          <Dimension
            edge={[corners.front, corners.right]}
            by={{ x: 7, y: 12 }}
            textBy={{ x: 14, y: 20 }}
            text={formatSide(box.right)}
          />
          <Dimension
            edge={[corners.leftTop, corners.left]}
            by={{ x: -10, y: 0 }}
            textBy={{ x: -6, y: 4 }}
            text={formatSide(box.up)}
          />
          {cheaper && (
            <Dimension
              edge={[cheaper.corners.rightTop, cheaper.corners.right]}
              by={{ x: 10, y: 0 }}
              textBy={{ x: 6, y: 4 }}
              text={formatSide(cheaper.height)}
              good
            />
          )}
        </g>
        <HeightHandle
          height={box.up}
          at={corners.frontTop}
          notches={notches}
          slider={slider}
          unitsPerPixel={(drawnWidth) => picture.width / (scale * drawnWidth)}
          onHold={(holds) => setFrom(holds ? box.up : undefined)}
        />
      </svg>
    </>
  );
}

const signField = { width: 80, height: 60 };

/** A box and the cheaper one in it, at a glance: the words beside it say what it shows. */
export function BoxSign({ box, cheaperHeight }: { box: Lying; cheaperHeight: number }) {
  const { scale, at } = fitBox(box, signField);
  return (
    <svg {...signField} aria-hidden="true" className="shrink-0 overflow-visible">
      <BoxFaces
        corners={projectCorners(box, scale, at)}
        cheaper={projectCorners({ ...box, up: cheaperHeight }, scale, at)}
      />
    </svg>
  );
}

/** The faces of a box that are seen, with what a cheaper one leaves out. */
function BoxFaces({ corners, cheaper }: { corners: Corners; cheaper: Corners | undefined }) {
  const { front, left, right, frontTop, leftTop, rightTop, backTop } = corners;
  const faces = {
    left: [front, frontTop, leftTop, left],
    right: [front, frontTop, rightTop, right],
    top: [frontTop, leftTop, backTop, rightTop],
  };
  return (
    <>
      {Object.entries(faces).map(([face, points]) => (
        <polygon
          key={face}
          points={toPolygonPoints(...points)}
          className={`box-${face} stroke-ink`}
          strokeWidth="1.5"
        />
      ))}
      {/* the tape along the middle of the upper face */}
      <line
        x1={(frontTop.x + rightTop.x) / 2}
        y1={(frontTop.y + rightTop.y) / 2}
        x2={(leftTop.x + backTop.x) / 2}
        y2={(leftTop.y + backTop.y) / 2}
        className="stroke-(--dot)"
      />
      {cheaper && <Saving corners={corners} cheaper={cheaper} />}
    </>
  );
}

/** What the cheaper box leaves out: tinted above a dashed edge. */
function Saving({ corners, cheaper }: { corners: Corners; cheaper: Corners }) {
  return (
    <g>
      <polygon
        points={toPolygonPoints(corners.leftTop, corners.frontTop, cheaper.frontTop, cheaper.leftTop)}
        className="fill-(--good)"
        fillOpacity="0.16"
      />
      <polygon
        points={toPolygonPoints(corners.frontTop, corners.rightTop, cheaper.rightTop, cheaper.frontTop)}
        className="fill-(--good)"
        fillOpacity="0.22"
      />
      <polyline
        points={toPolygonPoints(cheaper.leftTop, cheaper.frontTop, cheaper.rightTop)}
        fill="none"
        className="stroke-good"
        strokeWidth="1.8"
        strokeDasharray="5 3.5"
      />
    </g>
  );
}

type DimensionProps = {
  edge: readonly [Point, Point];
  /** From the edge to its dimension line, and from the line's middle to its figure. */
  by: Point;
  textBy: Point;
  text: string;
  good?: boolean;
};

/** A dimension line beside an edge, with its figure. */
function Dimension({ edge, by, textBy, text, good = false }: DimensionProps) {
  const [from, to] = edge;
  const [a, b] = [movePoint(from, by), movePoint(to, by)];
  const drawTick = (corner: Point) => {
    const [start, end] = [movePoint(corner, by, 0.4), movePoint(corner, by, 1.4)];
    return `M${start.x} ${start.y}L${end.x} ${end.y}`;
  };
  return (
    <g className={good ? "stroke-good" : "stroke-quiet"}>
      <path d={`M${a.x} ${a.y}L${b.x} ${b.y}${drawTick(from)}${drawTick(to)}`} strokeWidth="1" />
      <text
        x={(a.x + b.x) / 2 + textBy.x}
        y={(a.y + b.y) / 2 + textBy.y}
        textAnchor={textBy.x < 0 ? "end" : "start"}
        stroke="none"
        className={`font-semibold ${good ? "fill-good" : "fill-ink"}`}
      >
        {text}
      </text>
    </g>
  );
}

function movePoint({ x, y }: Point, by: Point, times = 1): Point {
  return { x: x + by.x * times, y: y + by.y * times };
}
