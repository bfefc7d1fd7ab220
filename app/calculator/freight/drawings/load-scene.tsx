import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { iconButton } from "#app/ui/button.tsx";
import { projectPoint } from "#site/isometric.ts";
import type { LoadedSpace, Piece } from "#rating/loading/plan.ts";
import { useWidth } from "../../chart/axis-frame.tsx";
import { arrangeSolids, findSeenFaces, type SeenFaces, type Solid, type Turn } from "./load-solids.ts";
import { palletFeet, type KindLook } from "./load-view.tsx";

type LoadSceneProps = {
  loaded: LoadedSpace;
  /** Of the plan, in millimetres. */
  gap: number;
  pieces: readonly Piece[];
  looks: readonly KindLook[];
  /** So many pieces are loaded; the last of them stands out while more are to come. */
  active: number;
};

/** Which walls are seen from outside, by quarter turns; left and right are those of who looks in at the door. */
const sides = [m.load_seen_door_left, m.load_seen_door_right, m.load_seen_front_right, m.load_seen_front_left] as const;
/** Where the door is, by quarter turns: pieces slide in from there. */
const doors = [
  "[--door-x:5rem] [--door-y:2.9rem]",
  "[--door-x:-5rem] [--door-y:2.9rem]",
  "[--door-x:-5rem] [--door-y:-2.9rem]",
  "[--door-x:5rem] [--door-y:-2.9rem]",
] as const;
/** Px that a finger moves sideways to turn the container once. */
const swipe = 40;
/** Px around the drawing. */
const edge = 4;

