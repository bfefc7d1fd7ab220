import { join } from "node:path";
import { writeWholeSync } from "../cache.ts";
import { contentRoot } from "../catalog.ts";
import { publishLanguagesOf } from "../messages.ts";
import { openFiles } from "../read/files.ts";
import { findStale, registerFile, writeRegister } from "./translated.ts";

const help = `npm run content:translated -- [FOLDER]

Marks the translations of a content folder (content) as made from their originals as they stand, once they say the same.
content:check then lists only what changes from now on.`;

/** `npm run content:translated [-- folder]`: the translations say what their originals say now. */
function markTranslated(root: string): void {
  publishLanguagesOf(root);
  const files = openFiles(root);
  for (const { original, translation, lines, gone } of findStale(files))
    console.log(
      `${translation}: now a translation of ${original} with ${lines.length} changed and ${gone} removed lines.`,
    );
  const file = join(root, registerFile);
  writeWholeSync(file, writeRegister(files));
  console.log(`Written: ${file}`);
}

if (process.argv.includes("--help")) console.log(help);
else markTranslated(process.argv[2] ?? contentRoot);
