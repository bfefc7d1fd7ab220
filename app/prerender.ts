import { catalog } from "#catalog/catalog.ts";
import { imagePaths } from "#catalog/images/picture.ts";
import { locales, localPath } from "#catalog/locale.ts";
import { downloadPaths, pagePaths } from "#catalog/paths.ts";
import { socialCardPaths } from "#catalog/views/social-cards.ts";

/** Every address that the build renders: each page in each locale, and the files for machines. */
export async function prerenderPaths(): Promise<string[]> {
  const content = catalog();
  const pages = pagePaths(content).flatMap((path) => locales.map((locale) => localPath(path, locale)));
  const maps = ["/maps/world.svg", "/maps/globe.svg"];
  const files = ["/robots.txt", "/sitemap.xml", "/manifest.webmanifest", "/pages.json", "/images/index.json"];
  return [
    ...pages,
    ...maps,
    ...files,
    ...downloadPaths(content),
    ...socialCardPaths(content),
    ...(await imagePaths(content)),
  ];
}
