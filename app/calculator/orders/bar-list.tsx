export type Bar = { key: string; label: string; note?: string; amount: string; value: number };

type Props = {
  title: string;
  bars: readonly Bar[];
  /** The value that is as long as the whole width. */
  most: number;
};

/** Amounts as bars of one scale, each with its words. */
export function BarList({ title, bars, most }: Props) {
  return (
    <section>
      <h3 className="border-b border-ink pb-2 font-semibold">{title}</h3>
      <ul>
        {bars.map(({ key, label, note, amount, value }) => (
          <li key={key} className="pt-3">
            <div className="flex items-baseline justify-between gap-3">
              <span className="min-w-0">
                {label} {note && <span className="text-sm text-quiet tabular-nums">{note}</span>}
              </span>
              <span className="font-semibold whitespace-nowrap tabular-nums">{amount}</span>
            </div>
            <BarOf share={value / most} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A bar of a share of the whole width, from 0 to 1. */
export function BarOf({ share, className = "bar-data" }: { share: number; className?: string }) {
  return (
    <svg className="mt-1 block h-2 w-full" aria-hidden="true">
      <rect
        width={`${Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 100}%`}
        height="8"
        rx="2"
        className={className}
      />
    </svg>
  );
}
