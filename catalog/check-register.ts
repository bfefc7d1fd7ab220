import { basename } from "node:path";
import { knownLocales } from "#site/locales.ts";
import { pages } from "#site/pages.ts";
import type { Catalog } from "./catalog.ts";
import { type Localized, original } from "./localized.ts";
import type { Files } from "./read/files.ts";
import type { Problems } from "./read/problems.ts";
import type { Doc } from "./read-documents.ts";
import { textsOf } from "./site-pages.ts";

/** Every page in the register must have its content, and every file in `pages/` must be shown by a registered page. */
export function checkRegister(catalog: Catalog, files: Files, problems: Problems): void {
  const shown = pages.map(({ content }) => content).filter((content) => content.startsWith("pages/"));
  for (const content of shown)
    if (!textsOf(catalog, content.replace("pages/", "")))
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

/** A former name redirects to the new one, so nothing else may use it. */
function checkFormerNames<T extends { formerly: readonly string[] }>(
  all: ReadonlyMap<string, Localized<Doc<T>>>,
  folder: string,
  problems: Problems,
): void {
  for (const versions of all.values()) {
    const { file, head, lineOf } = original(versions);
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
