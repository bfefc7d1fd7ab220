import { type ComponentType, lazy, memo, Suspense, useEffect, useMemo, useState } from "react";
import { removeForeignElements } from "#app/platform/hydration.ts";
import { SectionBoundary } from "./section-boundary.tsx";

let isHydrated = false;
const pendingChunks = new Set<Promise<unknown>>();

/** From now on pages are reached by links: the code of their lower parts is loaded before they are shown. */
export function markHydrated(): void {
  isHydrated = true;
}

/** Settles once the code of all lower parts that are being fetched is there. */
export function loadPendingChunks(): Promise<unknown> {
  return Promise.all(pendingChunks);
}

/**
 * A part of a page that is hydrated after the page's beginning: the build renders it, and its code is fetched once the
 * beginning works. Call it at the top level of the page's module, so that a page reached by a link has the code in time.
 *
 * While the code is on its way, new props would make React throw away the served HTML, so the first ones are kept until
 * the part is hydrated. A part that reads a store needs no props and no such care.
 */
export function hydrateLazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const isServed = !isHydrated;
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    loaded = await load();
    if (isServed && !import.meta.env.SSR) removeForeignElements();
    return { default: loaded };
  };
  if (!isServed) {
    const chunk = fetchPart();
    pendingChunks.add(chunk);
    const forget = () => pendingChunks.delete(chunk);
    chunk.then(forget, forget);
  }
  const Lazy = lazy(() => (isServed ? fetchPart().catch(keepServedHtml) : fetchPart()));
  return memo(function LazilyHydrated(props: Props) {
    const [Part] = useState(() => loaded ?? Lazy);
    const [first] = useState(props);
    const [hydrated, setHydrated] = useState(false);
    const current = hydrated ? props : first;
    // the same element each time: an update of the boundary, too, would throw the served HTML away
    return useMemo(
      () => (
        <SectionBoundary>
          <Suspense>
            <Part {...current} />
            <OnMount tell={setHydrated} />
          </Suspense>
        </SectionBoundary>
      ),
      [Part, current],
    );
  });
}

/** Mounts together with what stands beside it in the boundary. */
function OnMount({ tell }: { tell: (mounted: true) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

/** Where the code cannot be loaded, what was served stays readable. */
function keepServedHtml(error: unknown): Promise<never> {
  console.error(error);
  return new Promise(() => {});
}
