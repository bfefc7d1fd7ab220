import { useRef } from "react";
import { m } from "#app/messages/m.ts";
import { HeightHandle, type HeightSlider } from "./height-handle.tsx";
import { fitBox, type Lying } from "#site/isometric.ts";
import { type Corners, type Point, projectCorners, toPolygonPoints } from "./isometric.ts";

type BoxDrawingProps = {
  /** As small as beside a form; it keeps its size in px, so that its figures stay legible. */
  small: boolean;
  box: Lying;
  /** The height of a box that would be cheaper. */
  cheaperHeight: number | undefined;
  formatSide: (side: number) => string;
  slider: HeightSlider;
};

const whole = { picture: { width: 360, height: 224 }, field: { width: 264, height: 168 }, left: 48, top: 14 };
const beside = { picture: { width: 170, height: 112 }, field: { width: 112, height: 80 }, left: 32, top: 10 };

/** The parcel to scale, its dimensions outside, what one could save in green, and a handle for its height. */
export function BoxDrawing({ small, box, cheaperHeight, formatSide, slider }: BoxDrawingProps) {
  const { picture, field, left, top } = small ? beside : whole;
  // while it is pulled, the scale stands still under the finger
  const pulledIn = useRef<number>(undefined);
  const room = pulledIn.current ?? Math.max(box.up, Math.min(box.left, box.right) * 0.35);
  const { scale, at } = fitBox({ ...box, up: room }, field);
  const foot = { x: at.x + left, y: at.y + top };
  const corners = projectCorners(box, scale, foot);
  const cheaper =
    cheaperHeight !== undefined && cheaperHeight < box.up
      ? { height: cheaperHeight, corners: projectCorners({ ...box, up: cheaperHeight }, scale, foot) }
      : undefined;
  return (
    <svg
      role="group"
      aria-label={m.box_title()}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      {...(small && picture)}
      className={`overflow-visible text-[13px] ${small ? "shrink-0" : "w-full max-w-[26.5rem]"}`}
      data-box={`${box.left} ${box.right} ${box.up}`}
    >
      <g strokeLinejoin="round">
        <BoxFaces corners={corners} cheaper={cheaper?.corners} />
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
        slider={slider}
        unitsPerPixel={(drawnWidth) => picture.width / (scale * drawnWidth)}
        onPull={(pulls) => {
          pulledIn.current = pulls ? room : undefined;
        }}
      />
    </svg>
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
  return (
    <>
      <polygon
        points={toPolygonPoints(front, frontTop, leftTop, left)}
        className="box-left stroke-ink"
        strokeWidth="1.5"
        data-face="left"
      />
      <polygon
        points={toPolygonPoints(front, frontTop, rightTop, right)}
        className="box-right stroke-ink"
        strokeWidth="1.5"
      />
      <polygon
        points={toPolygonPoints(frontTop, leftTop, backTop, rightTop)}
        className="box-top stroke-ink"
        strokeWidth="1.5"
      />
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
