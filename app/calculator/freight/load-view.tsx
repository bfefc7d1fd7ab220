import type { Seen } from "./views.ts";

type Props = {
  title: string;
  /** Millimetres inside. */
  width: number;
  height: number;
  pieces: readonly Seen[];
  free?: readonly Seen[];
  /** Number of the piece that is pointed at. */
  active: number;
  /** Height of pallet feet, 0 without. */
  feet?: number;
  /** Height that stays empty, with its words. */
  empty?: { height: number; text: string };
};

/** More numbers than that nobody reads. */
const mostNumbers = 120;
const edge = 30;

/** A container in one view, to scale: its walls, each piece with its number, and metres below. */
export function LoadView({ title, width, height, pieces, free = [], active, feet = 0, empty }: Props) {
  const metres = Array.from({ length: Math.floor(width / 2000) + 1 }, (_, at) => at * 2000);
  const numbers = pieces.length <= mostNumbers;
  return (
    <figure>
      <figcaption className="mb-1 text-sm font-semibold">{title}</figcaption>
      <svg
        viewBox={`${-edge * 3} ${-edge} ${width + edge * 6} ${height + 520}`}
        className="block w-full"
        aria-hidden="true"
        fontSize={width > 8000 ? 230 : 150}
      >
        {empty && empty.height > 100 && (
          <g>
            <rect width={width} height={empty.height} className="load-empty" />
            {empty.height > 350 && (
              <text
                x={width / 2}
                y={empty.height / 2}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-quiet"
              >
                {empty.text}
              </text>
            )}
          </g>
        )}
        {pieces.map(({ number, x, y, width: wide, height: high }) => (
          <g key={number}>
            <rect
              x={x + 8}
              y={y + 8}
              width={wide - 16}
              height={high - 16}
              rx="20"
              className={number === active ? "load-piece load-active" : "load-piece"}
            />
            {feet > 0 && <path d={feetPath(x, y + high - feet, wide, feet)} className="load-feet" />}
            {numbers && wide > 350 && high > 300 && (
              <text
                x={x + wide / 2}
                y={y + high / 2}
                textAnchor="middle"
                dominantBaseline="central"
                className="load-number"
              >
                {number}
              </text>
            )}
          </g>
        ))}
        {free.map(({ number, x, y, width: wide, height: high }) => (
          <g key={number}>
            <rect x={x + 20} y={y + 20} width={wide - 40} height={high - 40} rx="20" className="load-free" />
            <text
              x={x + wide / 2}
              y={y + high / 2}
              textAnchor="middle"
              dominantBaseline="central"
              className="load-free-text"
            >
              +1
            </text>
          </g>
        ))}
        <rect width={width} height={height} className="load-wall" />
        {metres.map((at) => (
          <g key={at}>
            <line x1={at} x2={at} y1={height + 60} y2={height + 130} className="load-tick" />
            <text
              x={at}
              y={height + 400}
              textAnchor={at === 0 ? "start" : at === metres.at(-1) ? "end" : "middle"}
              className="fill-quiet"
            >
              {at === metres.at(-1) ? `${at / 1000} m` : at / 1000}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** Deck and three feet of a pallet. */
function feetPath(x: number, y: number, width: number, height: number): string {
  const foot = width / 8;
  const at = (left: number) => `M${left} ${y + height / 3}h${foot}v${(height * 2) / 3 - 8}h${-foot}z`;
  return `M${x + 8} ${y}h${width - 16}v${height / 3}h${16 - width}z${at(x + 8)}${at(x + (width - foot) / 2)}${at(x + width - foot - 8)}`;
}
