import type { Answer } from "#rating/answer.ts";
import { localPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { massText } from "#app/calculator/weight-step-text.ts";
import { parcelParam } from "#app/calculator/address.ts";
import { QuoteLines } from "#app/calculator/quote-lines.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { money } from "#app/ui/format.ts";

type Shown = {
  shipment: { to: string; weight_kg: number; size_cm: [number, number, number]; flatter_cm: number };
  service: string;
  answer: Answer;
};

/** One real quote, open to its lines, and what a flatter box would save. */
export function CheckedPrice({ checked, tighter }: { checked: Shown; tighter: Answer }) {
  const locale = useShell().locale;
  const { shipment, service, answer } = checked;
  if (!answer.available) return null;
  const [length, width, height] = shipment.size_cm;
  const flatter = shipment.flatter_cm;
  const saved = tighter.available ? answer.total - tighter.total : 0;
  const query = new URLSearchParams({
    to: shipment.to,
    parcel: parcelParam(1, shipment.weight_kg, [length, width, flatter]),
  });
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[7fr_6fr]">
      <div className="rounded-2xl border border-line bg-panel px-6 py-4 sm:px-8">
        <QuoteLines quote={answer} name={service} />
      </div>
      {tighter.available && saved > 0 && (
        <div className="lg:pt-4">
          <p className="max-w-md text-xl leading-relaxed">
            {m.check_air({
              height: flatter,
              before: height,
              weight: massText(tighter.billable.mass, tighter.billable.unit),
            })}
          </p>
          <p className="mt-4 rounded-lg bg-sunken px-4 py-3">
            {m.check_apply({
              size: `${length} × ${width} × ${flatter} cm`,
              price: money(tighter.total, tighter.currency),
              saved: money(saved, tighter.currency),
            })}
            {m.between_sentences()}
            <a
              href={`${localPath("/resource/shipping-calculator", locale)}?${query}`}
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
