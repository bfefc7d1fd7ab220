import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import type { Point } from "./isometric.ts";

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
  slider: HeightSlider;
  /** Units of height per pixel of the screen, for a picture that is so many px wide there. */
  unitsPerPixel: (drawnWidth: number) => number;
  onPull: (pulls: boolean) => void;
};

const steps: Record<string, number> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 5,
  PageDown: -5,
};

/** The knob on the upper edge: pulled by hand, or moved by keys as a slider. */
export function HeightHandle({ height, at, slider, unitsPerPixel, onPull }: Props) {
  const pull = useRef<{ y: number; height: number }>(undefined);
  // keys may come faster than the answers: each goes on from the height that was set last
  const pending = useRef<number>(undefined);
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
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    set((pending.current ?? height) + by * slider.step);
  };
  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    pull.current = { y: event.clientY, height };
    onPull(true);
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    const start = pull.current;
    const drawn = event.currentTarget.ownerSVGElement?.getBoundingClientRect().width;
    if (!start || !drawn) return;
    set(start.height + (start.y - event.clientY) * unitsPerPixel(drawn));
  };
  const release = () => {
    pull.current = undefined;
    onPull(false);
  };
  return (
    <g
      role="slider"
      tabIndex={0}
      aria-label={slider.label}
      aria-orientation="vertical"
      aria-valuemin={slider.least}
      aria-valuemax={slider.most}
      aria-valuenow={height}
      aria-valuetext={slider.text}
      onKeyDown={onKeyDown}
      onFocus={() => {
        pending.current = undefined;
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      className="box-handle cursor-ns-resize touch-none"
      transform={`translate(${at.x} ${at.y})`}
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
  );
}
