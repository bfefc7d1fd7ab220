import { memo } from "react";
import { m } from "#app/messages/m.ts";
import { saysTheSame } from "../says-the-same.ts";
import { restText } from "./named-days.ts";
import type { Rest } from "./rests.ts";

/** What the marks mean, and which days rest by what name. */
export const AxisLegend = memo(function AxisLegend({ holidays }: { holidays: readonly Rest[] }) {
  return (
    <div className="pt-3 text-[13px] leading-[18px] text-quiet">
      <div className="flex flex-wrap gap-x-5 sm:justify-end gap-y-1" aria-hidden="true">
        <Mark text={m.axis_leaves()} width={12}>
          <circle cx="6" cy="6" r="4.2" className="fill-page stroke-ink" strokeWidth="1.6" />
        </Mark>
        <Mark text={m.axis_way()} width={12}>
          <circle cx="6" cy="6" r="2.4" className="fill-quiet" />
        </Mark>
        <Mark text={m.axis_arrives()}>
          <rect width="11.5" height="12" rx="3" className="fill-(--data)" />
          <rect x="12.5" width="11.5" height="12" rx="3" className="fill-(--data)" />
        </Mark>
        <Mark text={m.axis_rests()}>
          <rect width="24" height="12" className="fill-(--weekend)" />
          <rect x="12" width="12" height="12" fill="url(#rest-hatch)" />
        </Mark>
      </div>
      {holidays.length > 0 && <p className="mt-1 sm:text-end">{holidays.map(restText).join(" · ")}</p>}
    </div>
  );
}, saysTheSame);

function Mark({ text, width = 24, children }: { text: string; width?: number; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width={width} height="12" aria-hidden="true">
        {children}
      </svg>
      {text}
    </span>
  );
}
