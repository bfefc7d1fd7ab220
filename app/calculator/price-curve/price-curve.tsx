import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { CurveChartProps } from "./curve-chart.tsx";

const CurveChart = lazy(() => import("./curve-chart.tsx"));

/** The curve, loaded and computed once somebody opens it. */
export function PriceCurve(props: CurveChartProps) {
  const [open, setOpen] = useState(false);
  const fold = useRef<HTMLDetailsElement>(null);
  // it may have been opened before the page came to life
  useEffect(() => {
    if (fold.current?.open) setOpen(true);
  }, []);
  return (
    <details
      ref={fold}
      className="group/fold border-b border-line print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <FoldTitle>{m.curve_title()}</FoldTitle>
      {open && (
        <div className="drawn-when-seen pb-6">
          <SectionBoundary watch={props.shipment}>
            <Suspense fallback={<p className="h-[24rem] text-quiet">{m.loading()}</p>}>
              <CurveChart {...props} />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
    </details>
  );
}
