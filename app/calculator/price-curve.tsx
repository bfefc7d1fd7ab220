import { lazy, Suspense, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { Props } from "./curve-chart.tsx";

const CurveChart = lazy(() => import("./curve-chart.tsx"));

/** The curve, loaded and computed once somebody opens it. */
export function PriceCurve(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details className="mt-12 border-y border-line" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-14 py-4 text-xl font-semibold">{m.curve_title()}</summary>
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
