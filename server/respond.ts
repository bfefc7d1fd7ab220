import { type IncomingMessage, STATUS_CODES } from "node:http";
import { pickIcons } from "./icons.ts";
import { chooseEncoding, type Encoding, lists, readRange } from "./negotiate.ts";
import { canonicalPath } from "#site/canonical-path.ts";
import { folderOfFiles, namesOneHost, readAddress } from "./policy/address.ts";
import { cacheHeader, headersOfFile, securityHeaders } from "./policy/headers.ts";
import { limits } from "./policy/limits.ts";
import { type CachedFile, pathIn, type Site } from "./site.ts";

/** A request as `node:http` parsed it. */
export type Asked = Pick<IncomingMessage, "method" | "url" | "httpVersion" | "rawHeaders" | "headers">;

/** What to send: a body in memory, or part of a file to stream. */
export type SiteResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string;
  file?: { path: string; first: number; last: number };
};

/** Decides the response to a request. Pure: the same site and request give the same response. */
export function respond(site: Site, asked: Asked): SiteResponse {
  const { method = "", url = "", httpVersion, rawHeaders, headers } = asked;
  const framed = /^1/.test(httpVersion) && /^chunked$/i.test(headers["transfer-encoding"] ?? "chunked");
  if (!framed || !namesOneHost(rawHeaders, httpVersion)) return plain(400);
  if (method !== "GET" && method !== "HEAD") return plain(405);
  const address = readAddress(url);
  if ("problem" in address) return plain(address.problem);
  const { path, raw, query } = address;
  if (path === "/healthz") return plain(200, { "Cache-Control": "no-store" }, "ok\n");
  const set = site.icons.get(/^\/icons\/([a-z0-9-]+)\.json$/.exec(path)?.[1] ?? "");
  const names = set && new URLSearchParams(query).get("icons");
  if (set && typeof names === "string") {
    const wanted = [...new Set(names.split(",").filter((name) => name !== ""))].sort();
    if (wanted.length > limits.icons) return plain(400, {}, `At most ${limits.icons} icons may be asked for\n`);
    const found = JSON.stringify(pickIcons(set, wanted));
    return plain(200, { "Content-Type": "application/json", "Cache-Control": cacheHeader("day") }, found);
  }
  const found = raw === path ? site.files.get(path) : undefined;
  if (found) return send(site, found, method, headers);
  // an encoded slash or dot is part of a name, and no page has such a name
  const moved = /%2[ef]/i.test(raw) ? undefined : movedTo(site, path, raw);
  if (moved !== undefined)
    return plain(308, { Location: encodeURI(moved) + query, "Cache-Control": cacheHeader("revalidate") }, "");
  const missing = site.missing.get(/^\/[^/]+/.exec(path)?.[0].toLowerCase() ?? "") ?? site.missing.get("/");
  if (folderOfFiles.test(path) || !missing) return plain(404, { "Cache-Control": cacheHeader("revalidate") });
  const encoding = chooseEncoding(headers["accept-encoding"] ?? "", missing.encodings);
  return { status: 404, headers: headersOf(site, missing, encoding), ...bodyOf(missing, encoding) };
}

/** Where a path without a file redirects to: a redirect rule's target, or the canonical spelling of a known path. */
function movedTo({ table, files }: Site, path: string, raw: string): string | undefined {
  const tidy = canonicalPath(path);
  if (Object.hasOwn(table.redirects, tidy)) return table.redirects[tidy];
  return tidy !== raw && files.has(tidy) ? tidy : undefined;
}

/** Conditions in the order of RFC 9110, 13.2.2. Files have no dates, so conditions on dates are ignored. */
function send(site: Site, file: CachedFile, method: string, asked: Asked["headers"]): SiteResponse {
  const range = method === "GET" ? asked.range : undefined;
  // a range refers to the unencoded file
  const encoding = range ? "identity" : chooseEncoding(asked["accept-encoding"] ?? "", file.encodings);
  const headers = headersOf(site, file, encoding);
  const { ETag: etag = "" } = headers;
  if (asked["if-match"] && !lists(asked["if-match"], etag)) return plain(412);
  if (asked["if-none-match"] && lists(asked["if-none-match"], etag, true)) {
    const { "Content-Length": _, "Content-Encoding": __, ...unchanged } = headers;
    return { status: 304, headers: unchanged };
  }
  const part = range && (asked["if-range"] ?? etag) === etag ? readRange(range, file.size) : undefined;
  if (part === undefined) return { status: 200, headers, ...bodyOf(file, encoding) };
  if (part === "unsatisfiable") return plain(416, { "Content-Range": `bytes */${file.size}` });
  const { first, last } = part;
  const its = { "Content-Length": String(last - first + 1), "Content-Range": `bytes ${first}-${last}/${file.size}` };
  return { status: 206, headers: { ...headers, ...its }, ...bodyOf(file, encoding, first, last) };
}

function bodyOf(file: CachedFile, encoding: Encoding, first = 0, last = sizeIn(file, encoding) - 1) {
  const body = file.bodies[encoding];
  return body ? { body: body.subarray(first, last + 1) } : { file: { path: pathIn(file, encoding), first, last } };
}

/** The headers for sending a whole file, built once. */
function headersOf(site: Site, file: CachedFile, encoding: Encoding): SiteResponse["headers"] {
  const own = encoding === "identity" ? "" : `-${encoding}`;
  file.headers[encoding] ??= {
    ...headersOfFile(file, site.table),
    ...(![...site.missing.values()].includes(file) && { ETag: `"${file.etag}${own}"`, "Accept-Ranges": "bytes" }),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": String(sizeIn(file, encoding)),
  };
  return file.headers[encoding];
}

const sizeIn = (file: CachedFile, encoding: Encoding) =>
  encoding === "identity" ? file.size : (file.encoded?.[encoding] ?? 0);

/** A short response, by default its status as a line of text. */
export function plain(status: number, more: Record<string, string> = {}, text = `${STATUS_CODES[status]}\n`) {
  const headers = {
    ...securityHeaders,
    ...(text !== "" && { "Content-Type": "text/plain; charset=utf-8" }),
    "Content-Length": String(Buffer.byteLength(text)),
    ...(status === 405 && { Allow: "GET, HEAD" }),
    ...more,
  };
  return { status, headers, body: text };
}
