import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

export type Door = { host: string; token: string };

/**
 * Why a request is not answered; undefined for one that comes from the editor's own page. A page of another origin can
 * send requests to this machine, and a name of its own that leads here: so the host must be the printed one, the token of
 * the address must be known, and whatever changes something must come from the editor's origin.
 */
export function findIntruder({ headers, method = "GET", url = "" }: IncomingMessage, door: Door): string | undefined {
  const { host, origin, "sec-fetch-site": site } = headers;
  if (host !== door.host) return "this address is not the editor's";
  if (origin !== undefined && origin !== `http://${door.host}`) return "another site may not use the editor";
  if (site !== undefined && site !== "same-origin" && site !== "none") return "another site may not use the editor";
  const [, token = ""] = url.split("/");
  if (!isEqual(token, door.token)) return "open the address that the terminal printed";
  if (method === "GET") return undefined;
  if (method !== "POST") return "this is not asked for so";
  return origin === undefined ? "a change must say where it comes from" : undefined;
}

function isEqual(given: string, known: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(known)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What every answer carries: the page may load nothing from elsewhere, and nobody may frame it or learn its address. */
export function listHeaders(preview: string): Record<string, string> {
  return {
    "Cache-Control": "no-store",
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "font-src 'self'",
      "img-src 'self' blob: data:",
      "connect-src 'self'",
      `frame-src ${preview}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}
