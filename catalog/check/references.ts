import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { baseLocale, getOriginal, knownLocales, type Locale, type Localized, resolveLocale } from "#site/locales.ts";
import { type PageEntry, pages } from "#site/pages.ts";
import { imageKinds } from "../images/picture.ts";
import { downloadKinds, findFileBeside, isBeside, type Reference, suggestFile } from "../markdown/references.ts";
import { getFileLocale } from "../figures/fill.ts";
import { type Catalog, type Doc, listDocuments } from "../model.ts";
import type { Files } from "../read/files.ts";
import { checkName, checkNames, type Problems, suggestName } from "../read/problems.ts";
import { makeLineFinder } from "../read/yaml.ts";
import type { Drawing } from "../schema/text.ts";
import { getPageTexts, listAllPaths } from "../site-pages.ts";

/** What one file names must exist in another: services, guides, countries, goods, partner roles. */
export function checkReferences(catalog: Catalog, problems: Problems): void {
  const services = [...catalog.services.keys()];
  const guides = [...catalog.guides.keys()];
  const countries = catalog.reference.countries.map(({ code }) => code);
  const goods = catalog.reference.goods.map(({ id }) => id);
  for (const [slug, versions] of catalog.services)
    for (const { file, head, lineOf } of listPresent(versions)) {
      const error = problems.at(file, lineOf);
      checkNames(head.guides, guides, "guide", ["guides"], error);
      for (const [at, { to }] of head.shown.entries()) checkName(to, countries, "country", ["shown", at, "to"], error);
      if (head.example) {
        checkName(head.example.to, countries, "country", ["example", "to"], error);
        checkName(head.example.goods, goods, "goods category", ["example", "goods"], error);
      }
      if (!head.overview && !catalog.cards.some(({ service }) => service === slug))
        problems.error(
          file,
          1,
          `the service "${slug}" has no rate card`,
          `add rates/${slug}/<valid-from>/card.yaml and prices.csv`,
        );
    }
  for (const versions of catalog.guides.values()) {
    const { file, head } = getOriginal(versions);
    if (head.sources.length === 0)
      problems.error(file, 1, "the guide has no sources", "list under sources: what it was read in");
    for (const { file, head, lineOf } of listPresent(versions))
      checkNames(head.services, services, "service", ["services"], problems.at(file, lineOf));
  }
  for (const { file, head, lineOf } of [...catalog.guides.values(), ...catalog.news.values()].flatMap((one) =>
    listPresent<{ drawing?: Drawing | undefined }>(one),
  ))
    if (head.drawing && "map" in head.drawing)
      checkName(head.drawing.service, services, "service", ["drawing", "service"], problems.at(file, lineOf));
  for (const [locale, home] of Object.entries(catalog.home)) {
    if (!home) continue;
    const file = `${catalog.root}/pages/home.${locale === baseLocale ? "" : `${locale}.`}yaml`;
    const error = problems.at(file, home.lineOf);
    checkName(home.value.worked, services, "service", ["worked"], error);
    checkName(home.value.sample.to, countries, "country", ["sample", "to"], error);
  }
  const goodsFile = `${catalog.root}/reference/goods.yaml`;
  const inGoods = problems.at(goodsFile, (path) => makeLineFinder(readFileSync(goodsFile, "utf8"))(path));
  for (const [at, { guide }] of catalog.reference.goods.entries())
    if (guide) checkName(guide, guides, "guide", ["categories", at, "guide"], inGoods);
  const { site, siteLine } = catalog;
  const inSite = problems.at(`${catalog.root}/site.yaml`, siteLine);
  for (const [name, { to }] of Object.entries(site.samples))
    checkName(to, countries, "country", ["samples", name, "to"], inSite);
  if (site.weight_guide) checkName(site.weight_guide, guides, "guide", ["weight_guide"], inSite);
  const { value, lineOf } = getOriginal(catalog.partners);
  const inPartners = problems.at(`${catalog.root}/pages/partners.yaml`, lineOf);
  const roles = value.roles.map(({ id }) => id);
  for (const [at, { role }] of value.directory.entries())
    checkName(role, roles, "role", ["directory", at, "role"], inPartners);
  checkName(value.way.service, services, "service", ["way", "service"], inPartners);
}

function listPresent<T>(versions: Localized<Doc<T>>): Doc<T>[] {
  return Object.values(versions).filter((version) => version !== undefined);
}

