import { canonical, readAddress } from "./address.ts";
import { pickIcons } from "./icons.ts";
import { chooseEncoding, matches, readRange } from "./negotiate.ts";
import { securityHeaders } from "./policy/headers.ts";
import { etagOf, preparedHeaders, sizeIn } from "./prepared.ts";
import { encodingSuffix } from "./policy/table.ts";
import type { Held, Site } from "./site.ts";

export type Asked = { method: string; target: string; headers: Partial<Record<string, string>> };

/** What to send: a body in memory, or a file (with a range) to be streamed. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body?: Buffer | string;
  stream?: { file: string; first: number; last: number };
};

/** Decides the answer to a request. Pure: the same site and request give the same answer. */
export function answer(site: Site, asked: Asked): Answer {
  if (asked.method !== "GET" && asked.method !== "HEAD")
    return plain(405, "Method Not Allowed: GET and HEAD only", { Allow: "GET, HEAD" });
  const address = readAddress(asked.target);
  if ("problem" in address) return plain(address.problem, address.problem === 414 ? "URI Too Long" : "Bad Request");
  const { path, query } = address;
  if (path === "/healthz") return plain(200, "ok", { "Cache-Control": "no-store" });
  const collection = /^\/icons\/([a-z0-9-]+)\.json$/.exec(path)?.[1];
  if (collection !== undefined) return icons(site, collection, query, asked);
  const found = site.files.get(path);
  if (found) return send(site, found, 200, asked);
  const moved = movedTo(site, path);
  if (moved !== undefined)
    return {
      status: 308,
      headers: {
        ...securityHeaders,
        Location: encodeURI(moved) + query,
        "Cache-Control": "no-cache",
        "Content-Length": "0",
      },
    };
  const missing = site.files.get(missingPage(site, path));
  const page = !/\.[a-z0-9]+$/i.test(path) || path.endsWith(".html");
  return page && missing ? send(site, missing, 404, asked) : plain(404, "Not Found", { "Cache-Control": "no-cache" });
}

/** The page for what is not there, in the language of the address. */
function missingPage({ table: { notFound } }: Site, path: string): string {
  const [, first = ""] = /^(\/[^/]+)/.exec(path) ?? [];
  return (Object.hasOwn(notFound, first) ? notFound[first] : notFound["/"]) ?? "";
}

/** Where a path that is no file leads: a redirect rule, or the one way to write a known path. */
function movedTo({ table, files }: Site, path: string): string | undefined {
  const tidy = canonical(path);
  const rule = table.redirects[tidy];
  if (rule !== undefined && Object.hasOwn(table.redirects, tidy)) return rule;
  return tidy !== path && files.has(tidy) ? tidy : undefined;
}

function icons(site: Site, collection: string, query: string, asked: Asked): Answer {
  const set = site.icons.get(collection);
  const names = new URLSearchParams(query).get("icons");
  if (!set) return plain(404, "Not Found");
  const whole = site.files.get(`/icons/${collection}.json`);
  if (names === null && whole) return send(site, whole, 200, asked);
  const body = JSON.stringify(pickIcons(set, names ?? ""));
  return {
    status: 200,
    body,
    headers: {
      ...securityHeaders,
      "Content-Type": "application/json",
      "Cache-Control": "public, max-age=86400",
      "Content-Length": String(Buffer.byteLength(body)),
    },
  };
}

function send(site: Site, file: Held, status: number, { headers }: Asked): Answer {
  const encoding = headers.range ? "identity" : chooseEncoding(headers["accept-encoding"] ?? "", file.encodings);
  const whole = preparedHeaders(site, file, encoding);
  const etag = etagOf(file, encoding);
  if (status === 200 && matches(headers["if-none-match"], etag)) {
    const { "Content-Length": _, "Content-Encoding": __, ...unchanged } = whole;
    return { status: 304, headers: unchanged };
  }
  const size = sizeIn(file, encoding);
  const range =
    status === 200 && (!headers["if-range"] || headers["if-range"] === etag)
      ? readRange(headers.range, size)
      : undefined;
  if (range === "unsatisfiable") return plain(416, "Range Not Satisfiable", { "Content-Range": `bytes */${size}` });
  const { first, last } = range ?? { first: 0, last: size - 1 };
  const body = file.bodies[encoding];
  const path = encoding === "identity" ? file.path : file.path + encodingSuffix[encoding];
  return {
    status: range ? 206 : status,
    headers: {
      ...whole,
      ...(status === 404 && { "Cache-Control": "no-cache" }),
      "Content-Length": String(last - first + 1),
      ...(range && { "Content-Range": `bytes ${first}-${last}/${size}` }),
    },
    ...(body ? { body: range ? body.subarray(first, last + 1) : body } : { stream: { file: path, first, last } }),
  };
}

function plain(status: number, text: string, more: Record<string, string> = {}): Answer {
  const body = `${text}\n`;
  return {
    status,
    body,
    headers: {
      ...securityHeaders,
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      ...more,
    },
  };
}
