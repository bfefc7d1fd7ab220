import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { isUndoKey } from "#app/ui/toast/undo-key.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import type { Point } from "#site/isometric.ts";
import { readSliderKey } from "../chart/slider-key.ts";

/** What the handle is as a slider: its name, its value in words, the heights between which it goes, and who is told. */
export type HeightSlider = {
  label: string;
  text: string;
  least: number;
  most: number;
  step: number;
  onHeight: (height: number) => void;
};

type Props = {
  height: number;
  at: Point;
  /** Heights above which the price goes up: a lid that comes near one snaps to it. */
  notches: readonly number[];
  slider: HeightSlider;
  /** Units of height per pixel of the screen, for a picture that is so many px wide there. */
  unitsPerPixel: (drawnWidth: number) => number;
  /** Told when somebody takes hold of the lid, and lets go of it. */
  onHold: (holds: boolean) => void;
};

/** The knob on the upper edge: pulled by hand, or moved by keys as a slider. */
export function HeightHandle({ height, at, notches, slider, unitsPerPixel, onHold }: Props) {
  const pull = useRef<{ y: number; height: number; units: number }>(undefined);
  // keys may come faster than the answers: each goes on from the height that was set last
  const pending = useRef<number>(undefined);
  /** The height that the lid had when somebody took hold of it. */
  const before = useRef(height);
  // once it stands on the screen: a rendering that is given up must not forget a key
  useLayoutEffect(() => {
    if (pending.current === height) pending.current = undefined;
  }, [height]);
  const set = (wanted: number) => {
    const next = Math.min(slider.most, Math.max(slider.least, Math.round(wanted / slider.step) * slider.step));
    pending.current = next === height ? undefined : next;
    slider.onHeight(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = readSliderKey(event, 5);
    const isMoved = (pending.current ?? height) !== before.current;
    // a lid that stands where it stood leaves the key to others, such as the Undo of a message
    if (isMoved && (event.key === "Escape" || isUndoKey(event))) {
      event.preventDefault();
      set(before.current);
    } else if (by !== undefined) set((pending.current ?? height) + by * slider.step);
  };
  const hold = () => {
    before.current = height;
    onHold(true);
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    // it may have had the focus since a pull before
    hold();
    const drawn = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
    if (drawn) pull.current = { y: event.clientY, height, units: unitsPerPixel(drawn) };
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    const start = pull.current;
    if (!start) return;
    const wanted = start.height + (start.y - event.clientY) * start.units;
    // within six pixels, where notches stand apart
    const near = notches.filter((notch) => Math.abs(notch - wanted) < 6 * start.units);
    set(near.length === 1 ? (near[0] ?? wanted) : wanted);
  };
  const release = () => {
    pull.current = undefined;
  };
  return (
    <g
      role="slider"
      // whose keys would do nothing yet, it is not reached by them
      tabIndex={useHydrated() ? 0 : undefined}
      aria-label={slider.label}
      aria-orientation="vertical"
      aria-valuemin={slider.least}
      aria-valuemax={slider.most}
      aria-valuenow={height}
      aria-valuetext={slider.text}
      onKeyDown={onKeyDown}
      onFocus={() => {
        pending.current = undefined;
        hold();
      }}
      onBlur={() => onHold(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      className="group/handle needs-scripts cursor-ns-resize touch-none outline-none"
      transform={`translate(${at.x} ${at.y})`}
    >
      <circle r="22" fill="transparent" />
      {/* a ring about a round handle */}
      <circle r="18" className="hidden fill-none stroke-link group-focus-visible/handle:block" strokeWidth="2" />
      <circle r="14" className="fill-page stroke-link" strokeWidth="2" />
      <path
        d="M0-7V7M-3.5-3.5 0-7 3.5-3.5M-3.5 3.5 0 7 3.5 3.5"
        fill="none"
        className="stroke-link"
        strokeWidth="1.8"
      />
    </g>
  );
}
