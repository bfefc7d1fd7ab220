import { dirname, extname, join } from "node:path";
import type { Catalog } from "./catalog.ts";
import { imageKinds } from "./images/picture.ts";
import { locales } from "#site/locales.ts";
import { downloadKinds, isBeside } from "./markdown/files-beside.ts";
import type { Reference } from "./markdown/references.ts";
import { allPaths } from "./paths.ts";
import type { Files } from "./read/files.ts";
import { suggestion } from "./read/nearest.ts";
import type { Problems } from "./read/problems.ts";
import type { Doc } from "./read-documents.ts";

/** Every internal link must lead to a page or a download, and every image to a file, with alternative text. */
export function checkLinks(catalog: Catalog, files: Files, problems: Problems): void {
  const paths = new Set(allPaths(catalog));
  for (const map of [catalog.services, catalog.guides, catalog.news, catalog.pages])
    for (const versions of map.values())
      for (const locale of locales) {
        const document = versions[locale];
        for (const reference of document?.references ?? [])
          if (document) checkReference(document, reference, paths, files, problems);
      }
  const siteFile = `${catalog.root}/site.yaml`;
  for (const part of ["navigation", "footer"] as const)
    for (const [group, { items }] of catalog.site[part].entries())
      for (const [at, { to }] of items.entries()) {
        const error = (wrong: string, right: string) =>
          problems.error(siteFile, catalog.siteLine([part, group, "items", at, "to"]), wrong, right);
        checkPage(to, paths, error);
      }
}

type Report = (wrong: string, right: string) => void;

function checkReference(
  { file, prose }: Doc<unknown>,
  { kind, target, alt, line }: Reference,
  paths: ReadonlySet<string>,
  files: Files,
  problems: Problems,
): void {
  const error: Report = (wrong, right) => problems.error(file, line, wrong, right);
  const there = () => files.has(join(dirname(file), decodeURI(target)));
  const kindOf = extname(target).toLowerCase();
  if (kind === "html") {
    if (!target.startsWith("<!--"))
      error(
        `the HTML "${target.slice(0, 60)}" is left out of the page`,
        "write it as Markdown; docs/writing.md shows how",
      );
  } else if (kind === "title")
    error("a heading with one # is the page's own title", "begin headings of the text with ##");
  else if (kind === "image") {
    if (!alt)
      error(`the image "${target}" has no alternative text`, "write what it shows: ![A parcel on a scale](scale.png)");
    if (!isBeside(target)) error(`the image "${target}" is not beside the text`, "copy it into the text's folder");
    else if (!there()) error(`the image "${target}" is not there`, "put the file beside the text");
    else if (!imageKinds.some((known) => known === kindOf))
      error(`"${target}" is not an image of a known kind`, `known are ${imageKinds.join(", ")}`);
  } else if (target.startsWith("#")) {
    const ids = prose.headings.map(({ id }) => `#${id}`);
    if (!ids.includes(target)) error(`no heading of this text is "${target}"`, suggestion(target, ids));
  } else if (isBeside(target) && !target.startsWith("www.")) {
    if (!there())
      error(`the file "${target}" is not there`, "put it beside the text, or begin the link with / or https://");
    else if (!downloadKinds.some((known) => known === kindOf))
      error(`"${target}" is not a file that can be offered`, `known are ${downloadKinds.join(", ")}`);
  } else if (target.startsWith("/")) checkPage(target, paths, error);
  else if (!/^(https?:\/\/[^\s/]|mailto:\S+@)/.test(target))
    error(`the link "${target}" leads nowhere`, "begin it with / for a page of this site, or with https://");
}

function checkPage(target: string, paths: ReadonlySet<string>, error: Report): void {
  const [path = ""] = target.split(/[?#]/);
  if (!paths.has(path)) error(`no page has the address "${path}"`, suggestion(path, [...paths]));
}