/** A container with what is loaded so far, in isometric projection; it turns by buttons, arrow keys and swipes. */
export function LoadScene({ loaded, gap, pieces, looks, active }: LoadSceneProps) {
  const { space } = loaded;
  const { ref, width } = useWidth<HTMLElement>(640);
  const [turn, setTurn] = useState<Turn>(0);
  const pressed = useRef<number>(undefined);
  // what stands there when the drawing is first seen has been loaded; what comes later slides in
  const isSeen = useRef(false);
  useEffect(() => {
    isSeen.current = true;
  }, []);
  const solids = useMemo(() => arrangeSolids(loaded, gap, turn), [loaded, gap, turn]);
  const rotate = (step: 1 | 3) => setTurn((now) => ([0, 1, 2, 3] as const)[(now + step) % 4] ?? 0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    rotate(event.key === "ArrowLeft" ? 1 : 3);
  };
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - (pressed.current ?? clientX);
    pressed.current = undefined;
    if (Math.abs(moved) > swipe) rotate(moved < 0 ? 1 : 3);
  };

  const [left, right] = turn % 2 === 0 ? [space.length, space.width] : [space.width, space.length];
  const up = space.height;
  const [most, least] = [projectPoint(0, right, 0).x, projectPoint(left, 0, 0).x];
  const top = projectPoint(left, right, up).y;
  const scale = (width - 2 * edge) / (most - least);
  const px = (millimetres: number) => Math.round(millimetres * scale * 10) / 10;
  const point = (...place: Parameters<typeof projectPoint>) => {
    const { x, y } = projectPoint(...place);
    return `${px(x)} ${px(y)}`;
  };
  const drawCorners = (high: number) =>
    [point(0, 0, high), point(left, 0, high), point(left, right, high), point(0, right, high)] as const;
  const [front, leftFoot, backFoot, rightFoot] = drawCorners(0);
  const [frontTop, leftTop, backTop, rightTop] = drawCorners(up);
  // the edge at the door, seen from below or from above, and where its name has room
  const far = turn > 1;
  const door = {
    x: px(projectPoint(turn % 3 === 0 ? 0 : left, turn % 3 === 0 ? right : 0, 0).x),
    y: px(projectPoint(far ? left : 0, far ? right : 0, far ? up : 0).y),
    anchor: turn % 3 === 0 ? "end" : "start",
  } as const;
  const standing = solids.filter(({ number }) => number <= active);
  const shown = pieces.slice(0, active);
  const reach = (end: (piece: Piece) => number) => Math.max(0, ...shown.map(end)) / 1000;

  return (
    <figure ref={ref} className="max-w-160">
      <figcaption>
        <span className="text-sm font-semibold" aria-live="polite">
          {sides[turn]()}
        </span>
        <span className="block text-sm text-quiet">
          {m.load_words({
            count: active,
            length: formatNumber(reach(({ x, dx }) => x + dx)),
            all: formatNumber(space.length / 1000),
            height: formatNumber(reach(({ z, dz }) => z + dz)),
          })}
        </span>
      </figcaption>
      <svg
        viewBox={`${px(least) - edge} ${px(top) - edge} ${width} ${px(-top) + 2 * edge}`}
        className={`mt-1 block w-full cursor-grab touch-pan-y select-none active:cursor-grabbing ${doors[turn]}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pressed.current = event.clientX;
        }}
        onPointerUp={onPointerUp}
      >
        <path d={`M${front}L${leftFoot}L${backFoot}L${rightFoot}z`} className="fill-sunken" />
        <path
          d={`M${leftFoot}L${backFoot}L${backTop}L${leftTop}zM${rightFoot}L${backFoot}L${backTop}L${rightTop}z`}
          className="fill-[color-mix(in_srgb,var(--sunken)_55%,var(--page))] stroke-control"
        />
        {standing.map((solid) => (
          <SolidFaces
            key={solid.number}
            solid={solid}
            seen={findSeenFaces(solid, standing, gap)}
            point={point}
            className={`load-piece load-kind-${looks[solid.kind]?.color ?? 0} ${solid.number === active && active < pieces.length ? "load-active" : ""}`}
            hasFeet={(looks[solid.kind]?.pallet ?? false) && solid.count.up === 1}
            slidesIn={isSeen.current}
          />
        ))}
        <path
          d={`M${leftTop}L${frontTop}L${rightTop}M${frontTop}L${front}M${leftFoot}L${front}L${rightFoot}`}
          className="fill-none stroke-ink stroke-[1.5px]"
        />
        <text x={door.x} y={door.y + (far ? 12 : -2)} textAnchor={door.anchor} className="fill-quiet text-[13px]">
          {m.load_door()}
        </text>
      </svg>
      <div className="mt-1 flex justify-center gap-2 print:hidden">
        {([1, 3] as const).map((step) => (
          <button
            key={step}
            type="button"
            className={iconButton}
            aria-label={step === 1 ? m.load_turn_left() : m.load_turn_right()}
            onClick={() => rotate(step)}
            onKeyDown={onKeyDown}
          >
            {/* drawn here, since an icon that the page does not begin with would be a request */}
            <svg
              viewBox="0 0 24 24"
              className={`size-5 fill-none stroke-current stroke-2 ${step === 1 ? "" : "-scale-x-100"}`}
              aria-hidden="true"
            >
              <path d="M4 12c0-2.8 3.6-5 8-5s8 2.2 8 5-3.6 5-8 5m3-3-3 3 3 3" />
            </svg>
          </button>
        ))}
      </div>
    </figure>
  );
}

type SolidFacesProps = {
  solid: Solid;
  seen: SeenFaces;
  point: (left: number, right: number, up: number) => string;
  className: string;
  hasFeet: boolean;
  /** Whether it comes from the door; asked once, when it comes. */
  slidesIn: boolean;
};

/** Those faces of a box that are seen, the sides darker, each divided into its pieces. */
function SolidFaces({ solid: { left, right, up, count }, seen, point, className, hasFeet, slidesIn }: SolidFacesProps) {
  const [slides] = useState(slidesIn);
  const [[l0, l1], [r0, r1], [u0, u1]] = [left, right, up];
  const quad = (...points: readonly (readonly [number, number, number])[]) =>
    `M${points.map((place) => point(...place)).join("L")}z`;
  const divide = ([from, to]: readonly [number, number], parts: number, line: (at: number) => string) =>
    Array.from({ length: parts - 1 }, (_, at) => line(from + ((to - from) * (at + 1)) / parts)).join("");
  const drawLeft = (top: number) => quad([l0, r0, u0], [l1, r0, u0], [l1, r0, top], [l0, r0, top]);
  const drawRight = (top: number) => quad([l0, r0, u0], [l0, r1, u0], [l0, r1, top], [l0, r0, top]);
  const deck = Math.min(u0 + palletFeet, u1);
  const feet = hasFeet ? `${seen.left ? drawLeft(deck) : ""}${seen.right ? drawRight(deck) : ""}` : "";
  const top =
    seen.top &&
    quad([l0, r0, u1], [l1, r0, u1], [l1, r1, u1], [l0, r1, u1]) +
      divide(left, count.left, (at) => `M${point(at, r0, u1)}L${point(at, r1, u1)}`) +
      divide(right, count.right, (at) => `M${point(l0, at, u1)}L${point(l1, at, u1)}`);
  const near =
    seen.left &&
    drawLeft(u1) +
      divide(left, count.left, (at) => `M${point(at, r0, u0)}L${point(at, r0, u1)}`) +
      divide(up, count.up, (at) => `M${point(l0, r0, at)}L${point(l1, r0, at)}`);
  const far =
    seen.right &&
    drawRight(u1) +
      divide(right, count.right, (at) => `M${point(l0, at, u0)}L${point(l0, at, u1)}`) +
      divide(up, count.up, (at) => `M${point(l0, r0, at)}L${point(l0, r1, at)}`);
  const faces = (
    <>
      {top && <path d={top} className={className} />}
      {near && <path d={near} className={`${className} [--shade:5%]`} />}
      {far && <path d={far} className={`${className} [--shade:12%]`} />}
      {feet !== "" && <path d={feet} className="load-feet" />}
    </>
  );
  return slides ? <g className="load-slide">{faces}</g> : faces;
}
