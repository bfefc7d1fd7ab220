import { lazy, memo, Suspense, useState } from "react";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { OrdersPanelProps } from "./orders-panel.tsx";

const OrdersPanel = lazy(() => import("./orders-panel.tsx"));

/** The import of order files, loaded once somebody opens it. */
export const OrdersSection = memo(function OrdersSection(props: OrdersPanelProps) {
  const [open, setOpen] = useState(false);
  return (
    <section className="page-width print:hidden">
      <details
        className="group/fold border-y border-line"
        onToggle={({ currentTarget }) => setOpen(open || currentTarget.open)}
      >
        <FoldTitle>{m.orders_title()}</FoldTitle>
        {open && (
          <SectionBoundary>
            <Suspense fallback={<p className="pb-6 text-quiet">{m.loading()}</p>}>
              <OrdersPanel {...props} />
            </Suspense>
          </SectionBoundary>
        )}
      </details>
    </section>
  );
});
