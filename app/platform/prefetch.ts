import { plainPath } from "#site/locales.ts";
import { pageAt } from "#app/routes.tsx";
import { pageModule } from "./load-page.ts";
import { pagePath } from "./page-path.ts";
import { fetchPayload } from "./payload.ts";

const asked = new Set<string>();

/** Fetches a page's chunk and payload before a click. Failures are silent: the navigation itself would report them. */
export function prefetchPage(pathname: string): void {
  if (asked.has(pathname) || pathname === window.location.pathname || savesData()) return;
  const page = pageAt(plainPath(pathname));
  if (!page) return;
  asked.add(pathname);
  const forget = () => asked.delete(pathname);
  pageModule(page.name).catch(forget);
  fetchPayload(pathname, page.name).catch(forget);
}

/** Prefetches the target of any link that is hovered over, focused or touched. */
export function prefetchOnIntent(): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const pathname = link ? pagePath(link) : undefined;
    if (pathname) prefetchPage(pathname);
  };
  const events = ["pointerover", "focusin", "touchstart"] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}

function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
