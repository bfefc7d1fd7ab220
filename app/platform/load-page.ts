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

/** The code of a page of the register, with what it says. */
export async function pageModule(name: string): Promise<PageModule> {
  const load = pageModules[name];
  if (!load) throw new Error(`There is no page "${name}"`);
  const [module] = await Promise.all([load(), loadMessages(name)]);
  await lowerParts();
  return module;
}

/**
 * Loads a page for a navigation. A known new build turns it into a document load; so does whatever keeps code or data
 * from coming, guarded against loops: whether a page exists is the server's to say.
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

/** Answers for an address that no page of the running build has: a route rule, a newer build, or "not found". */
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

/** The one way to write the target's path; another way is a redirect to it. */
function canonical(target: URL): string {
  const path = canonicalPath(target.pathname);
  if (path !== target.pathname) throw redirect(path + target.search + target.hash);
  return path;
}

/** Goes where a route rule sends the target, if one does. */
async function followRule(target: URL, strict = false): Promise<void> {
  const to = await redirectOf(target.pathname).catch((error: unknown) => {
    if (strict && !import.meta.env.DEV) throw error;
  });
  if (to) throw redirect(to + target.search + target.hash);
}
