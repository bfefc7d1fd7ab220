import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * What a full document load would do by itself: after a client navigation the new title is announced and focus moves to
 * the new page's heading, or to the fragment's target. (Scrolling is left to React Router's ScrollRestoration.)
 */
export function useNavigationEffects(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    publishAnnouncement(document.title);
    const fragment = findTarget(hash);
    const target = fragment ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
  useEffect(() => {
    const onPop = (event: PopStateEvent) =>
      document.documentElement.toggleAttribute("data-browser-animated", event.hasUAVisualTransition);
    const onClick = () => document.documentElement.removeAttribute("data-browser-animated");
    // a navigation that overtakes another skips its animation, which is not an error
    const onRejection = (event: PromiseRejectionEvent) => {
      if (/^Transition was/.test(event.reason?.message)) event.preventDefault();
    };
    window.addEventListener("unhandledrejection", onRejection);
    window.addEventListener("popstate", onPop);
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("unhandledrejection", onRejection);
      window.removeEventListener("popstate", onPop);
      window.removeEventListener("click", onClick);
    };
  }, []);
}

/** The element that a fragment names, decoded or, if it cannot be decoded, as it is: `#100%` is a valid name. */
function findTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  try {
    return name ? document.getElementById(decodeURIComponent(name)) : null;
  } catch {
    return document.getElementById(name);
  }
}

/** Announces a text to assistive technology, through a live region that persists across pages. */
export function publishAnnouncement(text: string): void {
  let region = document.getElementById("announcer");
  if (!region) {
    region = document.createElement("div");
    region.id = "announcer";
    region.className = "sr-only";
    region.ariaLive = "polite";
    region.role = "status";
    document.body.append(region);
  }
  region.textContent = text;
}
