import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Catalog } from "../catalog.ts";
import { inLocale, locales } from "../locale.ts";
import { join } from "node:path";

/** An image of the content, ready for `<picture>`. */
export type Picture = {
  alt: string;
  width: number;
  height: number;
  fallback: string;
  sources: { type: string; srcSet: string }[];
};

/** Pixels at which the cover of a news item is shown. */
export const coverWidth = 672;

/** AVIF and WebP first, JPEG for the rest; the order in which a browser should choose. */
export const formats = ["avif", "webp", "jpeg"] as const;
const densities = [1, 2] as const;

/** Describes an image shown `shownWidth` pixels wide. One that is smaller is never blown up. */
export async function pictureOf({ file, alt }: { file: string; alt: string }, shownWidth: number): Promise<Picture> {
  const { width: given, height } = await sharp(file).metadata();
  const width = Math.min(shownWidth, given);
  const name = nameOf(file);
  const usable = densities.filter((density) => density === 1 || width * density <= given);
  const srcSet = (format: string) =>
    usable.map((density) => `/images/${name}-${width * density}.${format} ${density}x`).join(", ");
  return {
    alt,
    width,
    height: Math.round((height * width) / given),
    fallback: `/images/${name}-${width}.jpeg`,
    sources: formats.map((format) => ({ type: `image/${format}`, srcSet: srcSet(format) })),
  };
}

/** Every image file of the content, by the name it has in addresses: its own and a hash of what it holds. */
export function contentImages({ root, news }: Pick<Catalog, "root" | "news">): Map<string, string> {
  const files = [...news].flatMap(([id, versions]) =>
    locales.flatMap((locale) => {
      const { cover } = inLocale(versions, locale).value.head;
      return cover ? [join(root, "newsroom", id, cover.file)] : [];
    }),
  );
  return new Map([...new Set(files)].map((file) => [nameOf(file), file]));
}

/** Addresses of all variants of all images. */
export async function imagePaths(catalog: Catalog): Promise<string[]> {
  const pictures = await Promise.all(
    [...contentImages(catalog).values()].map((file) => pictureOf({ file, alt: "" }, coverWidth)),
  );
  return pictures.flatMap(({ sources }) =>
    sources.flatMap(({ srcSet }) => srcSet.split(", ").map((entry) => entry.split(" ")[0] ?? "")),
  );
}

function nameOf(file: string): string {
  const short = file
    .split("/")
    .slice(-2)
    .join("-")
    .replace(/\.[a-z]+$/, "");
  return `${short}-${createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8)}`;
}