/** Every internal link must lead to a page or a download, and every image to a file, with alternative text. */
export function checkLinks(catalog: Catalog, files: Files, problems: Problems): void {
  const paths = new Set(listAllPaths(catalog));
  checkLinksInFields(catalog, files, paths, problems);
  for (const { text, locale } of listDocuments(catalog))
    for (const reference of text.references) checkReference(text, reference, paths, catalog, locale, problems);
  for (const { file, head, lineOf } of [...catalog.pages.values()].flatMap(listPresent))
    if (head.action)
      checkPage(head.action.to, paths, (wrong, right) => problems.error(file, lineOf(["action", "to"]), wrong, right));
  const siteFile = `${catalog.root}/site.yaml`;
  for (const part of ["navigation", "footer"] as const)
    for (const [group, entry] of catalog.site[part].entries()) {
      const check = (to: string, place: readonly PropertyKey[]) => {
        const error = (wrong: string, right: string) => problems.error(siteFile, catalog.siteLine(place), wrong, right);
        checkPage(to, paths, error);
        checkPlace(to, catalog, error);
      };
      if ("to" in entry && typeof entry.to === "string") check(entry.to, [part, group, "to"]);
      for (const [at, { to }] of entry.items.entries()) check(to, [part, group, "items", at, "to"]);
    }
}

/** A place on a page that its menus lead to: a heading of its text, or a section of the component. */
function checkPlace(to: string, catalog: Catalog, error: Report): void {
  const [path = "", place] = to.split("#");
  if (!place) return;
  const headings = catalog.pages.get(path.split("/").at(-1) ?? "");
  const ids = headings ? getOriginal(headings).prose.headings.map(({ id }) => id) : [];
  const known = [...ids, ...listSections()];
  if (!known.includes(place)) error(`the page "${path}" has no place "#${place}"`, suggestName(place, known));
}

let sections: readonly string[] | undefined;

/** The places that components have by themselves, whatever the text of their page. */
function listSections(): readonly string[] {
  const root = join(import.meta.dirname, "../..");
  const files = () => readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" });
  sections ??= files()
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) =>
      [...readFileSync(join(root, "app", file), "utf8").matchAll(/\bid="([a-z-]+)"/g)].map(([, id = ""]) => id),
    );
  return sections;
}

type Report = (wrong: string, right: string) => void;

function checkReference(
  { file, prose }: Doc<unknown>,
  { kind, target, alt, line }: Reference,
  paths: ReadonlySet<string>,
  catalog: Catalog,
  locale: Locale,
  problems: Problems,
): void {
  const error: Report = (wrong, right) => problems.error(file, line, wrong, right);
  const there = () => findFileBeside(file, target) !== undefined;
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
    else if (!there()) error(`the image "${target}" is not there`, suggestFile(join(dirname(file), target)));
    else if (!imageKinds.some((known) => known === kindOf))
      error(`"${target}" is not an image of a known kind`, `known are ${imageKinds.join(", ")}`);
  } else if (target.startsWith("#")) {
    const ids = prose.headings.map(({ id }) => `#${id}`);
    if (!ids.includes(target)) error(`no heading of this text is "${target}"`, suggestName(target, ids));
  } else if (isBeside(target) && !target.startsWith("www.")) {
    if (!there())
      error(`the file "${target}" is not there`, "put it beside the text, or begin the link with / or https://");
    else if (!downloadKinds.some((known) => known === kindOf))
      error(`"${target}" is not a file that can be offered`, `known are ${downloadKinds.join(", ")}`);
  } else if (target.startsWith("/")) {
    checkPage(target, paths, error);
    checkHeading(target, catalog, locale, error);
  } else if (target.startsWith(`${catalog.site.address}/`))
    error(
      `the link "${target}" leads to this site as if it were another`,
      `write ${target.slice(catalog.site.address.length)}`,
    );
  else if (!/^(https?:\/\/[^\s/]|mailto:\S+@)/.test(target))
    error(`the link "${target}" leads nowhere`, "begin it with / for a page of this site, or with https://");
}

