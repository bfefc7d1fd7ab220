import { buildHeader, cacheHeader, contentSecurityPolicy, securityHeaders } from "./policy/headers.ts";
import type { Held, Site } from "./site.ts";

export type Encoding = "br" | "gzip" | "identity";

const headersOf = new WeakMap<Held, Partial<Record<Encoding, Readonly<Record<string, string>>>>>();

/** The headers with which a file is sent whole, made once for each of its encodings. */
export function preparedHeaders({ table }: Site, file: Held, encoding: Encoding): Readonly<Record<string, string>> {
  const known = headersOf.get(file) ?? {};
  headersOf.set(file, known);
  known[encoding] ??= {
    ...securityHeaders,
    "Content-Type": file.type,
    "Cache-Control": cacheHeader(file.cache),
    ETag: etagOf(file, encoding),
    "Accept-Ranges": "bytes",
    ...(file.encodings.length > 0 && { Vary: "Accept-Encoding" }),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    ...(file.type.startsWith("text/html") && {
      "Content-Security-Policy": contentSecurityPolicy(table.inline),
      ...buildHeader(table.id),
    }),
    ...(file.type.startsWith("text/csv") && { "Content-Disposition": "attachment" }),
    "Content-Length": String(sizeIn(file, encoding)),
  };
  return known[encoding];
}

export function etagOf(file: Held, encoding: Encoding): string {
  return encoding === "identity" ? `"${file.etag}"` : `"${file.etag}-${encoding}"`;
}

/** Bytes of a file in an encoding. */
export function sizeIn(file: Held, encoding: Encoding): number {
  if (encoding === "identity") return file.size;
  return file.encoded?.[encoding] ?? file.bodies[encoding]?.length ?? 0;
}
