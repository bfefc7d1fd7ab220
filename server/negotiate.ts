export type Encoding = "br" | "gzip" | "identity";

/**
 * The encoding to answer in: of those available, the one with the highest weight in the request; at equal weights
 * Brotli before gzip, and both before none (RFC 9110, 12.5.3).
 */
export function chooseEncoding(accept: string, available: readonly ("br" | "gzip")[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(",")) {
    const [, name, weight = "1"] = /^([^\s;]+)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?$/.exec(part.trim()) ?? [];
    if (name !== undefined) weights.set(name, Number(weight));
  }
  const getWeight = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const [best] = available.toSorted((a, b) => getWeight(b) - getWeight(a));
  const plain = weights.get("identity") ?? 0;
  return best && getWeight(best) > 0 && getWeight(best) >= plain ? best : "identity";
}

/** Whether a list of validators (`If-Match`, or `If-None-Match` with its weak comparison) contains this one or `*`. */
export function isListed(header: string, etag: string, weakly = false): boolean {
  const names = header.split(",").map((name) => name.trim());
  return names.some((name) => name === "*" || name === etag || (weakly && name === `W/${etag}`));
}

/** The single byte range asked for, `unsatisfiable`, or undefined if the header is to be ignored. */
export function readRange(header: string, size: number): { first: number; last: number } | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/i.exec(header) ?? [];
  if ((from === "" && to === "") || (from !== "" && to !== "" && Number(to) < Number(from))) return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return first > last ? "unsatisfiable" : { first, last };
}
