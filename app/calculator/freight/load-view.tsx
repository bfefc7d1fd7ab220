import { useWidth } from "../curve/use-width.ts";
import type { Seen } from "./views.ts";

/** How a kind of piece is told apart: by colour, and by its letter where there are several. */
export type KindLook = { color: number; letter: string; pallet: boolean };

type Props = {
  title: string;
  /** Millimetres inside. */
  width: number;
  height: number;
  pieces: readonly Seen[];
  free?: readonly Seen[];
  /** Number of the piece that is pointed at. */
  active: number;
  /** What the kinds of the plan look like. */
  looks: readonly KindLook[];
  /** Seen from the side: pallets stand on their feet. */
  standing?: boolean;
  /** Height that stays empty, with its words. */
  empty?: { height: number; text: string };
};

/** More numbers than that nobody reads. */
const mostNumbers = 120;
const edge = 30;
/** Height of a pallet without its load: EUR, EN 13698-1. */
const feet = 144;

/** A container in one view, to scale: its walls, each piece with its number, and metres below. */
export function LoadView({ title, width, height, pieces, free = [], active, looks, standing = false, empty }: Props) {
  const { ref, width: drawn } = useWidth<HTMLElement>(640);
  // text is as large as the text around it, however long the container
  const font = (13 * (width + edge * 6)) / drawn;
  const metres = Array.from({ length: Math.floor(width / 2000) + 1 }, (_, at) => at * 2000);
  const nameOf = (kind: number, number: number) => `${looks[kind]?.letter ?? ""}${number}`;
  const numbers = pieces.length <= mostNumbers;
  // what stands behind has no number: its figures would look out between those in front
  const isCovered = (at: number) => {
    const own = pieces[at];
    return own !== undefined && pieces.slice(at + 1).some((other) => overlap(own, other));
  };
  return (
    <figure ref={ref}>
      <figcaption className="mb-1 text-sm font-semibold">{title}</figcaption>
      <svg
        viewBox={`${-edge * 3} ${-edge} ${width + edge * 6} ${height + edge + 100 + font * 1.6}`}
        className="block w-full"
        aria-hidden="true"
        fontSize={font}
      >
        {empty && empty.height > 100 && (
          <g>
            <rect width={width} height={empty.height} className="load-empty" />
            {empty.height > font * 1.4 && (
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
        {pieces.map(({ number, kind, x, y, width: wide, height: high }, at) => (
          <g key={number}>
            <rect
              x={x + 8}
              y={y + 8}
              width={wide - 16}
              height={high - 16}
              rx="20"
              data-piece={number}
              className={`load-piece load-kind-${looks[kind]?.color ?? 0} ${number === active ? "load-active" : ""}`}
            />
            {standing && looks[kind]?.pallet && (
              <path d={feetPath(x, y + high - feet, wide, feet)} className="load-feet" />
            )}
            {numbers && !isCovered(at) && wide > textWidth(nameOf(kind, number), font) && high > font * 1.2 && (
              <text
                x={x + wide / 2}
                y={y + high / 2}
                textAnchor="middle"
                dominantBaseline="central"
                className="load-number"
              >
                {nameOf(kind, number)}
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
              y={height + 150 + font}
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

/** Whether the middle of a piece, where its number would be, lies behind another or at its edge. */
function overlap(own: Seen, other: Seen): boolean {
  const [x, y] = [own.x + own.width / 2, own.y + own.height / 2];
  const around = Math.min(own.width, own.height) / 4;
  return (
    other.x < x + around &&
    x - around < other.x + other.width &&
    other.y < y + around &&
    y - around < other.y + other.height
  );
}

/** About as wide as figures in bold are. */
function textWidth(text: string, font: number): number {
  return text.length * font * 0.64 + 40;
}

/** Deck and three feet of a pallet. */
function feetPath(x: number, y: number, width: number, height: number): string {
  const foot = width / 8;
  const at = (left: number) => `M${left} ${y + height / 3}h${foot}v${(height * 2) / 3 - 8}h${-foot}z`;
  return `M${x + 8} ${y}h${width - 16}v${height / 3}h${16 - width}z${at(x + 8)}${at(x + (width - foot) / 2)}${at(x + width - foot - 8)}`;
}
