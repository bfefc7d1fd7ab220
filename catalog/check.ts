import { parseArgs } from "node:util";
import { contentRoot } from "./catalog.ts";
import { checkContent } from "./check/check-content.ts";
import { findMissingTexts, findStaleFacts, listDatedFacts, unnamedSources } from "./check/to-do.ts";
import { knownLocales, type Locale } from "#site/locales.ts";
import { collectPublished } from "./check/published.ts";
import { openFiles } from "./read/files.ts";
import { countErrors, formatReport } from "./read/report.ts";
import { getToday } from "./read/values.ts";

/** `npm run content:check -- [--stale DAYS] [--missing LANGUAGE] [--against FOLDER] [folder]`: lists every problem in the content, and what jumps against what is published, or against another folder. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stale: { type: "string" }, missing: { type: "string" }, against: { type: "string" } },
});
const root = positionals[0] ?? contentRoot;
const days = Number(values.stale ?? 0);
if (!Number.isInteger(days) || days < 0) {
  console.error(`--stale is "${values.stale}"; write a number of days, such as --stale 180.`);
  process.exit(2);
}
const language = knownLocales.find((known) => known === values.missing);
if (values.missing !== undefined && !language) {
  console.error(`--missing is "${values.missing}"; write a language of site/locales.ts: ${knownLocales.join(", ")}.`);
  process.exit(2);
}
const {
  problems,
  written,
  files,
  texts = files,
} = await checkContent(root, values.against ? collectPublished(openFiles(values.against), values.against) : undefined);
const report = formatReport(problems.all);
if (report) console.error(report);
if (values.stale !== undefined) listStale();
if (language) listMissing(language);
console.log(countErrors(problems.all));
process.exitCode = problems.errors.length === 0 ? 0 : 1;

function listMissing(locale: Locale): void {
  const missing = [...findMissingTexts(files, locale), ...(written ? unnamedSources(written, locale) : [])];
  for (const { file, line, what } of missing) console.log(`${file}:${line}: not in ${locale}: ${what}`);
  console.log(`${missing.length} ${missing.length === 1 ? "text is" : "texts are"} missing in ${locale}.`);
}

function listStale(): void {
  const dated = listDatedFacts(texts);
  const stale = findStaleFacts(dated, days, getToday());
  for (const { file, line, fact, source, read } of stale)
    console.log(`${file}:${line}: last read on ${read}: ${fact} Read "${source}" again and set the day.`);
  for (const { file, line, fact } of dated.filter(({ unsettled }) => unsettled))
    console.log(`${file}:${line}: not settled: ${fact}`);
  console.log(`${stale.length} of ${dated.length} facts have not been read for ${days} days.`);
}
