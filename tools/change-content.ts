import { contentRoot, loadCatalog } from "#catalog/catalog.ts";
import { checkContent } from "#catalog/check/check-content.ts";
import { countErrors, formatReport } from "#catalog/read/problems.ts";
import { ask, Help } from "./change-content/ask.ts";
import { listChanges } from "./change-content/changes.ts";
import { compareCatalogs } from "./compare-rates/write-comparison.ts";

/**
 * `npm run rates:raise`, `new:destination`, `new:line`, `new:closing` and `new:news`: the changes that come up most. Each
 * asks for what it needs (or takes it as options), writes it in all languages, and shows what changes for whom.
 */
const [kind = "", ...args] = process.argv.slice(2);
const at = args.indexOf("--content");
const root = at >= 0 ? (args[at + 1] ?? contentRoot) : contentRoot;
try {
  await changeContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Help ? 0 : 1;
}

async function changeContent(): Promise<void> {
  const { written: catalog, problems } = loadCatalog(root);
  if (!catalog) throw new Error(formatReport(problems.errors));
  const changes = listChanges(root, catalog);
  const change = changes[kind];
  if (!change) throw new Error(`"${kind}" is no change; known are ${Object.keys(changes).join(", ")}`);
  const { files, day, note } = change.make(await ask(change.questions, args));
  if (note !== undefined) console.log(note);
  for (const file of files) console.log(`Written: ${file}`);
  const after = await checkContent(root);
  const report = formatReport(after.problems.all);
  if (day !== undefined && after.written) console.log(`\n${compareCatalogs(catalog, after.written, day)}`);
  console.log(`\n${[report, countErrors(after.problems.all)].filter(Boolean).join("\n")}`);
}
