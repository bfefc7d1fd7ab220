import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { Difference } from "./differences.ts";

/** Compares pictures of two folders pixel by pixel; a difference for each picture that is not the same. */
export async function comparePictures(before: string, after: string): Promise<Difference[]> {
  const list = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".png"));
  const differences: Difference[] = [];
  for (const name of [...new Set([...list(before), ...list(after)])].sort()) {
    const lines = await comparePicture(join(before, name), join(after, name));
    if (lines) differences.push({ aspect: "pictures", place: decodeURIComponent(name), lines });
  }
  return differences;
}

/** What is different in a picture, or undefined. */
async function comparePicture(before: string, after: string): Promise<string | undefined> {
  if (!existsSync(before)) return "+ (is new)";
  if (!existsSync(after)) return "- (is gone)";
  if (readFileSync(before).equals(readFileSync(after))) return undefined;
  const [old, now] = await Promise.all([before, after].map(readPixels));
  if (!old || !now) return undefined;
  if (old.width !== now.width || old.height !== now.height)
    return `-${old.width} × ${old.height} px\n+${now.width} × ${now.height} px`;
  let different = 0;
  let top = old.height;
  let bottom = 0;
  for (let at = 0; at < old.pixels.length; at += 4) {
    if (old.pixels.compare(now.pixels, at, at + 4, at, at + 4) === 0) continue;
    different += 1;
    const y = Math.floor(at / 4 / old.width);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return different === 0 ? undefined : `${different} pixels are different, from ${top} to ${bottom} px below the top`;
}

async function readPixels(file: string) {
  const { data, info } = await sharp(file, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
