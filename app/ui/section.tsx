import { type ReactNode, Suspense } from "react";
import { SectionBoundary } from "./section-boundary.tsx";
import { Phrased } from "./markup.tsx";

type Props = { title: string; intro?: string | undefined; id?: string; children: ReactNode; action?: ReactNode };

export function Section({ title, intro, id, children, action }: Props) {
  return (
    <section id={id} className="page-width py-5 sm:py-14 print:py-5">
      <div className="mb-4 flex sm:mb-6 flex-wrap sm:flex-nowrap items-baseline justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="text-2xl font-semibold tracking-tight sm:text-[1.75rem]">
            <Phrased text={title} />
          </h2>
          {intro && <p className="phrased mt-2 max-w-xl text-quiet">{intro}</p>}
        </div>
        {action && <div className="max-w-full shrink-0">{action}</div>}
      </div>
      <SectionBoundary>
        {/* hydrates by itself, after what stands before it */}
        <Suspense>{children}</Suspense>
      </SectionBoundary>
    </section>
  );
}
