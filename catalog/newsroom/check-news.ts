import { existsSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import type { Catalog, News } from "../catalog.ts";
import { imageKinds } from "../images/picture.ts";
import { locales } from "#site/locales.ts";
import { suggestion } from "../read/nearest.ts";
import type { Problems } from "../read/problems.ts";
import { original } from "../localized.ts";

/** Search results and cards cut off longer ones. */
const longestSummary = 320;

/** What a schema cannot check in a news item: names defined in other files, and fields that must fit together. */
export function checkNews(catalog: Catalog, problems: Problems): void {
  for (const [id, versions] of catalog.news)
    for (const locale of locales) {
      const item = versions[locale];
      if (item) checkItem(id, item, catalog, problems);
    }
}

function checkItem(id: string, { file, head, lineOf, prose }: News, catalog: Catalog, problems: Problems): void {
  const error = (path: readonly PropertyKey[], wrong: string, right: string) =>
    problems.error(file, path.length > 0 ? lineOf(path) : 1, wrong, right);
  const named = (path: readonly PropertyKey[], name: string, known: readonly string[], kind: string) => {
    if (!known.includes(name)) error(path, `the ${kind} "${name}" is not known`, suggestion(name, known));
  };
  if (!/^[a-z0-9-]{1,80}$/.test(id))
    error([], `the folder name "${id}" cannot be an address`, "use 1 to 80 characters of a-z, 0-9 and -");
  named(["topic"], head.topic, Object.keys(original(catalog.newsroom).value.topics), "topic");
  const services = [...catalog.services.keys()];
  for (const [at, service] of head.services.entries()) named(["services", at], service, services, "service");
  if (head.summary.length > longestSummary)
    error(
      ["summary"],
      `the summary has ${head.summary.length} characters, the limit is ${longestSummary}`,
      "say in one or two sentences what changes, for whom, and when; the rest belongs in the text",
    );
  if (prose.words === 0) error([], "the item has no text", "write it below the second line of three dashes");
  for (const [at, { date }] of head.corrections.entries())
    if (date < head.date)
      error(
        ["corrections", at, "date"],
        `the correction of ${date} is older than the item`,
        `use a day from ${head.date} on`,
      );
  checkNotice(head, catalog, error, named);
  const { cover } = head;
  if (!cover) return;
  const path = join(dirname(file), cover.file);
  if (!existsSync(path)) error(["cover", "file"], `the image ${path} is not there`, "put it beside the text");
  else if (!imageKinds.some((kind) => kind === extname(path).toLowerCase()))
    error(["cover", "file"], `"${cover.file}" is not an image of a known kind`, `known are ${imageKinds.join(", ")}`);
}

function checkNotice(
  { notice, services }: News["head"],
  catalog: Catalog,
  error: (path: readonly PropertyKey[], wrong: string, right: string) => void,
  named: (path: readonly PropertyKey[], name: string, known: readonly string[], kind: string) => void,
): void {
  if (!notice) return;
  if (notice.to && notice.to < notice.from)
    error(["notice", "to"], `the notice ends on ${notice.to}, before it begins`, `use a day from ${notice.from} on`);
  if (services.length === 0)
    error(
      ["notice"],
      "the notice concerns no service, so no page would show it",
      `name them: services: [${catalog.services.keys().next().value ?? ""}]`,
    );
  const speechless = services.filter((slug) => !notice.lines[slug] && !notice.text);
  if (speechless.length > 0)
    error(
      ["notice"],
      `the notice says nothing on the page of ${speechless.join(", ")}`,
      "write text:, or a text for each under lines:",
    );
  for (const slug of Object.keys(notice.lines))
    named(["notice", "lines", slug], slug, services, "service of this item");
  const countries = catalog.reference.countries.map(({ code }) => code);
  for (const [at, code] of notice.destinations.entries())
    named(["notice", "destinations", at], code, countries, "country");
}
