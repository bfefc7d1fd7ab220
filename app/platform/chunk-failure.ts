import { leaving, loadDocument } from "./document-load.ts";
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
  console.error(cause);
  if (mayReload(target.pathname)) {
    await untilReachable(target);
    if (loadDocument(target)) return leaving();
  }
  throw new PageLoadError(`The page ${target.pathname} could not be loaded`, { cause });
}
