import type { PageLanguages } from "#catalog/localized.ts";
import { wholeData } from "./data-apart.ts";
import { http, requireJson } from "./http.ts";
import { siteConfig } from "./site-config.ts";

/** A page's prerendered data or where part of them are, the page they belong to, and the icons contained in it. */
export type Payload = {
  page: string;
  data: PageLanguages;
  apart?: string | undefined;
  icons: Record<string, string>;
};

/** The latest pages that were opened or hovered over; there may be thousands, too many to keep in memory. */
const payloads = new Map<string, Promise<Payload>>();
const mostPayloads = 100;

/** The address of a page's prerendered data, filed under the code's id, so that old data never meets new code. */
export function payloadAddress(pathname: string): string {
  return `/payloads/${siteConfig().codeId}${pathname === "/" ? "/index" : pathname}.json`;
}

/** Fetches a page's payload, once while it is among the latest. A failure is forgotten, so that it can be retried. */
export function fetchPayload(pathname: string, page: string): Promise<Payload> {
  const known = payloads.get(pathname);
  if (known) return known;
  const fetched = http<Partial<Payload> | undefined>(payloadAddress(pathname), { onResponse: requirePayload }).then(
    async (payload) => {
      // an incomplete payload, or another page's, is not this page's data
      if (payload?.page !== page || !payload.data) throw new TypeError(`No payload of ${pathname}`);
      return { page, data: await wholeData(payload.data, payload.apart), icons: payload.icons ?? {} };
    },
  );
  payloads.set(pathname, fetched);
  for (const oldest of payloads.keys()) if (payloads.size > mostPayloads) payloads.delete(oldest);
  fetched.catch(() => payloads.delete(pathname));
  return fetched;
}

const requirePayload: typeof requireJson = (context) => {
  if (context.response.ok) requireJson(context);
};
