import type { PageLanguages } from "#catalog/localized.ts";
import { wholeData } from "./data-apart.ts";
import { http, requireJson } from "./http.ts";
import { siteConfig } from "./site-config.ts";

/** A page's prerendered data, or where a part of them lies, the page they belong to, and the icons that stand in it. */
export type Payload = {
  page: string;
  data: PageLanguages;
  apart?: string | undefined;
  icons: Record<string, string>;
};

/** The pages opened last, or looked at by a hovering mouse; an archive of thousands is not kept in memory. */
const payloads = new Map<string, Promise<Payload>>();
const mostPayloads = 100;

/** Where a page's prerendered data lies: below the id of the code, so that old data never meets new code. */
export function payloadAddress(pathname: string): string {
  return `/payloads/${siteConfig().codeId}${pathname === "/" ? "/index" : pathname}.json`;
}

/** Fetches a page's payload once while it is among the last ones. A failure is forgotten, to be tried again. */
export function fetchPayload(pathname: string, page: string): Promise<Payload> {
  const known = payloads.get(pathname);
  if (known) return known;
  const fetched = http<Partial<Payload> | undefined>(payloadAddress(pathname), { onResponse: requirePayload }).then(
    async (payload) => {
      // what was cut off on the way, or belongs to another page, is not this page's data
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
