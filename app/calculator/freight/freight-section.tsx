import { lazy, memo, Suspense, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { freightParam } from "./cargo.ts";
import type { Props } from "./freight-panel.tsx";

const FreightPanel = lazy(() => import("./freight-panel.tsx"));

/**
 * Freight by the container, loaded once somebody opens it. `onUse` is told when somebody works here: what is worked on
 * goes onto `paper`.
 */
export const FreightSection = memo(function FreightSection({
  onUse,
  paper,
  ...props
}: Props & { onUse: () => void; paper: boolean }) {
  const [open, setOpen] = useState(false);
  const [params] = useSearchParams();
  const fold = useRef<HTMLDetailsElement>(null);
  const asked = useLocation().hash === "#freight" || params.has(freightParam);
  useLayoutEffect(() => {
    // the address names freight: it is what somebody came for
    if (!asked || !fold.current || fold.current.open) return;
    fold.current.open = true;
    setOpen(true);
    // what opens pushes away what stands below it: out of sight, before it is scrolled to
    const { current } = fold;
    requestAnimationFrame(() => requestAnimationFrame(() => current.scrollIntoView()));
    onUse();
  }, [asked, onUse]);
  return (
    <section
      id="freight"
      className={`page-width mt-16 print:mt-0 ${paper ? "" : "print:hidden"}`}
      onFocusCapture={onUse}
      onPointerDownCapture={onUse}
    >
      <details
        ref={fold}
        className="group/fold scroll-mt-20 border-t border-line print:border-0"
        onToggle={({ currentTarget }) => setOpen(open || currentTarget.open)}
      >
        <FoldTitle className="min-h-14 py-4 text-xl print:hidden">{m.freight_title()}</FoldTitle>
        {open && (
          <div className={asked ? "min-h-svh print:min-h-0" : ""}>
            <SectionBoundary>
              <Suspense fallback={<p className="pb-6 text-quiet">{m.loading()}</p>}>
                <FreightPanel {...props} />
              </Suspense>
            </SectionBoundary>
          </div>
        )}
      </details>
    </section>
  );
});
