import { keepVisitedPages } from "#app/offline/keep-pages.ts";
import { measuring } from "./measuring.ts";

/** A page that is left at once is not worth keeping. */
const keepAfter = 2_000;

/** What may begin when a page has long been there. */
export function startLater(): void {
  // a browser that refuses does without
  setTimeout(() => keepVisitedPages().catch(() => {}), keepAfter);
  if (measuring()) import("./vitals.ts").then(({ measureThisPage }) => measureThisPage()).catch(() => {});
}
