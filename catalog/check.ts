import { parseArgs } from "node:util";
import { contentRoot, loadCatalog } from "./catalog.ts";
import { today } from "./day.ts";
import { checkImages } from "./images/check-images.ts";
import { looseNumbers } from "./figures/loose.ts";
import { longSentences } from "./long-sentences.ts";
import { openFiles } from "./read/files.ts";
import { formatProblems } from "./read/problems.ts";
import { datedFacts, staleFacts } from "./stale-facts.ts";

/** `npm run content:check -- [--stale DAYS] [folder]`: every problem of the content, a line each. */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { stale: { type: "string" } } });
const root = positionals[0] ?? contentRoot;
const days = Number(values.stale ?? 0);
if (!Number.isInteger(days) || days < 0) {
  console.error(`--stale is "${values.stale}"; write a number of days, such as --stale 180.`);
  process.exit(2);
}
const { problems, written, facts, texts = openFiles(root) } = loadCatalog(root);
if (written) await checkImages(written, problems);
if (written && facts) problems.all.push(...looseNumbers(openFiles(root), facts, written.cards));
for (const { file, line, wrong, right } of longSentences(texts)) problems.warn(file, line, wrong, right);
const errors = problems.errors.length;
if (problems.all.length > 0) console.error(formatProblems(problems.all));
if (values.stale !== undefined) listStale();
console.log(errors === 0 ? "The content is right." : `The content has ${errors} ${errors === 1 ? "error" : "errors"}.`);
process.exitCode = errors === 0 ? 0 : 1;

function listStale(): void {
  const dated = datedFacts(texts);
  const stale = staleFacts(dated, days, today());
  for (const { file, line, fact, source, read } of stale)
    console.log(`${file}:${line}: last read on ${read}: ${fact} Read "${source}" again and set the day.`);
  for (const { file, line, fact } of dated.filter(({ unsettled }) => unsettled))
    console.log(`${file}:${line}: not settled: ${fact}`);
  console.log(`${stale.length} of ${dated.length} facts have not been read for ${days} days.`);
}
