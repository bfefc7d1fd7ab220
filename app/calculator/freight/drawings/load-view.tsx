import { Fragment } from "react";
import { expandBlocks, type LoadedSpace, type LoadPlan, type Piece } from "#rating/loading/plan.ts";
import { formatNumber } from "#app/ui/format.ts";
import { formatUnit } from "#app/ui/measures.ts";
import { type Box, isOverlapping } from "#site/geometry.ts";
import { useWidth } from "../../chart/axis-frame.tsx";

/** How a kind of piece is told apart: by its colour, and by its letter where there are several kinds. */
export type KindLook = { color: number; letter: string; pallet: boolean };

/** A container seen from one side. */
export type LoadViewData = {
  title: string;
  /** The title where every visible piece has its number. */
  numbered?: string;
  /** Millimetres inside. */
  width: number;
  height: number;
  pieces: readonly Seen[];
  /** Places that are still free. */
  free?: readonly Seen[];
  /** Seen from the side: pallets stand on their feet. */
  standing?: boolean;
  /** Height that stays empty, with its words. */
  empty?: { height: number; text: string };
};

/** `looks` are those of the plan's kinds; `active` is the number of the piece that is highlighted. */
type LoadViewProps = { view: LoadViewData; looks: readonly KindLook[]; active: number };

/** More numbers than this nobody reads. */
const mostNumbers = 120;
/** Height of a pallet without its load: EUR, EN 13698-1. */
export const palletFeet = 144;
/** Of the drawing, in px: room beside the walls, and the sizes of its text. */
const edge = 6;
const font = 13;
const nameFont = 12;

