import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { forgetServedFields } from "#app/platform/early-input.ts";

/**
 * What a full document load would do by itself: after a client navigation the new title is announced and focus moves to
 * the new page's heading, or to the fragment's target. (Scrolling is left to React Router's ScrollRestoration.)
 */
export function useNavigationEffects(): void {
  const { pathname, hash, key } = useLocation();
  const isPop = useNavigationType() === "POP";
  const before = useRef({ pathname, key });
  useEffect(() => {
    const { current: last } = before;
    const fragment = findTarget(hash);
    if (fragment) openFold(fragment);
    if (last.key === key) return;
    before.current = { pathname, key };
    if (last.pathname !== pathname) {
      forgetServedFields();
      publishAnnouncement(document.title);
      focusOn(fragment ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main"));
    } else if (fragment && !isPop) focusOn(fragment);
  }, [pathname, hash, key, isPop]);
  useEffect(() => {
    const onPop = (event: PopStateEvent) =>
      document.documentElement.toggleAttribute("data-browser-animated", event.hasUAVisualTransition);
    const onClick = () => document.documentElement.removeAttribute("data-browser-animated");
    // a navigation that overtakes another skips its animation, which is not an error, in whatever words a browser says so
    const onRejection = (event: PromiseRejectionEvent) => {
      const { reason } = event;
      if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault();
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

/** Puts the focus where reading goes on, without moving the page. */
function focusOn(target: HTMLElement | null): void {
  if (!target) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Opens what is folded over a fragment's target, as a document load does, and goes to it. */
function openFold(target: HTMLElement): void {
  const fold = target.closest("details");
  if (!fold || fold.open) return;
  fold.open = true;
  target.scrollIntoView();
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
