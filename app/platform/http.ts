import { type FetchContext, type FetchResponse, ofetch } from "ofetch";
import { siteConfig } from "./site-config.ts";

/**
 * The one HTTP client. Addresses resolve against the base address of the page's configuration; 400 to 599 is an error
 * with status, text, address and body; one retry on 408, 409, 425, 429, 500, 502, 503, 504 and on network failure,
 * none for methods that change data and none after an abort (all of it ofetch's default).
 */
export const http = ofetch.create({
  onRequest(context: FetchContext) {
    context.options.baseURL ??= siteConfig().baseUrl;
  },
});

/** Guards against a captive portal or an error page answering 200 with HTML where JSON was asked for. */
export function requireJson({ response }: { response: FetchResponse<unknown> }): void {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) throw new TypeError(`Expected JSON from ${response.url}, got ${type || "no type"}`);
}
