import { knownLocales, type Locale } from "#site/locales.ts";
import type { Catalog } from "../model.ts";
import { type Files, openFiles } from "../read/files.ts";
import { countErrors, formatReport } from "../read/problems.ts";
import { getToday } from "../read/values.ts";
import { checkContent } from "./check-content.ts";
import { listOpenItems } from "./open-items.ts";
import { collectPublished, readPublished } from "./published.ts";
import { findMissingTexts, unnamedSources } from "./to-do.ts";

/** What else than the problems is wanted: what is stale or open, what a language lacks, what jumps against a folder. */
type Wanted = { todo?: boolean | undefined; missing?: string | undefined; against?: string | undefined };

/** Prints every problem of a content folder; 0 if nothing is an error, 2 if what is wanted cannot be given. */
export async function reportContent(root: string, { todo, missing, against }: Wanted): Promise<number> {
  const language = knownLocales.find((known) => known === missing);
  if (missing !== undefined && !language) {
    console.error(`--missing is "${missing}"; write a language of site/locales.ts: ${knownLocales.join(", ")}.`);
    return 2;
  }
  const published = against
    ? collectPublished(openFiles(against), against)
    : readPublished(process.env.SITE ?? "dist/site");
  const { problems, written, files } = await checkContent(root, published);
  const report = formatReport(problems.all);
  if (report) console.error(report);
  if (todo && written) listOpen(written, files);
  if (language) listMissing(language, written, files);
  if (!published) console.log("Nothing is published here, so no jumps against the published site were looked for.");
  console.log(countErrors(problems.all));
  return problems.errors.length === 0 ? 0 : 1;
}

function listMissing(locale: Locale, written: Catalog | undefined, files: Files): void {
  const missing = [...findMissingTexts(files, locale), ...(written ? unnamedSources(written, locale) : [])];
  for (const { file, line, what } of missing) console.log(`${file}:${line}: not in ${locale}: ${what}`);
  console.log(`${missing.length} ${missing.length === 1 ? "text is" : "texts are"} missing in ${locale}.`);
}

function listOpen(catalog: Catalog, files: Files): void {
  for (const { title, items } of listOpenItems(files, catalog, getToday())) {
    console.log(`${title}: ${items.length === 0 ? "nothing" : items.length}`);
    for (const { file, line, what, day } of items) console.log(`  ${file}:${line}: ${day ? `${day}: ` : ""}${what}`);
  }
}
