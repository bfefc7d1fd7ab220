import { fitBox, type Lying } from "#site/isometric.ts";
import { projectCorners, toPolygonPoints } from "#app/calculator/box/isometric.ts";
import { formatCardMass } from "#app/calculator/format/weight.ts";
import { drawShareStrip } from "#app/calculator/results/parts-bar.tsx";
import { QuoteCharges } from "#app/calculator/results/quote-charges.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { formatMoney, formatNumber } from "#app/ui/format.ts";
import { formatSize } from "#app/ui/measures.ts";
import type { ParcelPrices } from "#rating/comparison/parcel-prices.ts";
import { convertLength } from "#rating/shipment/units.ts";
import { toLocalPath } from "#site/locales.ts";
import { buildParcelQuery, type Parcel } from "./parcel.ts";

type Props = {
  worked: ParcelPrices["worked"];
  parcel: Parcel /** What the quoted service is called. */;
  name?: string | undefined;
};

/** One real quote, open to its charges, and what a flatter box would save. */
export function CheckedPrice({ worked, parcel, name = "" }: Props) {
  const calculator = toLocalPath("/resource/shipping-calculator", useShell().locale);
  if (!worked) return <p className="text-lg">{m.check_none()}</p>;
  const { quote, flatter } = worked;
  const sides = flatter?.shipment.parcels[0]?.sides?.map((side) => convertLength("cm", side)) ?? [];
  const now = parcel.size_cm ?? [];
  const sized = (all: readonly number[]) =>
    formatSize(
      all.map((side) => formatNumber(side, 1)),
      "cm",
    );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[7fr_6fr]">
      <div className="rounded-2xl border border-line bg-panel px-6 py-4 sm:px-8">
        <QuoteCharges quote={quote} name={name} strip={drawShareStrip(quote.charges)} />
      </div>
      {flatter && (
        <div>
          <p className="lead text-xl leading-relaxed">
            {m.check_air({
              before: formatNumber(convertLength("cm", flatter.from), 1),
              height: formatNumber(convertLength("cm", flatter.to), 1),
              weight: formatCardMass(quote.billable.mass, quote.billable.unit),
            })}
          </p>
          <TwoBoxes
            boxes={[
              { sides: now, size: sized(now), price: formatMoney(quote.total, quote.currency) },
              { sides, size: sized(sides), price: formatMoney(flatter.total, quote.currency) },
            ]}
          />
          <p className="mt-6 rounded-lg bg-sunken px-4 py-3">
            {m.check_apply({
              size: sized(sides),
              price: formatMoney(flatter.total, quote.currency),
              saved: formatMoney(flatter.saved, quote.currency),
            })}
            {m.between_sentences()}
            <a
              href={`${calculator}?${buildParcelQuery({ ...parcel, size_cm: sides })}`}
              className="font-semibold text-link underline underline-offset-4"
            >
              {m.check_open()}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}

type Box = { sides: readonly number[]; size: string; price: string };

const field = { width: 200, height: 150 };
/** Beside the box, for its height: what is different about them. */
const margin = 100;

/** Boxes beside each other on one scale, each with its size and its price; the last is the better one. */
function TwoBoxes({ boxes }: { boxes: readonly Box[] }) {
  const lying = boxes.map(({ sides }) => turnToLowestSide(sides));
  const [first] = lying;
  if (!first) return null;
  const { scale, at } = fitBox(first, field);
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-6">
      {boxes.map(({ size, price }, which) => {
        const { front, left, right, frontTop, leftTop, rightTop, backTop } = projectCorners(
          lying[which] ?? first,
          scale,
          at,
        );
        return (
          <li key={size} className="border-t-2 border-ink pt-4">
            <svg
              aria-hidden="true"
              viewBox={`-2 -2 ${field.width + margin} ${field.height + 4}`}
              className="mb-3 w-full"
            >
              <polygon className="box-left" points={toPolygonPoints(front, left, leftTop, frontTop)} />
              <polygon className="box-right" points={toPolygonPoints(front, right, rightTop, frontTop)} />
              <polygon className="box-top" points={toPolygonPoints(frontTop, leftTop, backTop, rightTop)} />
              <text className="fill-ink text-base max-sm:text-2xl" x={right.x + 8} y={(right.y + rightTop.y) / 2 + 5}>
                {formatSize([formatNumber(lying[which]?.up ?? 0, 1)], "cm")}
              </text>
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
function turnToLowestSide(sides: readonly number[]): Lying {
  const [left = 0, right = 0, up = 0] = [...sides].sort((a, b) => b - a);
  return { left, right, up };
}
