import { readFileSync } from "node:fs";
import type { Catalog } from "./catalog.ts";
import { type Localized, original } from "./localized.ts";
import { suggestion } from "./read/nearest.ts";
import type { Problems } from "./read/problems.ts";
import { linesOf } from "./read/yaml.ts";
import type { Doc } from "./read-documents.ts";
import { baseLocale } from "#site/locales.ts";

/** What one file names must exist in another: services, guides, countries, goods, partner roles. */
export function checkReferences(catalog: Catalog, problems: Problems): void {
  const services = [...catalog.services.keys()];
  const guides = [...catalog.guides.keys()];
  const countries = catalog.reference.countries.map(({ code }) => code);
  const goods = catalog.reference.goods.map(({ id }) => id);
  // a line is looked up only when there is something to report, since that reads the file again
  const named = (file: string, line: () => number, name: string, known: readonly string[], kind: string) => {
    if (!known.includes(name))
      problems.error(file, line(), `the ${kind} "${name}" is not known`, suggestion(name, known));
  };

  for (const [slug, versions] of catalog.services) {
    for (const { file, head, lineOf } of present(versions)) {
      for (const [at, guide] of head.guides.entries())
        named(file, () => lineOf(["guides", at]), guide, guides, "guide");
      for (const [at, { to }] of head.shown.entries())
        named(file, () => lineOf(["shown", at, "to"]), to, countries, "country");
      if (head.example) {
        named(file, () => lineOf(["example", "to"]), head.example.to, countries, "country");
        named(file, () => lineOf(["example", "goods"]), head.example.goods, goods, "goods category");
      }
      if (!head.overview && !catalog.cards.some(({ service }) => service === slug))
        problems.error(
          file,
          1,
          `the service "${slug}" has no rate card`,
          `add rates/${slug}/<valid-from>/card.yaml and prices.csv`,
        );
    }
  }
  for (const { file, head } of [...catalog.guides.values()].map((versions) => original(versions)))
    if (head.sources.length === 0)
      problems.error(file, 1, "the guide has no sources", "list under sources: what it was read in");
  for (const versions of catalog.guides.values())
    for (const { file, head, lineOf } of present(versions))
      for (const [at, service] of head.services.entries())
        named(file, () => lineOf(["services", at]), service, services, "service");
  for (const [locale, home] of Object.entries(catalog.home)) {
    if (!home) continue;
    const file = `${catalog.root}/pages/home.${locale === baseLocale ? "" : `${locale}.`}yaml`;
    named(file, () => home.lineOf(["worked"]), home.value.worked, services, "service");
    named(file, () => home.lineOf(["sample", "to"]), home.value.sample.to, countries, "country");
  }
  const goodsFile = `${catalog.root}/reference/goods.yaml`;
  const lineOfGoods = (at: number) => linesOf(readFileSync(goodsFile, "utf8"))(["categories", at, "guide"]);
  for (const [at, { guide }] of catalog.reference.goods.entries())
    if (guide) named(goodsFile, () => lineOfGoods(at), guide, guides, "guide");
  const { site, siteLine } = catalog;
  const siteFile = `${catalog.root}/site.yaml`;
  for (const [name, { to }] of Object.entries(site.samples))
    named(siteFile, () => siteLine(["samples", name, "to"]), to, countries, "country");
  if (site.weight_guide) named(siteFile, () => siteLine(["weight_guide"]), site.weight_guide, guides, "guide");
  const { value, lineOf } = original(catalog.partners);
  const roles = value.roles.map(({ id }) => id);
  for (const [at, { role }] of value.directory.entries())
    named(`${catalog.root}/pages/partners.yaml`, () => lineOf(["directory", at, "role"]), role, roles, "role");
}

function present<T>(versions: Localized<Doc<T>>): Doc<T>[] {
  return Object.values(versions).filter((version) => version !== undefined);
}
