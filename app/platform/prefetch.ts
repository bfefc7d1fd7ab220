import { matchRoutes } from "react-router";
import { pagePath } from "./page-path.ts";
import { fetchPayload } from "./payload.ts";

const asked = new Set<string>();

/** Fetches a page's chunk and payload ahead of a click. Failures are silent: the navigation itself will tell. */
export function prefetchPage(pathname: string): void {
  if (asked.has(pathname) || pathname === window.location.pathname || savesData()) return;
  asked.add(pathname);
  const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window;
  const matches = router && matchRoutes(router.routes, pathname);
  const leaf = matches?.at(-1)?.route;
  if (!manifest || !matches || !leaf?.id || leaf.path === "*") return;
  for (const { route } of matches) {
    const chunk = route.id ? manifest.routes[route.id] : undefined;
    for (const href of chunk ? [chunk.module, ...(chunk.imports ?? [])] : []) preloadModule(href);
  }
  fetchPayload(pathname).catch(() => asked.delete(pathname));
}

/** Prefetches the target of any link that is hovered, focused or touched. */
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

function preloadModule(href: string): void {
  if (document.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = href;
  document.head.append(link);
}

function savesData(): boolean {
  return navigator.connection?.saveData === true;
}
