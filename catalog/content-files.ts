import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import { baseLocale, type Locale, locales, toLocalPath } from "#site/locales.ts";
import { downloadKinds, findFileBeside, getFileAddress } from "./markdown/references.ts";
import { type Catalog, listDocuments } from "./model.ts";

/** Files next to texts that these offer for download, by address. */
export function listContentFiles(catalog: Pick<Catalog, "news" | "guides" | "pages" | "services">) {
  const found = new Map<string, string>();
  for (const { text } of listDocuments(catalog))
    for (const { kind, target } of text.references) {
      const path = kind === "link" && findFileBeside(text.file, target);
      if (path && downloadKinds.some((known) => known === extname(target).toLowerCase()))
        found.set(getFileAddress(path), path);
    }
  return found;
}

const kinds = ["orders", "invoice"] as const;

type Sample = { kind: (typeof kinds)[number]; address: string; file: string };

/** A language's sample files in `samples/` of a content folder (`orders.csv`, `orders.zh.csv`), for order import. */
function listSamples({ root }: Pick<Catalog, "root">, locale: Locale): Sample[] {
  const ending = locale === baseLocale ? "csv" : `${locale}.csv`;
  return kinds
    .map((kind) => ({
      kind,
      address: toLocalPath(`/sample-${kind}.csv`, locale),
      file: join(root, "samples", `${kind}.${ending}`),
    }))
    .filter(({ file }) => existsSync(file));
}

/** All sample files, by their addresses. */
export function listSampleFiles(catalog: Pick<Catalog, "root">): Map<string, string> {
  const all = locales.flatMap((locale) => listSamples(catalog, locale));
  return new Map(all.map(({ address, file }) => [address, file]));
}

/** What a page offers: each sample in its language, or else in the site's first. */
export function listSamplesFor(catalog: Pick<Catalog, "root">, locale: Locale) {
  const own = listSamples(catalog, locale);
  return listSamples(catalog, baseLocale).map(({ kind, address }) => ({
    kind,
    address: own.find((sample) => sample.kind === kind)?.address ?? address,
  }));
}
