import { cornersOf, fitted, type Lying, polygon } from "#app/calculator/box/isometric.ts";

type Box = { sides: readonly number[]; size: string; price: string };

const field = { width: 240, height: 150 };

/** Boxes beside each other on one scale, each with its size and its price; the last is the better one. */
export function TwoBoxes({ boxes }: { boxes: readonly Box[] }) {
  const lying = boxes.map(({ sides }) => layingOf(sides));
  const [first] = lying;
  if (!first) return null;
  const { scale, at } = fitted(first, field);
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-6">
      {boxes.map(({ size, price }, which) => {
        const { front, left, right, frontTop, leftTop, rightTop, backTop } = cornersOf(
          lying[which] ?? first,
          scale,
          at,
        );
        return (
          <li key={size} className="border-t-2 border-ink pt-4">
            <svg aria-hidden="true" viewBox={`-2 -2 ${field.width + 4} ${field.height + 4}`} className="mb-3 w-full">
              <polygon className="box-left" points={polygon(front, left, leftTop, frontTop)} />
              <polygon className="box-right" points={polygon(front, right, rightTop, frontTop)} />
              <polygon className="box-top" points={polygon(frontTop, leftTop, backTop, rightTop)} />
            </svg>
            <span className="block text-sm text-quiet">{size}</span>
            <span className="text-xl font-semibold tabular-nums">{price}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A box on its largest side. */
function layingOf(sides: readonly number[]): Lying {
  const [left = 0, right = 0, up = 0] = [...sides].sort((a, b) => b - a);
  return { left, right, up };
}
