import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Catalog, listDocuments } from "../model.ts";
import { locales } from "#site/locales.ts";
import { findFileBeside } from "../markdown/references.ts";
import type { Problems } from "../read/problems.ts";

const mostBytes = 8_000_000;
const mostPixels = 6000;
const smaller = "save it smaller; 1,400 pixels across are enough for any screen";

/** Reports images that cannot be shown to a visitor: unreasonably large, or impossible to decode. */
export async function checkImages(
  catalog: Pick<Catalog, "news" | "guides" | "pages" | "services">,
  problems: Problems,
): Promise<void> {
  for (const versions of catalog.news.values())
    for (const locale of locales) {
      const item = versions[locale];
      const cover = item?.head.cover;
      if (item && cover)
        await checkImage(join(dirname(item.file), cover.file), item.file, item.lineOf(["cover", "file"]), problems);
    }
  for (const { text } of listDocuments(catalog))
    for (const { kind, target, line } of text.references) {
      const image = kind === "image" && findFileBeside(text.file, target);
      if (image) await checkImage(image, text.file, line, problems);
    }
}

async function checkImage(image: string, file: string, line: number, problems: Problems): Promise<void> {
  // a missing one has been reported already
  if (!existsSync(image)) return;
  const { size } = statSync(image);
  const error = (wrong: string, right: string) => problems.error(file, line, `the image ${image} ${wrong}`, right);
  if (size > mostBytes) {
    error(`has ${(size / 1e6).toFixed(1)} MB, the limit is ${mostBytes / 1e6} MB`, smaller);
    return;
  }
  try {
    // what decodes images is loaded by the first: most checks meet none
    const { default: sharp } = await import("sharp");
    const { width, height } = await sharp(image).metadata();
    if (Math.max(width, height) > mostPixels)
      error(`measures ${width} × ${height} pixels, the limit is ${mostPixels} a side`, smaller);
    else await sharp(image, { failOn: "truncated" }).raw().toBuffer();
  } catch {
    error("cannot be read as an image", "save it anew as PNG, JPEG, WebP or AVIF");
  }
}
