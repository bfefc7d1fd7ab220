import { strictTransport } from "./policy/headers.ts";
import { encodingFor, preparedHeaders } from "./prepared.ts";
import type { Site } from "./site.ts";

/**
 * A file that is held, as it goes over the wire: head, date, body. Nothing is returned for what the site does not hold
 * by exactly this path, and for addresses with rules of their own; `answer.ts` knows them.
 */
export function wholeFile(site: Site, path: string, accept: string, strict: boolean): readonly Buffer[] | undefined {
  const file = site.files.get(path);
  if (!file || path === site.table.notFound || path.startsWith("/icons/")) return undefined;
  const encoding = encodingFor(accept, file);
  const body = file.bodies[encoding];
  return body && [head(preparedHeaders(site, file, encoding), strict), date(), body];
}

const heads = new WeakMap<object, Buffer>();

function head(headers: Readonly<Record<string, string>>, strict: boolean): Buffer {
  const known = heads.get(headers);
  if (known) return known;
  const all = { ...headers, ...(strict && { "Strict-Transport-Security": strictTransport }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const made = Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join("")}`, "latin1");
  heads.set(headers, made);
  return made;
}

/** Seconds that a connection may be idle between two requests. */
export const keepAlive = 65;

let second = 0;
let ending = Buffer.alloc(0);

/** What every head ends with, made once a second. */
function date(): Buffer {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const time = new Date(now * 1000).toUTCString();
    ending = Buffer.from(
      `Date: ${time}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAlive}\r\n\r\n`,
      "latin1",
    );
  }
  return ending;
}
