import type { NavigateFunction } from "react-router";
import { isPage, pagePath } from "./page-path.ts";
import { rememberTarget } from "./target.ts";

/**
 * Turns clicks on links to pages of this site, and forms that lead to one, into client navigations, wherever they are:
 * in a component, in Markdown, in a search result. One listener instead of a component per link; until it is there, and
 * for everything but a plain click on a link to a page (`page-path.ts`), the browser navigates.
 */
export function followLinks(navigate: NavigateFunction): () => void {
  const go = (url: Pick<URL, "pathname" | "search" | "hash">) => {
    const { pathname, search } = window.location;
    const replace = url.pathname === pathname && url.search === search;
    rememberTarget(new URL(url.pathname + url.search + url.hash, window.location.href));
    navigate(url.pathname + url.search + url.hash, { viewTransition: true, replace });
  };
  const onClick = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link?.href || !pagePath(link) || isWithinPage(link)) return;
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

/** A link to a part of the current page, which the browser can follow itself. */
function isWithinPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== "" && pathname === window.location.pathname && search === window.location.search;
}
