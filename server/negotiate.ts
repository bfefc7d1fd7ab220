/** The encoding to answer in: the best that the client takes, by its own weights, then Brotli before gzip. */
export function chooseEncoding(accept: string, available: readonly ("br" | "gzip")[]): "br" | "gzip" | "identity" {
  const weights = new Map(
    accept
      .toLowerCase()
      .split(",")
      .map((part): [string, number] => {
        const [name = "", ...parameters] = part.trim().split(";");
        const q = parameters
          .map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1])
          .find((value) => value !== undefined);
        return [name.trim(), q === undefined ? 1 : Number(q)];
      }),
  );
  const weightOf = (name: string) => weights.get(name) ?? weights.get("*") ?? 0;
  const taken = available.filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a));
  return taken[0] ?? "identity";
}

/** Whether a validator of an `If-None-Match` list fits. */
export function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === etag);
}

/** A single byte range of a body: first and last byte, `unsatisfiable`, or nothing where the header is to be ignored. */
export function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | "unsatisfiable" | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || (from === "" && to === "")) return undefined;
  if (from === "") {
    const length = Number(to);
    return length === 0 ? "unsatisfiable" : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