/** A container in one view, to scale: its walls, each piece with its number, and metres below. */
export function LoadView({ view, looks, active }: LoadViewProps) {
  const { title, numbered = title, width, height, free = [], standing = false, empty } = view;
  const { ref, width: drawn } = useWidth<HTMLElement>(640);
  const px = (mm: number) => Math.round(((mm * (drawn - 2 * edge)) / width) * 10) / 10;
  // the door at the end, and of the round figures those clear of its own
  const round = Array.from({ length: Math.floor(width / 2000) + 1 }, (_, at) => at * 2000);
  const metres = [...round.filter((at) => px(width - at) > 6 * font), width];
  const fits = (lines: readonly string[], { width: wide, height: high }: Seen) =>
    lines.every((line) => px(wide) > line.length * nameFont * 0.62 + 2) && px(high) > lines.length * nameFont + 2;
  // a narrow piece has its kind's letter above its number
  const labelPiece = (piece: Seen): readonly string[] => {
    const letter = looks[piece.kind]?.letter ?? "";
    const wishes = [[`${letter}${piece.number}`], ...(letter ? [[letter, String(piece.number)]] : [])];
    return wishes.find((lines) => fits(lines, piece)) ?? [];
  };
  // what stands exactly behind another is not seen: of a full container's cartons that is most
  const nearest = new Map(view.pieces.map((piece) => [findOutline(piece), piece]));
  const pieces = view.pieces.filter((piece) => nearest.get(findOutline(piece)) === piece);
  // a piece behind others has no number: its figures would show between those in front
  const isCovered = (at: number) => {
    const own = pieces[at];
    return own !== undefined && pieces.slice(at + 1).some((other) => isNumberCovered(own, other));
  };
  const numbers = view.pieces.length <= mostNumbers;
  const names = pieces.map((piece, at) => (!numbers ? [] : isCovered(at) ? undefined : labelPiece(piece)));
  const middle = { textAnchor: "middle", dominantBaseline: "central" } as const;
  const floor = px(height);
  // the highlighted piece, where it stands behind others: its edge alone would be seen over theirs
  const own = view.pieces.find(({ number }) => number === active);
  const hidden = own && names[pieces.indexOf(own)] === undefined ? own : undefined;
  const outline = hidden && scaleBox(hidden, px);
  const tag = hidden && makeTag(`${looks[hidden.kind]?.letter ?? ""}${hidden.number}`, scaleBox(hidden, px));
  const chooseLook = (piece: Seen) =>
    `load-piece load-kind-${looks[piece.kind]?.color ?? 0} ${piece === own && !hidden ? "load-active" : ""}`;
  // a hair smaller, so that one tells them apart
  const trace = ({ x, y, width: wide, height: high }: Seen, hair: number) =>
    drawRectangle(px(x) + hair, px(y) + hair, Math.max(0.5, px(wide) - 2 * hair), Math.max(0.5, px(high) - 2 * hair));
  const drawFeet = ({ x, y, width: wide, height: high }: Seen) =>
    drawPalletFeet(px(x), px(y + high - palletFeet), px(wide), px(palletFeet));
  return (
    <figure ref={ref}>
      <figcaption className="mb-1 text-sm font-semibold">
        {names.every((lines) => lines?.length !== 0) ? numbered : title}
      </figcaption>
      <svg
        viewBox={`${-edge} ${-edge} ${drawn} ${floor + edge + 32}`}
        className="block w-full"
        aria-hidden="true"
        fontSize={font}
      >
        {empty && empty.height > 100 && (
          <>
            <rect width={px(width)} height={px(empty.height)} className="fill-sunken" />
            {px(empty.height) > font * 1.4 && (
              <text x={px(width / 2)} y={px(empty.height / 2)} {...middle} className="fill-quiet">
                {empty.text}
              </text>
            )}
          </>
        )}
        {groupPieces(pieces, chooseLook).map((group, at) => (
          <Fragment key={at}>
            <path d={group.pieces.map((piece) => trace(piece, 0.6)).join("")} className={group.look} />
            {standing && looks[group.pieces[0].kind]?.pallet && (
              <path d={group.pieces.map(drawFeet).join("")} className="load-feet" />
            )}
          </Fragment>
        ))}
        {hidden && (
          <path d={trace(hidden, 0.6)} className="fill-none stroke-ink stroke-[1.6px] [stroke-dasharray:5_4]" />
        )}
        {pieces.map((piece, at) => {
          const lines = names[at] ?? [];
          const x = findNumberPlace(scaleBox(piece, px), lines, outline, tag);
          return (
            x !== undefined &&
            lines.map((line, row) => (
              <text
                key={`${piece.number}-${row}`}
                x={x}
                y={px(piece.y + piece.height / 2) + (row - (lines.length - 1) / 2) * nameFont}
                {...middle}
                fontSize={nameFont}
                className="load-number"
              >
                {line}
              </text>
            ))
          );
        })}
        {tag && (
          <>
            <rect x={tag.x} y={tag.y} width={tag.width} height={tag.height} rx="3" className="fill-ink" />
            <text
              x={tag.x + tag.width / 2}
              y={tag.y + tag.height / 2}
              {...middle}
              fontSize={nameFont}
              className="fill-page font-semibold"
            >
              {tag.text}
            </text>
          </>
        )}
        {free.length > 0 && (
          <path
            d={free.map((place) => trace(place, 1.5)).join("")}
            className="fill-none stroke-good stroke-[1.3px] [stroke-dasharray:5_4]"
          />
        )}
        {free.map(({ number, x, y, width: wide, height: high }) => (
          <text key={number} x={px(x + wide / 2)} y={px(y + high / 2)} {...middle} className="load-free-text">
            +1
          </text>
        ))}
        <rect width={px(width)} height={floor} className="load-wall" />
        <path d={metres.map((at) => `M${px(at)} ${floor + 5}v5`).join("")} className="stroke-control" />
        {metres.map((at) => (
          <text
            key={at}
            x={px(at)}
            y={floor + 24}
            textAnchor={at === 0 ? "start" : at === width ? "end" : "middle"}
            className="fill-quiet"
          >
            {at === width ? `${formatNumber(at / 1000, 1)} ${formatUnit("m")}` : at / 1000}
          </text>
        ))}
      </svg>
    </figure>
  );
}

function scaleBox({ x, y, width, height }: Box, px: (mm: number) => number): Box {
  return { x: px(x), y: px(y), width: px(width), height: px(height) };
}

/** The number of a piece behind others, on the upper edge of its outline. */
function makeTag(text: string, { x, y, width }: Box): Box & { text: string } {
  const wide = text.length * nameFont * 0.62 + 8;
  return { text, x: x + (width - wide) / 2, y: Math.max(1, y - 9), width: wide, height: 18 };
}

/**
 * Where the middle of a number stands, in px: in the middle of its piece, or in the half that neither the outline of a
 * piece behind it nor that one's tag runs through; nowhere if there is none.
 */
