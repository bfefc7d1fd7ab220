import { join } from "node:path";
import { parseArgs } from "node:util";
import { contentRoot, loadCatalog } from "./catalog.ts";
import { checkChinese, readGlossary } from "./chinese/check-chinese.ts";
import { chinese } from "./chinese/language.ts";
import { getToday } from "./read/values.ts";
import { checkComponents } from "./check/references.ts";
import { checkImages } from "./images/check-images.ts";
import { findUnsourcedFigures, typedNames } from "./figures/unsourced.ts";
import { findLongSentences } from "./check/long-sentences.ts";
import { knownLocales, type Locale, locales } from "#site/locales.ts";
import { findMissingTexts, findStaleFacts, listDatedFacts, unnamedSources } from "./check/to-do.ts";
import { openFiles } from "./read/files.ts";
import { formatProblems } from "./read/problems.ts";

/** `npm run content:check -- [--stale DAYS] [--missing LANGUAGE] [folder]`: lists every problem in the content. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stale: { type: "string" }, missing: { type: "string" } },
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
const files = openFiles(root);
const { problems, written, facts, texts = files } = loadCatalog(root);
checkComponents(problems, join(import.meta.dirname, ".."));
if (written) await checkImages(written, problems);
if (written && facts)
  problems.all.push(...findUnsourcedFigures(files, facts, written.cards), ...typedNames(files, written));
const findings = locales.includes(chinese) ? checkChinese(texts, readGlossary()) : [];
for (const { file, line, wrong, right } of [...findLongSentences(texts), ...findings])
  problems.warn(file, line, wrong, right);
const errors = problems.errors.length;
if (problems.all.length > 0) console.error(formatProblems(problems.all));
if (values.stale !== undefined) listStale();
if (language) listMissing(language);
console.log(errors === 0 ? "The content is right." : `The content has ${errors} ${errors === 1 ? "error" : "errors"}.`);
process.exitCode = errors === 0 ? 0 : 1;

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
