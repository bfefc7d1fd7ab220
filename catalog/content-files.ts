import { dirname, extname, join } from "node:path";
import type { Catalog } from "./catalog.ts";
import { locales } from "#site/locales.ts";
import { addressOfFile, downloadKinds, isBeside } from "./markdown/files-beside.ts";

/** Files next to texts that these offer for download, by address. */
export function contentFiles({
  news,
  guides,
  pages,
  services,
}: Pick<Catalog, "news" | "guides" | "pages" | "services">) {
  const found = new Map<string, string>();
  for (const map of [news, guides, pages, services])
    for (const versions of map.values())
      for (const locale of locales)
        for (const { kind, target } of versions[locale]?.references ?? []) {
          if (kind !== "link" || !isBeside(target)) continue;
          if (!downloadKinds.some((known) => known === extname(target).toLowerCase())) continue;
          const path = join(dirname(versions[locale]?.file ?? ""), decodeURI(target));
          found.set(addressOfFile(path), path);
        }
  return found;
}
