import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getCodeId } from "../scripts/inputs.mjs";

const help = `npm run content:check -- [--todo] [--missing LANGUAGE] [--against FOLDER] [FOLDER]

Every problem in a content folder (content), the cause first, and what jumps against what is published.

  --todo              what is stale or open as well: facts, tariffs, translations, drafts, cards that end
  --missing LANGUAGE  the texts that a language lacks as well
  --against FOLDER    another content folder to compare with, in place of what is published
  --help              this
`;

// half a second of a run is reading the sources themselves: what was compiled is kept for the next one
enableCompileCache(join(process.env.CACHE ?? ".cache", "compiled"));
process.exitCode = await run();

async function run(): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        todo: { type: "boolean" },
        missing: { type: "string" },
        against: { type: "string" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) {
      console.log(help);
      return 0;
    }
    // texts that have not changed since a build or a check by the same code need not be read again
    process.env.CODE_ID ??= getCodeId();
    const { reportContent } = await import("./check/report-content.ts");
    return await reportContent(positionals[0] ?? process.env.CONTENT ?? "content", values);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
}
