import { money } from "#app/ui/format.ts";
import { InOwnCurrency } from "#app/ui/in-own-currency.tsx";
import { m } from "#app/messages/m.ts";
import { PartsBar } from "../parts-bar.tsx";
import { barParts, type PartLook } from "./bar-parts.ts";
import type { Landed } from "./landed-cost.ts";
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
  looks: ReadonlyMap<string, PartLook>;
  /** The total in the currency that the visitor reads, where it is another than the line's. */
  own: string | undefined;
};

/** The shares of a side end to end, to the scale of both sides; read out as a sentence. */
export function ShareBar({ title, note, good, landed, currency, most, looks, own }: Props) {
  const words = list(
    landed.shares.map((share) => m.labelled({ label: shareName(share), text: money(share.amount, currency) })),
  );
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[13rem_minmax(0,1fr)_auto] sm:items-start">
      <div className="flex items-baseline justify-between gap-x-4 sm:block">
        <h3 className="text-[17px] leading-6 font-semibold">{title}</h3>
        <p className={`text-end text-sm sm:text-start ${good ? "font-semibold text-good" : "text-quiet"}`}>{note}</p>
      </div>
      <div className="flex gap-3 sm:contents">
        <PartsBar
          label={m.landed_bar({ title, parts: words, total: money(landed.total, currency) })}
          parts={barParts(landed.shares, most, looks)}
        />
        <p className="text-lg font-semibold tabular-nums sm:min-w-20 sm:text-end">
          {money(landed.total, currency)}
          {own ? (
            <span className="block text-[13px] leading-[18px] font-normal text-quiet">{own}</span>
          ) : (
            <InOwnCurrency amount={landed.total} currency={currency} />
          )}
        </p>
      </div>
    </div>
  );
}
