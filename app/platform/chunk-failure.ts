import { leaving, loadDocument } from "./document-load.ts";
import { mayReload } from "./reload-guard.ts";
import { untilReachable } from "./unreachable.ts";

/** Thrown when a chunk or payload fails and the guard forbids another document load: leads to the error page. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}

/**
 * Turns a failed navigation into a document load of its target. If it did so for the same path within the last ten
 * seconds, it throws instead, and the error page offers to try again.
 */
export async function leaveOrFail(target: URL, cause: unknown): Promise<never> {
  console.error(cause);
  if (mayReload(target.pathname)) {
    await untilReachable(target);
    if (loadDocument(target)) return leaving();
  }
  throw new PageLoadError(`The page ${target.pathname} could not be loaded`, { cause });
}
