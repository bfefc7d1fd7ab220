import { readFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { imageSize } from "image-size";
import { type Catalog, listDocuments } from "../model.ts";
import { locales } from "#site/locales.ts";
import { findFileBeside, getHashedName } from "../markdown/references.ts";
import type { Picture } from "../page-parts.ts";
import { keepResult } from "../cache.ts";

/** The greatest width in pixels at which a news item's cover, or an image in a text, is shown. */
export const proseWidth = 672;

/** Kinds of image that the build can encode. */
export const imageKinds = [".png", ".jpg", ".jpeg", ".webp", ".avif", ".gif", ".tiff"] as const;

/** AVIF and WebP first, then JPEG: the order in which a browser should choose. */
export const formats = ["avif", "webp", "jpeg"] as const;
const densities = [1, 2] as const;

/** On a phone an image is shown at about this width, and loaded at no more than twice that. */
const phone = { media: "(max-width: 400px)", width: 320 } as const;

/** Describes an image shown `shownWidth` pixels wide. A smaller one is never enlarged. */
export function describePicture({ file, alt }: { file: string; alt: string }, shownWidth: number): Picture {
  const size = imageSize(readFileSync(file));
  // a photograph taken sideways says so in its metadata, and the encoder turns it upright
  const turned = (size.orientation ?? 1) >= 5;
  const [given, height] = turned ? [size.height, size.width] : [size.width, size.height];
  const width = Math.min(shownWidth, given);
  const name = getHashedName(file);
  const usable = (shown: number) => densities.filter((density) => density === 1 || shown * density <= given);
  const srcSet = (format: string, shown: number) =>
    usable(shown)
      .map((density) => `/images/${name}-${shown * density}.${format} ${density}x`)
      .join(", ");
  const onPhone = width > phone.width ? [{ media: phone.media, shown: phone.width }] : [];
  return {
    alt,
    width,
    height: Math.round((height * width) / given),
    fallback: { src: `/images/${name}-${width}.jpeg`, srcSet: srcSet("jpeg", width) },
    sources: formats.flatMap((format) =>
      [...onPhone, { shown: width }].map(({ shown, ...media }) => ({
        type: `image/${format}`,
        ...media,
        srcSet: srcSet(format, shown),
      })),
    ),
  };
}

/** Every image file of the content, by its name in addresses: its own and a hash of its content. */
export function listContentImages(catalog: Pick<Catalog, "news" | "guides" | "pages" | "services">) {
  const covers = [...catalog.news.values()].flatMap((versions) =>
    locales.flatMap((locale) => {
      const { file = "", head } = versions[locale] ?? {};
      return head?.cover ? [join(dirname(file), head.cover.file)] : [];
    }),
  );
  const inTexts = listDocuments(catalog).flatMap(({ text: { file, references } }) =>
    references.flatMap(({ kind, target }) => (kind === "image" && findFileBeside(file, target)) || []),
  );
  const files = [...new Set([...covers, ...inTexts])].filter((file) =>
    imageKinds.some((kind) => kind === extname(file).toLowerCase()),
  );
  return new Map(files.map((file) => [getHashedName(file), file]));
}

/** Addresses of all variants of all images. */
export function listImagePaths(catalog: Catalog): string[] {
  return [...listContentImages(catalog).values()].flatMap((file) =>
    describePicture({ file, alt: "" }, proseWidth).sources.flatMap(({ srcSet }) =>
      srcSet.split(", ").map((entry) => entry.split(" ")[0] ?? ""),
    ),
  );
}

const quality = 85;

/** One variant of an image, kept between builds by its name (which includes a hash of the original) and its width. */
export function encodeImage(
  file: string,
  name: string,
  width: number,
  format: (typeof formats)[number],
): Promise<Uint8Array> {
  return keepResult("images", `${name}-${width}-${quality}.${format}`, async () => {
    const { default: sharp } = await import("sharp");
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
