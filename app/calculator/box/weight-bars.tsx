import { AtShare } from "../at-share.tsx";
import { m } from "#app/messages/m.ts";

type Props = {
  /** All in one unit. */
  scale: number;
  volume: number;
  /** What the smaller box weighs by volume. */
  smaller?: { weight: number; text?: string } | undefined;
  billed?: "scale" | "volume";
  show: (weight: number) => string;
  className: string;
};

/** Weight on the scale and by volume as bars of one scale: the longer one decides. */
export function WeightBars({ scale, volume, smaller, billed, show, className }: Props) {
  const most = Math.max(scale, volume);
  return (
    <div className={`space-y-3 ${className}`}>
      <Bar
        label={billed === "scale" ? m.bar_scale_billed() : m.bar_scale()}
        share={scale / most}
        text={show(scale)}
        bold={billed === "scale"}
      />
      <Bar
        label={billed === "volume" ? m.bar_volume_billed() : m.bar_volume()}
        share={volume / most}
        text={show(volume)}
        bold={billed === "volume"}
        mark={smaller && smaller.weight / most}
      />
      {smaller?.text && (
        <AtShare share={smaller.weight / most} className="text-[13px] font-semibold text-good">
          {smaller.text}
        </AtShare>
      )}
    </div>
  );
}

function Bar({
  label,
  share,
  text,
  bold,
  mark,
}: {
  label: string;
  share: number;
  text: string;
  bold: boolean;
  mark?: number | undefined;
}) {
  return (
    <div>
      <p className={`mb-1 flex flex-wrap justify-between gap-x-4 ${bold ? "font-semibold" : "text-quiet"}`}>
        {label}
        <span className="text-ink">{text}</span>
      </p>
      <svg className="block h-2.5 w-full overflow-visible" aria-hidden="true">
        <rect width="100%" height="10" rx="3" className="fill-(--track)" />
        <rect
          width={percent(share)}
          height="10"
          rx="3"
          className={bold ? "fill-(--data)" : "fill-control"}
          data-weight={share}
        />
        {mark !== undefined && (
          <line x1={percent(mark)} x2={percent(mark)} y2="15" className="stroke-good" strokeWidth="2.5" />
        )}
      </svg>
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1e4) / 100}%`;
}
