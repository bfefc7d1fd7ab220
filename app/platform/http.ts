import type { FetchOptions, FetchResponse } from "ofetch";

/**
 * The only HTTP client. Addresses are relative to the base address in the page's configuration; 400 to 599 is an error
 * with status, text, address and body; one retry on 408, 409, 425, 429, 500, 502, 503, 504 and on network failure, but
 * none for methods that change data and none after an abort (all of it ofetch's default). No request is made before a
 * page is there, so its code is loaded with the first one.
 */
export async function fetchWithRetry<Body>(address: string, options?: FetchOptions<"json", Body>): Promise<Body> {
  const { client } = await import("./http-client.ts");
  return client<Body>(address, options);
}

/** Whether a response was an error with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return error instanceof Error && "status" in error && error.status === status;
}

/** Guards against a captive portal or an error page that answers 200 with HTML in place of JSON. */
export function requireJson({ response }: { response: FetchResponse<unknown> }): void {
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) throw new TypeError(`Expected JSON from ${response.url}, got ${type || "no type"}`);
}
