export type PlainRequest = { path: string; accept: string; target: string };

/** Longest request that is looked at, in bytes; browsers send a kilobyte at most. */
const longest = 4096;

/** One whole GET request and nothing after it: its target, its header lines. */
const shape = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[A-Za-z][A-Za-z0-9-]*:[ -~]*\r\n)+)\r\n$/;

/** Headers on which the answer, or where the request ends, depends. `Host` and `Accept-Encoding` are read below. */
const decisive = new Set([
  "content-length",
  "expect",
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "keep-alive",
  "proxy-connection",
  "range",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);

/**
 * Reads what came over a connection, if it is exactly one GET request of HTTP/1.1 that asks for a file as it is:
 * nothing before or after it, no body, no condition, no range, one host. Nothing is returned for all else, be it sound,
 * cut off or hostile: `node:http` judges that.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > longest) return undefined;
  const [, target, block] = shape.exec(bytes.toString("latin1")) ?? [];
  if (target === undefined || block === undefined) return undefined;
  const accept = readHeaders(block);
  const [path = ""] = target.split("?", 1);
  return accept === undefined ? undefined : { path, accept, target };
}

const read = new Map<string, string | undefined>();
/** Browsers repeat a few blocks of headers; whoever sends thousands fills no memory. */
const mostRemembered = 200;

/** What the client takes as encodings; nothing where the headers ask for more than a file as it is. */
function readHeaders(block: string): string | undefined {
  if (read.has(block)) return read.get(block);
  const accept = judge(block);
  if (read.size < mostRemembered) read.set(block, accept);
  return accept;
}

function judge(block: string): string | undefined {
  let hosts = 0;
  let accept: string | undefined;
  for (const line of block.split("\r\n").slice(0, -1)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    if (decisive.has(name) || (name === "connection" && value.toLowerCase() !== "keep-alive")) return undefined;
    if (name === "host") hosts += value === "" ? 2 : 1;
    if (name === "accept-encoding") {
      if (accept !== undefined) return undefined;
      accept = value;
    }
  }
  return hosts === 1 ? (accept ?? "") : undefined;
}