function checkPage(target: string, paths: ReadonlySet<string>, error: Report): void {
  const [path = ""] = target.split(/[?#]/);
  if (!paths.has(path)) error(`no page has the address "${path}"`, suggestName(path, [...paths]));
}

/** A link to a heading of another text: the text must have it in the language of the link. */
function checkHeading(
  target: string,
  { services, guides, news, pages, structured }: Catalog,
  locale: Locale,
  error: Report,
): void {
  const [path = "", heading] = target.split("#");
  if (!heading) return;
  const name = path.split("/").at(-1) ?? "";
  const page = Object.entries(structured).find(([own]) => own === name)?.[1];
  if (page) {
    // a list of the page, such as what one may ask for, has a place for each entry
    const own = [...JSON.stringify(page).matchAll(/"id":"([^"]+)"/g)].map(([, id = ""]) => id);
    if (!own.includes(heading) && !listSections().includes(heading))
      error(`the page "${path}" has no place "#${heading}"`, suggestName(heading, own));
    return;
  }
  const versions = [guides, news, services, pages].map((map) => map.get(name)).find((known) => known !== undefined);
  const ids = versions && resolveLocale<Doc<unknown>>(versions, locale).value.prose.headings.map(({ id }) => id);
  if (ids && !ids.includes(heading))
    error(
      `"${path}" has no heading "${heading}"`,
      `${suggestName(heading, ids)} Headings have other names in each language`,
    );
}

/** Links within the fields of heads and pages, such as the answer to a question. */
function checkLinksInFields(catalog: Catalog, files: Files, paths: ReadonlySet<string>, problems: Problems): void {
  for (const file of [...files.list(".", ".md"), ...files.list("pages", ".yaml")]) {
    if (!file.startsWith(catalog.root)) continue;
    const lines = files.text(file).split("\n");
    const head = file.endsWith(".md") ? lines.slice(0, lines.indexOf("---", 1)) : lines;
    for (const [at, text] of head.entries())
      for (const [, target = ""] of text.matchAll(/\]\(([^)\s]*)/g)) {
        const error: Report = (wrong, right) => problems.error(file, at + 1, wrong, right);
        if (target.startsWith("/")) {
          checkPage(target, paths, error);
          checkHeading(target, catalog, getFileLocale(file), error);
        } else if (!/^(https?:\/\/[^\s/]|mailto:)/.test(target))
          error(`the link "${target}" leads nowhere`, "begin it with / for a page of this site, or with https://");
      }
  }
}

/** Every page in the register must have its content, and every file in `pages/` must be shown by a registered page. */
export function checkRegister(catalog: Catalog, files: Files, problems: Problems): void {
  const shown = pages.map(({ content }) => content).filter((content) => content.startsWith("pages/"));
  for (const { content, optional } of pages)
    if (!optional && content.startsWith("pages/") && !getPageTexts(catalog, content.replace("pages/", "")))
      problems.error(
        `${catalog.root}/${content}.md`,
        1,
        "the file of a page is missing",
        "add it, or take the page out of site/pages.ts",
      );
  for (const file of [...files.list("pages", ".md"), ...files.list("pages", ".yaml")]) {
    const [name = "", second = ""] = basename(file).split(".");
    if (knownLocales.some((known) => known === second) || shown.includes(`pages/${name}`)) continue;
    problems.error(file, 1, "no page shows this file", `add a line with content: "pages/${name}" to site/pages.ts`);
  }
  checkFormerNames(catalog.services, "services", problems);
  checkFormerNames(catalog.guides, "guides", problems);
  checkFormerNames(catalog.news, "newsroom", problems);
}

const register = "site/pages.ts";
const builders = "catalog/views/page-builders.ts";

/**
 * Every line of the register needs its component, which no compiler can know, and its data. `root` is the project's. The
 * sources are read and not loaded: the views with all their drawings take longer to load than many a check.
 */
export function checkComponents(
  problems: Problems,
  root: string,
  entries: readonly Pick<PageEntry, "name">[] = pages,
): void {
  const lines = readFileSync(join(root, register), "utf8").split("\n");
  const [, built = ""] = readFileSync(join(root, builders), "utf8").split(/^export const pageBuilders\b.*|^\};/m);
  for (const { name } of entries) {
    const line = Math.max(1 + lines.findIndex((text) => text.includes(`name: "${name}"`)), 1);
    const component = `app/pages/${name}.tsx`;
    const missing = [
      existsSync(join(root, component)) ? [] : component,
      new RegExp(`^  "?${name}"?: `, "m").test(built) ? [] : `entry in ${builders}`,
    ].flat();
    for (const file of missing)
      problems.error(register, line, `the page "${name}" has no ${file}`, "add it, or take the line out");
  }
}

/** A former name redirects to the new one, so nothing else may use it. */
function checkFormerNames<T extends { formerly: readonly string[] }>(
  all: ReadonlyMap<string, Localized<Doc<T>>>,
  folder: string,
  problems: Problems,
): void {
  for (const versions of all.values()) {
    const { file, head, lineOf } = getOriginal(versions);
    for (const [at, name] of head.formerly.entries())
      if (all.has(name))
        problems.error(
          file,
          lineOf(["formerly", at]),
          `"${name}" is still in ${folder}/`,
          "leave it to one of the two",
        );
  }
}
