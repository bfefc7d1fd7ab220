import { leaving, loadDocument } from "./document-load.ts";
import { isOffline, untilOnline } from "./offline.ts";
import { mayReload } from "./reload-guard.ts";
import { untilReachable } from "./unreachable.ts";

/** What a failed chunk or payload raises when the guard forbids another document load: the error page is shown. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}

/**
 * Turns a failed navigation into a document load of its target. Within ten seconds of doing so for the same path it
 * throws instead, and the error page offers to try again.
 */
export async function leaveOrFail(target: URL, cause: unknown): Promise<never> {
  if (isOffline()) await untilOnline(new AbortController().signal);
  if (mayReload(target.pathname)) {
    await untilReachable(target);
    if (loadDocument(target)) return leaving();
  }
  throw new PageLoadError(`The page ${target.pathname} could not be loaded`, { cause });
}

/** Takes over what React Router would answer with an unguarded reload. */
export function guardRouteModules(): void {
  window.__chunkFailed = (error) => {
    console.error(error);
    const going = window.__reactRouterDataRouter?.state.navigation.location;
    const target = going ? `${going.pathname}${going.search}${going.hash}` : window.location.href;
    return leaveOrFail(new URL(target, window.location.href), error);
  };
}
