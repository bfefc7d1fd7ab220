import { lazy, Suspense, useState } from "react";
import { m } from "#app/paraglide/messages.js";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { Props } from "./orders-panel.tsx";

const OrdersPanel = lazy(() => import("./orders-panel.tsx"));

/** The import of order files, loaded once somebody opens it. */
export function OrdersSection(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section className="page-width mt-16 print:hidden">
      <details className="border-y border-line" onToggle={({ currentTarget }) => setOpen(open || currentTarget.open)}>
        <summary className="min-h-14 py-4 text-xl font-semibold">{m.orders_title()}</summary>
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
}
