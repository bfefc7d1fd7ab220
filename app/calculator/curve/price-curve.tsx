import { lazy, Suspense, useState } from "react";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { Props } from "./curve-chart.tsx";

const CurveChart = lazy(() => import("./curve-chart.tsx"));

/** The curve, loaded and computed once somebody opens it. */
export function PriceCurve(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="group/fold border-b border-line print:hidden"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <FoldTitle>{m.curve_title()}</FoldTitle>
      {open && (
        <div className="pb-6">
          <SectionBoundary watch={props.shipment}>
            <Suspense fallback={<p className="h-96 text-quiet">{m.loading()}</p>}>
              <CurveChart {...props} />
            </Suspense>
          </SectionBoundary>
        </div>
      )}
    </details>
  );
}
