import { money } from "#app/ui/format.ts";
import { InOwnCurrency } from "#app/ui/in-own-currency.tsx";
import { m } from "#app/messages/m.ts";
import { barParts } from "./bar-parts.ts";
import type { Landed, ShareKind } from "./landed-cost.ts";
import { shareName } from "./share-text.ts";
import { list } from "#app/ui/joined.ts";

type Props = {
  title: string;
  note: string;
  good: boolean;
  landed: Landed;
  currency: string;
  /** The amount, in minor units, that is as long as the whole bar. */
  most: number;
};

/** The shares of a side end to end, to the scale of both sides; read out as a sentence. */
export function ShareBar({ title, note, good, landed, currency, most }: Props) {
  const parts = barParts(landed.shares, most);
  const words = list(
    landed.shares.map((share) => m.labelled({ label: shareName(share), text: money(share.amount, currency) })),
  );
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto] sm:items-center">
      <div className="flex items-baseline justify-between gap-x-4 sm:block">
        <h3 className="text-[17px] leading-6 font-semibold">{title}</h3>
        <p className={`text-sm ${good ? "font-semibold text-good" : "text-quiet"}`}>{note}</p>
      </div>
      <div className="flex items-center gap-3 sm:contents">
        <svg
          role="img"
          aria-label={m.landed_bar({ title, parts: words, total: money(landed.total, currency) })}
          className="h-8 w-full min-w-0 overflow-visible"
        >
          {parts.map(({ share, start, length }) => (
            <rect
              key={share.id}
              data-share={share.id}
              x={`${start}%`}
              width={`${length}%`}
              height="100%"
              rx="3"
              className={`stroke-page stroke-2 forced-colors:stroke-[CanvasText] ${shareFill[share.kind]}`}
            />
          ))}
        </svg>
        <p className="text-lg font-semibold tabular-nums sm:min-w-20 sm:text-end">
          {money(landed.total, currency)}
          <InOwnCurrency amount={landed.total} currency={currency} />
        </p>
      </div>
    </div>
  );
}

/** Colours of the kinds, of bars and of the swatches that name them. */
export const shareFill: Readonly<Record<ShareKind, string>> = {
  goods: "fill-slate-300 dark:fill-slate-600",
  carriage: "fill-blue-600 dark:fill-blue-400",
  duty: "fill-slate-900 dark:fill-slate-100",
  tax: "fill-slate-500 dark:fill-slate-400",
  fee: "fill-amber-800 dark:fill-amber-500",
};