function findNumberPlace(piece: Box, lines: readonly string[], outline?: Box, tag?: Box): number | undefined {
  const width = Math.max(0, ...lines.map((line) => line.length)) * nameFont * 0.62 + 4;
  const height = lines.length * nameFont + 2;
  return [0.5, 0.75, 0.25]
    .map((share) => piece.x + piece.width * share)
    .find((middle) => {
      const own = { x: middle - width / 2, y: piece.y + (piece.height - height) / 2, width, height };
      return (!outline || !isStruck(own, outline)) && (!tag || !isOverlapping(own, tag));
    });
}

/** Whether an edge of an outline runs through a box. */
function isStruck(own: Box, { x, y, width, height }: Box): boolean {
  const edges = [
    { x, y, width, height: 0 },
    { x, y: y + height, width, height: 0 },
    { x, y, width: 0, height },
    { x: x + width, y, width: 0, height },
  ];
  return edges.some((edge) => isOverlapping(own, edge));
}

function findOutline({ x, y, width, height }: Seen): string {
  return [x, y, width, height].join();
}

/** Whether the middle of a piece, where its number would be, lies behind another or at its edge. */
function isNumberCovered({ x, y, width, height }: Seen, other: Seen): boolean {
  const middle = { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
  return isOverlapping(middle, other, Math.min(width, height) / 4);
}

type PieceGroup = { look: string; pieces: [Seen, ...Seen[]] };

/**
 * Pieces in the order in which they are drawn, those that follow each other together as long as they look alike and none
 * lies over another: a path is one element to style and lay out, and a container has hundreds of pieces.
 */
function groupPieces(pieces: readonly Seen[], chooseLook: (piece: Seen) => string): PieceGroup[] {
  const groups: PieceGroup[] = [];
  for (const piece of pieces) {
    const look = chooseLook(piece);
    const last = groups.at(-1);
    // of seven kinds two share a colour, and one of them may stand on feet
    const isAlike = last?.look === look && last.pieces[0].kind === piece.kind;
    if (isAlike && !last.pieces.some((other) => isOverlapping(piece, other))) last.pieces.push(piece);
    else groups.push({ look, pieces: [piece] });
  }
  return groups;
}

function drawRectangle(x: number, y: number, width: number, height: number): string {
  const round = (px: number) => Math.round(px * 10) / 10;
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${-round(width)}z`;
}

/** Deck and three feet of a pallet, in px. */
function drawPalletFeet(x: number, y: number, width: number, height: number): string {
  const foot = width / 8;
  const at = (left: number) => `M${left} ${y + height / 3}h${foot}v${(height * 2) / 3 - 0.6}h${-foot}z`;
  return `M${x + 0.6} ${y}h${width - 1.2}v${height / 3}h${1.2 - width}z${at(x + 0.6)}${at(x + (width - foot) / 2)}${at(x + width - foot - 0.6)}`;
}

/** A visible piece: millimetres of the container, its number in the order of loading from 1, its kind in the plan. */
type Seen = Box & { number: number; kind: number };

/** What a container's load looks like from above and from its left side. */
export function projectViews(loaded: LoadedSpace, { gap, room, spaces }: LoadPlan) {
  const pieces = expandBlocks(loaded.blocks, gap);
  const { height } = loaded.space;
  const numbered = pieces.map((piece, index) => ({ ...piece, number: index + 1 }));
  const top = ({ z, dz }: Piece) => z + dz;
  const places = loaded === spaces.at(-1) ? (room?.places ?? []) : [];
  return {
    pieces,
    // x from the front wall to the door, y from the right wall; what stands higher is drawn later
    above: numbered.toSorted((a, b) => top(a) - top(b)).map(fromAbove),
    // x the same, y downwards from the ceiling; what is nearer is drawn later
    side: numbered
      .toSorted((a, b) => a.y + a.dy - b.y - b.dy)
      .map((piece) => fromAbove({ ...piece, y: height - top(piece), dy: piece.dz })),
    // where more of the same piece would go, from above
    free: places.filter(({ z }) => z === 0).map((piece, index) => fromAbove({ ...piece, number: index + 1 })),
    // millimetres of height above the highest piece
    empty: height - Math.max(0, ...pieces.map(top)),
  };
}

function fromAbove({ number, kind, x, y, dx, dy }: Piece & { number: number }): Seen {
  return { number, kind, x, y, width: dx, height: dy };
}
