import { type LoaderFunctionArgs, matchRoutes, redirect, type RouteObject } from "react-router";
import { pageModules } from "virtual:pages";
import type { LoadedPage, PageComponent } from "#app/page-module.ts";
import { loadPendingChunks } from "#app/ui/hydrate-lazily.tsx";
import { toPlainPath } from "#site/locales.ts";
import { insertQuery, pages, toCanonicalPath } from "#site/pages.ts";
import { isFetchingManifest, isNewBuildReady, isNewerBuildThere, findRedirect, isPublished } from "./build-updates.ts";
import { isReloadAllowed, loadDocument, waitForUnload } from "./document-load.ts";
import { isStatus } from "./http.ts";
import { cacheIcons } from "./icons.ts";
import { isDocumentKept, isOffline, waitUntilOnline, waitUntilReachable } from "./connection.ts";
import { getPagePath, getTarget } from "./navigation.ts";
import { createLoader } from "./load-once.ts";
import { fetchPayload } from "./payload.ts";
import { readSiteConfig } from "./served-document.ts";

/** The code of a registered page; its messages are in its document or its payload. */
export async function loadPageCode(name: string): Promise<PageComponent> {
  const load = pageModules[name];
  if (!load) throw new Error(`There is no page "${name}"`);
  const { default: Page } = await load();
  await loadPendingChunks();
  return Page;
}

/**
 * Loads a page for a navigation. If a newer build is known, this becomes a document load, as it does if code or data
 * fail to load, with a guard against loops: only the server can say whether a page exists.
 */
export async function loadPage(name: string, { request }: LoaderFunctionArgs): Promise<LoadedPage> {
  const target = getTarget(request);
  const path = await toCanonicalUrl(target);
  if (isNewBuildReady() && loadDocument(target)) return waitForUnload();
  if (isFetchingManifest()) await followRule(target);
  for (;;)
    try {
      // first the payload: the code's messages come with it
      const loads = [fetchPayload(path, name), loadPageCode(name), loadStyles()] as const;
      const [{ data: own, head, icons }, Page] = await Promise.all(loads);
      cacheIcons(icons);
      return { name, Page, data: own, head };
    } catch (error) {
      if (request.signal.aborted) throw error;
      if (isStatus(error, 404)) await followRule(target);
      if (!isOffline()) return loadDocumentOrFail(target, error);
      // a page visited as a document has no payload of its own, but is there
      if ((await isDocumentKept(path)) && loadDocument(target)) return waitForUnload();
      await waitUntilOnline(request.signal);
    }
}

/** Handles an address for which the running build has no page: a route rule, a newer build, or "not found". */
export async function loadMissing({ request }: LoaderFunctionArgs): Promise<never> {
  const target = getTarget(request);
  await toCanonicalUrl(target);
  try {
    await followRule(target, true);
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    return loadDocumentOrFail(target, error);
  }
  if ((isNewBuildReady() || (await isNewerBuildThere())) && loadDocument(target)) return waitForUnload();
  throw new PageStatus(404);
}

/** The canonical form of the target's path. Another form of a page's address is redirected to it, as by the server. */
async function toCanonicalUrl(target: URL): Promise<string> {
  const path = toCanonicalPath(target.pathname);
  if (path !== target.pathname && (await isPublished(path))) throw redirect(path + target.search + target.hash);
  return path;
}

/** Redirects the target if a route rule applies. */
async function followRule(target: URL, strict = false): Promise<void> {
  const to = await findRedirect(target.pathname).catch((error: unknown) => {
    if (strict && !import.meta.env.DEV) throw error;
  });
  if (!to) return;
  // the place that was asked for goes before the one that the rule names
  const [page = to] = to.split("#");
  throw redirect(insertQuery(target.hash ? page + target.hash : to, target.search));
}

/** Thrown when a chunk or payload fails and the guard forbids another document load: leads to the error page. */
export class PageLoadError extends Error {
  override name = "PageLoadError";
}

/**
 * Turns a failed navigation into a document load of its target. If it did so for the same path within the last ten
 * seconds, it throws instead, and the error page offers to try again.
 */
async function loadDocumentOrFail(target: URL, cause: unknown): Promise<never> {
  console.error(cause);
  if (isReloadAllowed(target.pathname)) {
    await waitUntilReachable(target);
    if (loadDocument(target)) return waitForUnload();
  }
  throw new PageLoadError(`The page ${target.pathname} could not be loaded`, { cause });
}

/** Reports that an address has no page to show, with the HTTP status. */
export class PageStatus extends Error {
  override name = "PageStatus";
  readonly status: number;

  constructor(status: number) {
    super(`The page answers ${status}`);
    this.status = status;
  }
}

const addresses = pages.map(({ address, name }): RouteObject => ({ path: address, id: name + address, handle: name }));

const prefetched = new Set<string>();

/** Fetches a page's chunk, payload and styles before a click. Failures are silent: the navigation itself would report them. */
export function prefetchPage(pathname: string): void {
  if (prefetched.has(pathname) || pathname === window.location.pathname || isSavingData()) return;
  const page = findPage(toPlainPath(pathname));
  if (!page) return;
  prefetched.add(pathname);
  const forget = () => prefetched.delete(pathname);
  fetchPayload(pathname, page.name).catch(forget);
  loadPageCode(page.name).catch(forget);
  loadStyles().catch(forget);
}

/** Prefetches the target of any link that is hovered over, focused or touched. */
export function prefetchOnIntent(): () => void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    const pathname = link ? getPagePath(link) : undefined;
    if (pathname) prefetchPage(pathname);
  };
  const events = ["pointerover", "focusin", "touchstart"] as const;
  for (const event of events) document.addEventListener(event, onIntent, { passive: true });
  return () => {
    for (const event of events) document.removeEventListener(event, onIntent);
  };
}

/** The page of the register that an address (without its language) belongs to, and the parts that it names. */
function findPage(path: string): { name: string; params: Readonly<Record<string, string | undefined>> } | undefined {
  const match = matchRoutes(addresses, path)?.at(-1);
  return match && { name: String(match.route.handle), params: match.params };
}

function isSavingData(): boolean {
  return navigator.connection?.saveData === true;
}

/**
 * Adds the whole style sheet to a document that was served with the part its own page needs, so that another page can be
 * shown in it. Nothing in view changes. Rejects if it cannot be fetched; the next call tries again.
 */
const loadStyles = createLoader(async () => {
  const { styles } = readSiteConfig();
  if (styles !== undefined) await addSheet(styles);
});

function addSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(`The styles at ${href} could not be loaded`));
    });
    document.head.append(link);
  });
}
