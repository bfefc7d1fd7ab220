import { keepVisitedPages } from "#app/offline/keep-pages.ts";
import { measuring } from "./measuring.ts";

/** What may begin when a page has long been there. */
export function startLater(): void {
  keepVisitedPages().catch(() => {
    // a browser that refuses does without
  });
  if (measuring()) import("./vitals.ts").then(({ measureThisPage }) => measureThisPage()).catch(() => {});
}
