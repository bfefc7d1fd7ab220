import { FetchError } from "ofetch";
import { type ClientLoaderFunctionArgs, data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { newBuildReady } from "./build-version.ts";
import { leaveOrFail } from "./chunk-failure.ts";
import { leaving, loadDocument } from "./document-load.ts";
import { canonicalPath } from "./canonical-path.ts";
import { http, requireJson } from "./http.ts";
import { rememberIcons } from "./icons.ts";
import { isOffline, untilOnline } from "./offline.ts";
import { siteConfig } from "./site-config.ts";

type Payload = { data: unknown; icons?: Record<string, string> };

const payloads = new Map<string, Promise<Payload>>();

/** Where a page's prerendered data lies: below the id of the code, so that old data never meets new code. */
export function payloadAddress(pathname: string): string {
  return `/payloads/${siteConfig().codeId}${pathname === "/" ? "/index" : pathname}.json`;
}

/** Fetches a page's payload once for the life of the document. A failure is forgotten, to be tried again. */
export function fetchPayload(pathname: string): Promise<Payload> {
  const known = payloads.get(pathname);
  if (known) return known;
  const fetched = http<Payload | undefined>(payloadAddress(pathname), { onResponse: requirePayload }).then(
    (payload) => {
      // what was cut off on its way comes as a text
      if (!payload?.data) throw new TypeError("An incomplete payload");
      return payload;
    },
  );
  payloads.set(pathname, fetched);
  fetched.catch(() => payloads.delete(pathname));
  return fetched;
}

/**
 * The client loader of every page. A new build turns the navigation into a document load; otherwise the payload is
 * fetched; what the server does not have is a 404, and any other failure a guarded document load of the target.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  if (import.meta.env.DEV) return serverLoader();
  const url = new URL(request.url);
  const path = canonicalPath(url.pathname);
  if (path !== url.pathname) throw redirect(`${path}${url.search}${url.hash}`);
  if (newBuildReady() && loadDocument(url)) return leaving();
  if (isOffline() && !payloads.has(url.pathname) && !(await isKept(url.pathname))) await untilOnline(request.signal);
  try {
    const payload = await fetchPayload(url.pathname);
    rememberIcons(payload.icons ?? {});
    return payload.data;
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (error instanceof FetchError && error.status === 404) throw data(null, { status: 404, statusText: "Not Found" });
    return leaveOrFail(url, error);
  }
}

/** Whether the page was kept for times without a connection (see app/offline). */
async function isKept(pathname: string): Promise<boolean> {
  return "caches" in window && (await caches.match(payloadAddress(pathname))) !== undefined;
}

/** Another query of the same page is the same page: a form may keep its state in the address. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

const requirePayload: typeof requireJson = (context) => {
  if (context.response.ok) requireJson(context);
};
