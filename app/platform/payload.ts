import type { PageLanguages } from "#site/locales.ts";
import { expectMessages, type MessageFiles } from "#app/messages/load.ts";
import type { PageHead } from "./document-head.ts";
import { fetchWithRetry, requireJson } from "./http.ts";
import { readSiteConfig } from "./served-document.ts";

/** A page's prerendered data or where part of them are, the page they belong to, its head, its messages and its icons. */
export type Payload = {
  page: string;
  head: PageHead;
  data: PageLanguages;
  apart?: string | undefined;
  messages?: MessageFiles | undefined;
  icons: Record<string, string>;
};

/** The latest pages that were opened or hovered over; there may be thousands, too many to keep in memory. */
const payloads = new Map<string, Promise<Payload>>();
const mostPayloads = 100;

/** The address of a page's prerendered data, filed under the code's id, so that old data never meets new code. */
export function getPayloadUrl(pathname: string): string {
  return `/payloads/${readSiteConfig().codeId}${pathname === "/" ? "/index" : pathname}.json`;
}

/** Fetches a page's payload, once while it is among the latest. A failure is forgotten, so that it can be retried. */
export function fetchPayload(pathname: string, page: string): Promise<Payload> {
  const known = payloads.get(pathname);
  if (known) return known;
  const response = fetchWithRetry<Partial<Payload> | undefined>(getPayloadUrl(pathname), {
    onResponse: requirePayload,
  });
  expectMessages(response.then((payload) => payload?.messages));
  const fetched = response.then(async (payload) => {
    // an incomplete payload, or another page's, is not this page's data
    if (payload?.page !== page || !payload.data || !payload.head) throw new TypeError(`No payload of ${pathname}`);
    const { head, icons = {} } = payload;
    return { page, head, data: await loadExternalPageData(payload.data, payload.apart), icons };
  });
  payloads.set(pathname, fetched);
  for (const oldest of payloads.keys()) if (payloads.size > mostPayloads) payloads.delete(oldest);
  fetched.catch(() => payloads.delete(pathname));
  return fetched;
}

const requirePayload: typeof requireJson = (context) => {
  if (context.response.ok) requireJson(context);
};

/** The latest file, since the pages of a language share it. */
let known: { address: string; data: Promise<object> } | undefined;

/**
 * A page's data together with those in a separate file. The file is fetched once; a failure is forgotten, so that it
 * can be retried.
 */
export async function loadExternalPageData(own: PageLanguages, address: string | undefined): Promise<PageLanguages> {
  if (!address) return own;
  if (known?.address !== address) known = { address, data: fetchData(address) };
  const current = known;
  try {
    return { ...own, ...(await current.data) };
  } catch (error) {
    if (known === current) known = undefined;
    throw error;
  }
}

async function fetchData(address: string): Promise<object> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return response.json();
}
