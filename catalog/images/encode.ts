import sharp from "sharp";
import { keepResult } from "../cache.ts";
import type { formats } from "./picture.ts";

const quality = 85;

/** One variant of an image, kept between builds by its name (which includes a hash of the original) and its width. */
export function encodeImage(
  file: string,
  name: string,
  width: number,
  format: (typeof formats)[number],
): Promise<Uint8Array> {
  return keepResult("images", `${name}-${width}-${quality}.${format}`, () => {
    const resized = sharp(file).rotate().resize({ width });
    // AVIF's default effort takes ten times as long to save two percent
    const encoded = {
      avif: resized.clone().avif({ quality, effort: 2 }),
      webp: resized.clone().webp({ quality }),
      // what is clear in the original is white: JPEG knows no transparency
      jpeg: resized.clone().flatten({ background: "#fff" }).jpeg({ quality, mozjpeg: true }),
    }[format];
    return encoded.toBuffer();
  });
}
