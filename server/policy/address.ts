/** The canonical form of an address, for the server and for nginx. */

/** Longest request target that is accepted, in characters. */
export const longestTarget = 4096;

/** What `Host`, or a request target with a host in it, may contain (RFC 3986, 3.2), for JavaScript and for nginx. */
export const hostPattern = "^([A-Za-z0-9_.~!$&'()*+,;=%-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]*)?$";
const host = new RegExp(hostPattern);

/** Folders of files for machines: a missing one is answered with a line of text, anything else with the 404 page. */
const folders = "assets|builds|cards|data|downloads|files|icons|images|maps|payloads|search|sitemaps";
export const folderPattern = `^/(${folders})/.`;
export const folderOfFiles = new RegExp(folderPattern);

/** A path, decoded and as it was written. */
export type Address = { path: string; raw: string; query: string } | { problem: 400 | 414 };

/**
 * Splits a request target, either a path or a whole address (RFC 9112, 3.2). Bad encodings, control characters and `..`
 * are a 400, an overlong target a 414.
 */
export function readAddress(target: string): Address {
  if (target.length > longestTarget) return { problem: 414 };
  const [, authority, rest = ""] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (authority !== undefined && !host.test(authority)) return { problem: 400 };
  const own = authority === undefined ? target : rest.startsWith("/") ? rest : `/${rest}`;
  const [raw = "", ...query] = own.split("?");
  if (!raw.startsWith("/") || own.includes("#")) return { problem: 400 };
  try {
    const path = decodeURIComponent(raw);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    if (/[\u0000-\u001f\u007f\\]/.test(path) || path.split("/").includes("..")) return { problem: 400 };
    return { path, raw, query: query.length > 0 ? `?${query.join("?")}` : "" };
  } catch {
    return { problem: 400 };
  }
}

/** Whether the raw headers (name, value, name, value …) name exactly one host; HTTP/1.0 requests may omit it. */
export function hasOneHost(rawHeaders: readonly string[], version: string): boolean {
  const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === "host");
  return hosts.length <= 1 && (hosts[0] === undefined ? version === "1.0" : host.test(hosts[0]));
}
