import { chooseEncoding } from "./negotiate.ts";
import { strictTransport } from "./policy/headers.ts";
import { preparedHeaders } from "./prepared.ts";
import type { Held, Site } from "./site.ts";

type Ready = { head: Buffer; body: Buffer };
/** An answer in as many pieces as it is written in, and the bytes of its body. */
export type Pieces = { pieces: readonly Buffer[]; bytes: number };
type Send = (site: Site, path: string, accept: string) => Pieces | undefined;

/** Browsers accept a handful of different encodings; whoever sends thousands of them fills no memory. */
const mostRemembered = 20;

/** Bodies up to this many bytes are joined with their heads: copying them once a second costs less than three writes. */
const small = 64_000;

/**
 * Whole files as they go over the wire. Nothing is returned for what the site does not hold by exactly
 * this path, and for addresses with rules of their own; `answer.ts` knows them.
 */
export function wholeFiles(strict: boolean): Send {
  const ready = new WeakMap<Held, Map<string, Ready>>();

  function prepare(site: Site, file: Held, accept: string): Ready | undefined {
    const encoding = chooseEncoding(accept, file.encodings);
    const body = file.bodies[encoding];
    if (!body) return undefined;
    const made = { head: headOf(preparedHeaders(site, file, encoding), strict), body };
    const known = ready.get(file) ?? new Map<string, Ready>();
    if (known.size < mostRemembered) ready.set(file, known.set(accept, made));
    return made;
  }

  return (site, path, accept) => {
    const file = site.files.get(path);
    if (!file || Object.values(site.table.notFound).includes(path) || path.startsWith("/icons/")) return undefined;
    const whole = ready.get(file)?.get(accept) ?? prepare(site, file, accept);
    return whole && piecesOf(whole);
  };
}

function headOf(headers: Readonly<Record<string, string>>, strict: boolean): Buffer {
  const all = { ...headers, ...(strict && { "Strict-Transport-Security": strictTransport }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`HTTP/1.1 200 OK\r\n${lines.join("")}`, "latin1");
}

/** Seconds that a connection may be idle between two requests. */
export const keepAlive = 65;

let second = 0;
let ending = Buffer.alloc(0);
/** The answers of this second; they differ from the next one's by their date. */
const current = new Map<Ready, Pieces>();

function piecesOf(ready: Ready): Pieces {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const time = new Date(now * 1000).toUTCString();
    const text = `Date: ${time}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAlive}\r\n\r\n`;
    ending = Buffer.from(text, "latin1");
    current.clear();
  }
  const known = current.get(ready);
  if (known) return known;
  const { head, body } = ready;
  const parts = [head, ending, body];
  const made = { pieces: body.length > small ? parts : [Buffer.concat(parts)], bytes: body.length };
  current.set(ready, made);
  return made;
}
