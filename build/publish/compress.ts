import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { keepResult } from "#catalog/cache.ts";
import { digest, encodingSuffix, type FileEntry } from "#server/policy/table.ts";
import { getMediaType } from "./types.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest\+json|feed\+json|atom\+xml))/;

/**
 * The best takes a hundred times as long as the fast way and saves a tenth: worthwhile for what every visitor fetches,
 * kept between builds, and not for a news item from years ago.
 */
const qualities = { best: { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 }, fast: { brotli: 5, gzip: 6 } } as const;

/** The table's description of a body, based on its file name. */
export function describe(file: string, body: Buffer): Omit<FileEntry, "file" | "cache"> {
  const type = getMediaType(file);
  return {
    type,
    etag: digest(body),
    encodings: compressible.test(type) && body.length > 256 ? ["br", "gzip"] : [],
    size: body.length,
  };
}

/** Compresses a body with Brotli and gzip: as well as possible, or quickly for what few visitors fetch. */
export async function compress(body: Buffer, etag: string, rare: boolean): Promise<Record<"br" | "gzip", Uint8Array>> {
  const quality = qualities[rare ? "fast" : "best"];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const make = { br: () => brotli(body, { params }), gzip: () => zip(body, { level: quality.gzip }) };
  const encoded = (encoding: "br" | "gzip") =>
    rare ? make[encoding]() : keepResult("compressed", etag + encodingSuffix[encoding], make[encoding]);
  const [br, gzipped] = await Promise.all([encoded("br"), encoded("gzip")]);
  return { br, gzip: gzipped };
}
