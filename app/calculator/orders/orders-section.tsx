import { memo, Suspense, useState } from "react";
import { lazyWithMessages } from "#app/messages/lazy-with-messages.ts";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import type { Props } from "./orders-panel.tsx";

const OrdersPanel = lazyWithMessages("calculator/orders/orders-panel", () => import("./orders-panel.tsx"));

/** The import of order files, loaded once somebody opens it. */
export const OrdersSection = memo(function OrdersSection(props: Props) {
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
