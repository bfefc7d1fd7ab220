import { existsSync } from "node:fs";
import { join } from "node:path";
import { baseLocale, type Locale, locales, localPath } from "#site/locales.ts";
import type { Catalog } from "./catalog.ts";

const kinds = ["orders", "invoice"] as const;

type Sample = { kind: (typeof kinds)[number]; address: string; file: string };

/** A language's sample files in `samples/` of a content folder (`orders.csv`, `orders.zh.csv`), for order import. */
function samplesIn({ root }: Pick<Catalog, "root">, locale: Locale): Sample[] {
  const ending = locale === baseLocale ? "csv" : `${locale}.csv`;
  return kinds
    .map((kind) => ({
      kind,
      address: localPath(`/sample-${kind}.csv`, locale),
      file: join(root, "samples", `${kind}.${ending}`),
    }))
    .filter(({ file }) => existsSync(file));
}

/** All sample files, by their addresses. */
export function sampleFiles(catalog: Pick<Catalog, "root">): Map<string, string> {
  const all = locales.flatMap((locale) => samplesIn(catalog, locale));
  return new Map(all.map(({ address, file }) => [address, file]));
}

/** What a page offers: each sample in its language, or else in the site's first. */
export function samplesFor(catalog: Pick<Catalog, "root">, locale: Locale) {
  const own = samplesIn(catalog, locale);
  return samplesIn(catalog, baseLocale).map(({ kind, address }) => ({
    kind,
    address: own.find((sample) => sample.kind === kind)?.address ?? address,
  }));
}
