import type { NavigateFunction } from "react-router";
import { getPathLocale } from "#site/locales.ts";

/**
 * Turns clicks on links to pages of this site, and forms that lead to one, into client navigations, wherever they are:
 * in a component, in Markdown, in a search result. One listener instead of a component per link; until it is there, and
 * for everything but a plain click on a link to a page (`getPagePath`), the browser navigates.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const go = (url: Pick<URL, "pathname" | "search" | "hash">) => {
    const { pathname, search, hash } = window.location;
    const isSame = url.pathname === pathname && url.search === search;
    const isPart = isSame && url.hash !== "";
    saveTarget(new URL(url.pathname + url.search + url.hash, window.location.href));
    navigate(url.pathname + url.search + url.hash, {
      viewTransition: !isPart,
      // a part of the page in view is an entry of its own, with the place where the visitor had been
      replace: isSame && (!isPart || url.hash === hash),
    });
  };
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !hasModifier(event);
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link?.href || !getPagePath(link)) return;
    event.preventDefault();
    go(link);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "get") return;
    const url = new URL(form.action);
    if (!isPage(url)) return;
    event.preventDefault();
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    url.search = String(new URLSearchParams(fields));
    go(url);
  };
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("submit", onSubmit);
  };
}

/** Whether a key is held that asks the browser for something else: another tab, a shortcut. */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Whether an address is a page of this site in the document's language, so that the document can go there itself. */
function isPage({ origin, pathname }: Pick<URL, "origin" | "pathname">): boolean {
  const { location } = window;
  if (origin !== location.origin || /\.[a-z]+$/.test(pathname)) return false;
  return getPathLocale(pathname) === getPathLocale(location.pathname);
}

/** The path of a link that opens such a page in this window; otherwise undefined. */
export function getPagePath(link: HTMLAnchorElement): string | undefined {
  const elsewhere = (link.target !== "" && link.target !== "_self") || link.hasAttribute("download");
  return !elsewhere && isPage(link) ? link.pathname : undefined;
}

let savedTarget: URL | undefined;

/** Remembers where a navigation is to end, because the router passes neither the fragment nor the origin to loaders. */
export function saveTarget(target: URL): void {
  savedTarget = target;
}

/** The complete address, including the fragment, of the navigation that a loader runs for. */
export function getTarget(request: Request): URL {
  const url = new URL(request.url);
  // when going back or forward, the browser's address already is the target's
  for (const known of [savedTarget, new URL(window.location.href)])
    if (known && known.pathname === url.pathname && known.search === url.search) return new URL(known);
  return url;
}

/**
 * Gives each entry of the history a key, by which its scroll position is kept. The router gives one to entries it makes;
 * the first of a document, and those of fragments that the browser went to itself, would all share one. To be called
 * before the router listens.
 */
export function keyHistoryEntries(): void {
  const giveKey = () => {
    const state: unknown = window.history.state;
    if (typeof state === "object" && state !== null && "key" in state) return;
    // as React Router's own script does where it renders documents
    window.history.replaceState({ ...window.history.state, key: Math.random().toString(36).slice(2) }, "");
  };
  giveKey();
  window.addEventListener("popstate", giveKey, { capture: true });
}
