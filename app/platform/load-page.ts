import { type LoaderFunctionArgs, redirect } from "react-router";
import { pageModules } from "virtual:pages";
import { loadMessages } from "#app/messages/load.ts";
import type { LoadedPage, PageModule } from "#app/page-module.ts";
import { lowerParts } from "#app/ui/below.tsx";
import { asksManifest, redirectOf } from "./build-manifest.ts";
import { isNewerBuildThere, newBuildReady } from "./build-version.ts";
import { canonicalPath } from "#site/canonical-path.ts";
import { leaveOrFail } from "./chunk-failure.ts";
import { leaving, loadDocument } from "./document-load.ts";
import { isStatus } from "./http.ts";
import { rememberIcons } from "./icons.ts";
import { isOffline, untilOnline } from "./offline.ts";
import { PageStatus } from "./page-status.ts";
import { fetchPayload } from "./payload.ts";
import { targetOf } from "./target.ts";

/** The code of a registered page, with its messages. */
export async function pageModule(name: string): Promise<PageModule> {
  const load = pageModules[name];
  if (!load) throw new Error(`There is no page "${name}"`);
  const [module] = await Promise.all([load(), loadMessages(name)]);
  await lowerParts();
  return module;
}

/**
 * Loads a page for a navigation. If a newer build is known, this becomes a document load, as it does if code or data
 * fail to load, with a guard against loops: only the server can say whether a page exists.
 */
export async function loadPage(name: string, { request }: LoaderFunctionArgs): Promise<LoadedPage> {
  const target = targetOf(request);
  const path = canonical(target);
  if (newBuildReady() && loadDocument(target)) return leaving();
  if (asksManifest()) await followRule(target);
  for (;;)
    try {
      const [page, { data: own, icons }] = await Promise.all([pageModule(name), fetchPayload(path, name)]);
      rememberIcons(icons);
      return { name, page, data: own };
    } catch (error) {
      if (request.signal.aborted) throw error;
      if (isStatus(error, 404)) await followRule(target);
      if (!isOffline()) return leaveOrFail(target, error);
      await untilOnline(request.signal);
    }
}

/** Handles an address for which the running build has no page: a route rule, a newer build, or "not found". */
export async function loadMissing({ request }: LoaderFunctionArgs): Promise<never> {
  const target = targetOf(request);
  canonical(target);
  try {
    await followRule(target, true);
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    return leaveOrFail(target, error);
  }
  if ((newBuildReady() || (await isNewerBuildThere())) && loadDocument(target)) return leaving();
  throw new PageStatus(404);
}

/** The canonical form of the target's path; any other form is redirected to it. */
function canonical(target: URL): string {
  const path = canonicalPath(target.pathname);
  if (path !== target.pathname) throw redirect(path + target.search + target.hash);
  return path;
}

/** Redirects the target if a route rule applies. */
async function followRule(target: URL, strict = false): Promise<void> {
  const to = await redirectOf(target.pathname).catch((error: unknown) => {
    if (strict && !import.meta.env.DEV) throw error;
  });
  if (to) throw redirect(to + target.search + target.hash);
}
