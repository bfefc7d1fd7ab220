import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FileEntry } from "#server/policy/table.ts";
import { prune } from "./prune.ts";
import { typeOf } from "./types.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const kept = join(process.env.CACHE ?? ".cache", "brotli");

/** Bytes of compressed files kept between builds: about ten builds of the demonstration site. */
const mostKept = 160_000_000;

const compressible = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest\+json|feed\+json|atom\+xml))/;

/**
 * Brotli 7 takes 1 ms for a page of 47 kB, Brotli 11 takes 42 ms to make it ten per cent smaller (8.5 and 7.7 kB; 9 is
 * slower than 7 and no smaller): worthwhile for what every visitor fetches, but not for a news item from years ago.
 */
const qualities = { best: constants.BROTLI_MAX_QUALITY, fast: 7 } as const;

/** The table's description of a body, based on its file name. */
export function describe(file: string, body: Buffer): Omit<FileEntry, "file" | "cache"> {
  const type = typeOf(file);
  return {
    type,
    etag: createHash("sha256").update(body).digest("hex").slice(0, 20),
    encodings: compressible.test(type) && body.length > 256 ? ["br", "gzip"] : [],
    size: body.length,
  };
}

/** Compresses a body with Brotli and gzip. */
export async function compress(body: Buffer, quality: keyof typeof qualities): Promise<{ br: Buffer; gzip: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gzipped] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  return { br, gzip: gzipped };
}

/** The best compression of a body, cached between builds by its ETag. */
export async function compressKept(body: Buffer, etag: string): Promise<{ br: Buffer; gzip: Buffer }> {
  const file = join(kept, etag);
  if (existsSync(`${file}.br`) && existsSync(`${file}.gz`)) {
    const now = new Date();
    await Promise.all([utimes(`${file}.br`, now, now), utimes(`${file}.gz`, now, now)]);
    return { br: await readFile(`${file}.br`), gzip: await readFile(`${file}.gz`) };
  }
  const encoded = await compress(body, "best");
  await mkdir(kept, { recursive: true });
  await Promise.all([writeFile(`${file}.br`, encoded.br), writeFile(`${file}.gz`, encoded.gzip)]);
  return encoded;
}

/** Removes what builds have not used for longest, once the cache is too large. */
export function pruneKept(): Promise<void> {
  return prune(kept, mostKept);
}

export function sizesOf({ br, gzip }: { br: Buffer; gzip: Buffer }): { br: number; gzip: number } {
  return { br: br.length, gzip: gzip.length };
}
