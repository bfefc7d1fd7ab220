import { keepVisitedPages } from "#app/offline/keep-pages.ts";
import { measuring } from "./measuring.ts";

/** A page that is left before this is not worth caching. */
const keepAfter = 2_000;

/** Starts what can wait until a page has been open for a while. */
export function startLater(): void {
  // a browser that refuses does without
  setTimeout(() => keepVisitedPages().catch(() => {}), keepAfter);
  if (measuring()) import("./vitals.ts").then(({ measureThisPage }) => measureThisPage()).catch(() => {});
}
