import { lengthIn } from "#rating/length.ts";
import type { ParcelPrices } from "#rating/parcel-prices.ts";
import { localPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { massText } from "#app/calculator/weight-step-text.ts";
import { shareStrip } from "#app/calculator/share-strip.tsx";
import { QuoteCharges } from "#app/calculator/quote-charges.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { money, number } from "#app/ui/format.ts";
import { type Parcel, parcelQuery } from "./parcel.ts";
import { sizeText } from "#app/ui/size-text.ts";
import { TwoBoxes } from "./two-boxes.tsx";

type Props = { worked: ParcelPrices["worked"]; parcel: Parcel; nameOf: (service: string) => string };

/** One real quote, open to its charges, and what a flatter box would save. */
export function CheckedPrice({ worked, parcel, nameOf }: Props) {
  const calculator = localPath("/resource/shipping-calculator", useShell().locale);
  if (!worked) return <p className="text-lg">{m.check_none()}</p>;
  const { quote, flatter } = worked;
  const sides = flatter?.shipment.parcels[0]?.sides?.map((side) => lengthIn("cm", side)) ?? [];
  const now = parcel.size_cm ?? [];
  const sized = (all: readonly number[]) =>
    sizeText(
      all.map((side) => number(side, 1)),
      "cm",
    );
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[7fr_6fr]">
      <div className="rounded-2xl border border-line bg-panel px-6 py-4 sm:px-8">
        <QuoteCharges quote={quote} name={nameOf(quote.service)} strip={shareStrip(quote.charges)} />
      </div>
      {flatter && (
        <div>
          <p className="lead text-xl leading-relaxed">
            {m.check_air({
              before: number(lengthIn("cm", flatter.from), 1),
              height: number(lengthIn("cm", flatter.to), 1),
              weight: massText(quote.billable.mass, quote.billable.unit),
            })}
          </p>
          <TwoBoxes
            boxes={[
              { sides: now, size: sized(now), price: money(quote.total, quote.currency) },
              { sides, size: sized(sides), price: money(flatter.total, quote.currency) },
            ]}
          />
          <p className="mt-6 rounded-lg bg-sunken px-4 py-3">
            {m.check_apply({
              size: sized(sides),
              price: money(flatter.total, quote.currency),
              saved: money(flatter.saved, quote.currency),
            })}
            {m.between_sentences()}
            <a
              href={`${calculator}?${parcelQuery({ ...parcel, size_cm: sides })}`}
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
