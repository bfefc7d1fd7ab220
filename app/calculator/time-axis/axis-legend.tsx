import type { ReactNode } from "react";
import { m } from "#app/messages/m.ts";

type Props = {
  /** Which days rest by what name. */
  children: ReactNode;
};

/** What the marks mean, and which days rest. */
export function AxisLegend({ children }: Props) {
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
      {children}
    </div>
  );
}

function Mark({ text, width = 24, children }: { text: string; width?: number; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg width={width} height="12" aria-hidden="true">
        {children}
      </svg>
      {text}
    </span>
  );
}
