import { type IncomingMessage, STATUS_CODES } from "node:http";
import { chooseEncoding, type Encoding, isListed, readRange } from "./negotiate.ts";
import { insertQuery, toCanonicalPath } from "#site/pages.ts";
import { folderOfFiles, hasOneHost, readAddress } from "./policy/address.ts";
import { cacheHeader, buildFileHeaders, securityHeaders } from "./policy/headers.ts";
import { limits } from "./policy/limits.ts";
import { type CachedFile, pathIn, type Site, sizeIn } from "./site.ts";
import type { IconSet } from "./policy/table.ts";

/** A request as `node:http` parsed it. */
type Asked = Pick<IncomingMessage, "method" | "url" | "httpVersion" | "rawHeaders" | "headers">;

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
  if (rawHeaders.length > 2 * limits.headers) return respondPlainly(431, { Connection: "close" });
  const coding = headers["transfer-encoding"];
  // where such a request ends is a matter of opinion (RFC 9112, 6.1), so nothing behind it may be read
  if (!(coding === undefined ? /^1/ : /^1\.1,chunked$/i).test(`${httpVersion},${coding}`))
    return respondPlainly(400, { Connection: "close" });
  if (!hasOneHost(rawHeaders, httpVersion)) return respondPlainly(400);
  if (method !== "GET" && method !== "HEAD") return respondPlainly(405);
  const address = readAddress(url);
  if ("problem" in address) return respondPlainly(address.problem);
  const { path, raw, query } = address;
  if (path === "/healthz") return respondPlainly(200, { "Cache-Control": "no-store" }, "ok\n");
  const set = site.icons.get(/^\/icons\/([a-z0-9-]+)\.json$/.exec(path)?.[1] ?? "");
  const names = set && new URLSearchParams(query).get("icons");
  if (set && typeof names === "string") {
    const wanted = [...new Set(names.split(",").filter((name) => name !== ""))].sort();
    if (wanted.length > limits.icons)
      return respondPlainly(400, {}, `At most ${limits.icons} icons may be asked for\n`);
    const found = JSON.stringify(pickIcons(set, wanted));
    return respondPlainly(200, { "Content-Type": "application/json", "Cache-Control": cacheHeader("day") }, found);
  }
  const found = raw === path ? site.files.get(path) : undefined;
  if (found) return send(site, found, method, headers);
  // an encoded slash or dot is part of a name, and no page has such a name
  const moved = /%2[ef]/i.test(raw) ? undefined : findRedirect(site, path, raw);
  if (moved !== undefined) {
    const location = insertQuery(encodeURI(moved), query);
    return respondPlainly(308, { Location: location, "Cache-Control": cacheHeader("revalidate") }, "");
  }
  const missing = site.missing.get(/^\/[^/]+/.exec(path)?.[0].toLowerCase() ?? "") ?? site.missing.get("/");
  if (folderOfFiles.test(path) || !missing) return respondPlainly(404, { "Cache-Control": cacheHeader("revalidate") });
  const encoding = chooseEncoding(headers["accept-encoding"] ?? "", missing.encodings);
  return { status: 404, headers: buildHeaders(site, missing, encoding), ...readBody(missing, encoding) };
}

/** Where a path without a file redirects to: a redirect rule's target, or the canonical spelling of a known path. */
function findRedirect({ table, files }: Site, path: string, raw: string): string | undefined {
  const tidy = toCanonicalPath(path);
  if (Object.hasOwn(table.redirects, tidy)) return table.redirects[tidy];
  return tidy !== raw && files.has(tidy) ? tidy : undefined;
}

/** Conditions in the order of RFC 9110, 13.2.2. Files have no dates, so conditions on dates are ignored. */
function send(site: Site, file: CachedFile, method: string, asked: Asked["headers"]): SiteResponse {
  const range = method === "GET" ? asked.range : undefined;
  // a range refers to the unencoded file
  const encoding = range ? "identity" : chooseEncoding(asked["accept-encoding"] ?? "", file.encodings);
  const headers = buildHeaders(site, file, encoding);
  const { ETag: etag = "" } = headers;
  if (asked["if-match"] && !isListed(asked["if-match"], etag)) return respondPlainly(412);
  if (asked["if-none-match"] && isListed(asked["if-none-match"], etag, true)) {
    const { "Content-Length": _, "Content-Encoding": __, ...unchanged } = headers;
    return { status: 304, headers: unchanged };
  }
  const part = range && (asked["if-range"] ?? etag) === etag ? readRange(range, file.size) : undefined;
  if (part === undefined) return { status: 200, headers, ...readBody(file, encoding) };
  if (part === "unsatisfiable") return respondPlainly(416, { "Content-Range": `bytes */${file.size}` });
  const { first, last } = part;
  const its = { "Content-Length": String(last - first + 1), "Content-Range": `bytes ${first}-${last}/${file.size}` };
  return { status: 206, headers: { ...headers, ...its }, ...readBody(file, encoding, first, last) };
}

function readBody(file: CachedFile, encoding: Encoding, first = 0, last = sizeIn(file, encoding) - 1) {
  const body = file.bodies[encoding];
  return body ? { body: body.subarray(first, last + 1) } : { file: { path: pathIn(file, encoding), first, last } };
}

/** The headers for sending a whole file, built once. */
function buildHeaders(site: Site, file: CachedFile, encoding: Encoding): SiteResponse["headers"] {
  const own = encoding === "identity" ? "" : `-${encoding}`;
  file.headers[encoding] ??= {
    ...buildFileHeaders(file, site.table),
    ...(![...site.missing.values()].includes(file) && { ETag: `"${file.etag}${own}"`, "Accept-Ranges": "bytes" }),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    "Content-Length": String(sizeIn(file, encoding)),
  };
  return file.headers[encoding];
}

/** A short response, by default its status as a line of text. */
export function respondPlainly(status: number, more: Record<string, string> = {}, text = `${STATUS_CODES[status]}\n`) {
  const headers = {
    ...securityHeaders,
    ...(text !== "" && { "Content-Type": "text/plain; charset=utf-8" }),
    "Content-Length": String(Buffer.byteLength(text)),
    ...(status === 405 && { Allow: "GET, HEAD" }),
    ...more,
  };
  return { status, headers, body: text };
}

/** The icons asked for, an alias with its parent's drawing; names missing from the set are listed as not found. */
function pickIcons(set: IconSet, names: readonly string[]): object {
  const { prefix, icons, aliases = {}, width = 16, height = 16 } = set;
  const found = names.map((name): [string, object | undefined] => {
    const drawn = Object.hasOwn(aliases, name) ? (aliases[name]?.parent ?? name) : name;
    return [name, Object.hasOwn(icons, drawn) ? icons[drawn] : undefined];
  });
  return {
    prefix,
    width,
    height,
    icons: Object.fromEntries(found.filter(([, icon]) => icon)),
    not_found: found.filter(([, icon]) => !icon).map(([name]) => name),
  };
}
