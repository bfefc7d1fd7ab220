import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const kept = ".cache/brotli";

const compressible = /^(text\/|image\/svg|application\/(json|javascript|xml|manifest\+json|feed\+json|atom\+xml))/;

/** Whether compressing a type saves anything. */
export function isCompressible(type: string): boolean {
  return compressible.test(type);
}

/** Brotli and gzip of a body at their best. Brotli is slow, so its results are kept by the hash of the body. */
export async function compress(body: Buffer, hash: string): Promise<{ br: Buffer; gzip: Buffer }> {
  const file = join(kept, hash);
  const [br, gzipped] = await Promise.all([
    existsSync(file) ? readFile(file) : brotliKept(body, file),
    zip(body, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}

async function brotliKept(body: Buffer, file: string): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const result = await brotli(body, { params });
  await mkdir(kept, { recursive: true });
  await writeFile(file, result);
  return result;
}
