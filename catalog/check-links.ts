import { dirname, join } from "node:path";
import { allPaths } from "./paths.ts";
import type { Catalog } from "./catalog.ts";
import type { Files } from "./read/files.ts";
import { suggestion } from "./read/nearest.ts";
import type { Problems } from "./read/problems.ts";

/** Every link inside the site leads to a page or a download, every image to a file, with a text for those who cannot see it. */
export function checkLinks(catalog: Catalog, files: Files, problems: Problems): void {
  const paths = allPaths(catalog);
  const documents = [catalog.services, catalog.guides, catalog.news, catalog.pages]
    .flatMap((map) => [...map.values()])
    .flatMap(({ en, zh }) => [en, ...(zh ? [zh] : [])]);
  for (const { file, references } of documents) {
    for (const { kind, target, alt, line } of references) {
      if (kind === "image") {
        if (!alt)
          problems.error(
            file,
            line,
            `the image "${target}" has no alternative text`,
            "write what it shows: ![A parcel on a scale](scale.png)",
          );
        if (!files.has(join(dirname(file), target)))
          problems.error(file, line, `the image "${target}" is not there`, "put the file beside the text");
      } else checkLink(file, line, target, paths, problems);
    }
  }
  const siteFile = `${catalog.root}/site.yaml`;
  for (const part of ["navigation", "footer"] as const)
    for (const [group, { items }] of catalog.site[part].entries())
      for (const [at, { to }] of items.entries())
        checkLink(siteFile, catalog.siteLine([part, group, "items", at, "to"]), to, paths, problems);
}

function checkLink(file: string, line: number, target: string, paths: readonly string[], problems: Problems): void {
  if (!target.startsWith("/")) {
    if (!/^(https?:|mailto:|#)/.test(target))
      problems.error(
        file,
        line,
        `the link "${target}" leads nowhere`,
        "begin it with / for a page of this site, or with https://",
      );
    return;
  }
  const [path = ""] = target.split(/[?#]/);
  if (!paths.includes(path)) problems.error(file, line, `no page has the address "${path}"`, suggestion(path, paths));
}
