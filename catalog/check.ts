import { parseArgs } from "node:util";
import { contentRoot } from "./catalog.ts";
import { checkContent } from "./check/check-content.ts";
import { listOpenItems } from "./check/open-items.ts";
import { findMissingTexts, unnamedSources } from "./check/to-do.ts";
import type { Catalog } from "./model.ts";
import { knownLocales, type Locale } from "#site/locales.ts";
import { collectPublished } from "./check/published.ts";
import { openFiles } from "./read/files.ts";
import { countErrors, formatReport } from "./read/problems.ts";
import { getToday } from "./read/values.ts";

/**
 * `npm run content:check -- [--todo] [--missing LANGUAGE] [--against FOLDER] [folder]`: every problem in the content, and
 * what jumps against what is published, or against another folder; with --todo also what is stale or open.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { todo: { type: "boolean" }, missing: { type: "string" }, against: { type: "string" } },
});
const root = positionals[0] ?? contentRoot;
const language = knownLocales.find((known) => known === values.missing);
if (values.missing !== undefined && !language) {
  console.error(`--missing is "${values.missing}"; write a language of site/locales.ts: ${knownLocales.join(", ")}.`);
  process.exit(2);
}
const { problems, written, files } = await checkContent(
  root,
  values.against ? collectPublished(openFiles(values.against), values.against) : undefined,
);
const report = formatReport(problems.all);
if (report) console.error(report);
if (values.todo && written) listOpen(written);
if (language) listMissing(language);
console.log(countErrors(problems.all));
process.exitCode = problems.errors.length === 0 ? 0 : 1;

function listMissing(locale: Locale): void {
  const missing = [...findMissingTexts(files, locale), ...(written ? unnamedSources(written, locale) : [])];
  for (const { file, line, what } of missing) console.log(`${file}:${line}: not in ${locale}: ${what}`);
  console.log(`${missing.length} ${missing.length === 1 ? "text is" : "texts are"} missing in ${locale}.`);
}

function listOpen(catalog: Catalog): void {
  for (const { title, items } of listOpenItems(files, catalog, getToday())) {
    console.log(`${title}: ${items.length === 0 ? "nothing" : items.length}`);
    for (const { file, line, what, day } of items) console.log(`  ${file}:${line}: ${day ? `${day}: ` : ""}${what}`);
  }
}
