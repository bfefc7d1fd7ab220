import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { formats } from "./picture.ts";

const quality = 85;
const cache = join(process.env.CACHE ?? ".cache", "images");

/** One variant of an image, cached between builds by its name (which includes a hash of the original) and its width. */
export async function encodeImage(
  file: string,
  name: string,
  width: number,
  format: (typeof formats)[number],
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = join(cache, `${name}-${width}-${quality}.${format}`);
  try {
    return new Uint8Array(readFileSync(kept));
  } catch {
    const resized = sharp(file).rotate().resize({ width });
    // AVIF's default effort takes ten times as long to save two percent
    const encoded = {
      avif: resized.clone().avif({ quality, effort: 2 }),
      webp: resized.clone().webp({ quality }),
      // what is clear in the original is white: JPEG knows no transparency
      jpeg: resized.clone().flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }),
    }[format];
    const bytes = new Uint8Array(await encoded.toBuffer());
    mkdirSync(cache, { recursive: true });
    writeFileSync(kept, bytes);
    return bytes;
  }
}
