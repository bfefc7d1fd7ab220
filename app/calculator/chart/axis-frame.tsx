import { type ReactNode, useEffect, useRef, useState } from "react";
import { toRem } from "./scales.ts";

/** The size of a chart in px of usual text, and the room for labels around what is drawn. */
export type Frame = { width: number; height: number; left: number; right: number; top: number; bottom: number };
export type Tick = { at: number; text: string };

type Axis = {
  /** The place of a value in px. */
  place: (value: number) => number;
  ticks: readonly Tick[];
};

/** Two axes with their ticks, for whatever is drawn between them. Hidden from screen readers: words beside it say the same. */
export function AxisFrame({ frame, x, y, children }: { frame: Frame; x: Axis; y: Axis; children: ReactNode }) {
  const { width, height, left, right, bottom } = frame;
  const floor = height - bottom;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={toRem(width)}
      height={toRem(height)}
      className="block max-w-full overflow-visible text-[12.5px]"
      aria-hidden="true"
    >
      {y.ticks.map(({ at, text }) => (
        <g key={at}>
          <line x1={left} x2={width - right} y1={y.place(at)} y2={y.place(at)} className="stroke-line" />
          <text x={left - 8} y={y.place(at) + 4} textAnchor="end" className="fill-quiet">
            {text}
          </text>
        </g>
      ))}
      <line x1={left} x2={width - right} y1={floor} y2={floor} className="stroke-ink" />
      {x.ticks.map(({ at, text }) => (
        <g key={at}>
          <line x1={x.place(at)} x2={x.place(at)} y1={floor} y2={floor + 5} className="stroke-ink" />
          <text x={x.place(at)} y={floor + 20} textAnchor="middle" className="fill-quiet">
            {text}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}

/**
 * The width of the element that carries `ref`, in px of usual text: a chart drawn to it that fills the element has text as
 * large as any other, also where a visitor has enlarged it.
 */
export function useWidth<Own extends HTMLElement = HTMLDivElement>(start: number) {
  const ref = useRef<Own>(null);
  const [width, setWidth] = useState(start);
  useEffect(() => {
    const own = ref.current;
    if (!own) return;
    const watcher = new ResizeObserver(() => {
      const enlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      // a closed fold has no width: the last one stays
      if (own.clientWidth > 0) setWidth(Math.max(240, Math.round(own.clientWidth / enlarged)));
    });
    watcher.observe(own);
    return () => watcher.disconnect();
  }, []);
  return { ref, width };
}
