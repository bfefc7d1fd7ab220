import type { ReactNode } from "react";

export type Frame = { width: number; height: number; left: number; right: number; top: number; bottom: number };
export type Tick = { at: number; text: string };

type Props = {
  frame: Frame;
  /** Places in px. */
  x: (value: number) => number;
  y: (value: number) => number;
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  children: ReactNode;
};

/** Two axes with round ticks, for whatever is drawn between them. Its words stand beside it. */
export function AxisFrame({ frame, x, y, xTicks, yTicks, children }: Props) {
  const { width, height, left, right, bottom } = frame;
  const floor = height - bottom;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="block max-w-full overflow-visible text-[12.5px]"
      aria-hidden="true"
    >
      {yTicks.map(({ at, text }) => (
        <g key={at}>
          <line x1={left} x2={width - right} y1={y(at)} y2={y(at)} className="stroke-line" />
          <text x={left - 8} y={y(at) + 4} textAnchor="end" className="fill-quiet">
            {text}
          </text>
        </g>
      ))}
      <line x1={left} x2={width - right} y1={floor} y2={floor} className="stroke-ink" />
      {xTicks.map(({ at, text }) => (
        <g key={at}>
          <line x1={x(at)} x2={x(at)} y1={floor} y2={floor + 5} className="stroke-ink" />
          <text x={x(at)} y={floor + 20} textAnchor="middle" className="fill-quiet">
            {text}
          </text>
        </g>
      ))}
      {children}
    </svg>
  );
}
