import { Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { lazyWithMessages } from "#app/messages/lazy-with-messages.ts";
import { m } from "#app/messages/m.ts";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import { SectionBoundary } from "#app/ui/section-boundary.tsx";
import { freightParam } from "./freight-param.ts";
import type { Props } from "./freight-panel.tsx";

const FreightPanel = lazyWithMessages("calculator/freight/freight-panel", () => import("./freight-panel.tsx"));

/** Freight by the container, loaded once somebody opens it. */
export function FreightSection(props: Props) {
  const [open, setOpen] = useState(false);
  const [params] = useSearchParams();
  const fold = useRef<HTMLDetailsElement>(null);
  const asked = params.has(freightParam);
  useEffect(() => {
    // somebody came with freight in the address: it is what they came for
    if (!asked || !fold.current || fold.current.open) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [asked]);
  return (
    <section id="freight" className="page-width mt-16 print:hidden">
      <details
        ref={fold}
        className="group/fold scroll-mt-20 border-t border-line"
        onToggle={({ currentTarget }) => setOpen(open || currentTarget.open)}
      >
        <FoldTitle>{m.freight_title()}</FoldTitle>
        {open && (
          <SectionBoundary>
            <Suspense fallback={<p className="pb-6 text-quiet">{m.loading()}</p>}>
              <FreightPanel {...props} />
            </Suspense>
          </SectionBoundary>
        )}
      </details>
    </section>
  );
}
