import { loadCatalog } from "../catalog.ts";
import { openFiles } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { namesFor } from "./names.ts";
import { readCards } from "./read-cards.ts";

/** The content as it is on disk. */
export const disk = openFiles("content");

const { catalog } = loadCatalog("content");
if (!catalog) throw new Error("the content has errors");
const { services, reference, site } = catalog;
const names = namesFor(services.keys(), reference, site);

/** For tests that plant a mistake: the report on the cards with some files changed, added, or removed (undefined). */
export function reportOf(changed: Readonly<Record<string, string | undefined>>): string {
  const problems = new Problems();
  const gone = (file: string) => Object.hasOwn(changed, file) && changed[file] === undefined;
  const added = Object.keys(changed).filter((file) => !disk.has(file) && !gone(file));
  readCards(
    {
      ...disk,
      has: (file) => !gone(file) && (Object.hasOwn(changed, file) || disk.has(file)),
      text: (file) => changed[file] ?? disk.text(file),
      list: (folder, ending) =>
        [...disk.list(folder, ending), ...added.filter((file) => file.endsWith(ending))]
          .filter((file) => !gone(file))
          .sort(),
    },
    names,
    problems,
  );
  return formatProblems(problems.all);
}

/** The report after the first match in a file is replaced, and the line of that match, which the report must name. */
export function planted(file: string, from: string | RegExp, to: string): { report: string; line: number } {
  const text = disk.text(file);
  const at = typeof from === "string" ? text.indexOf(from) : text.search(from);
  if (at < 0) throw new Error(`${file} has no ${from}`);
  const found = text[at] === "\n" ? at + 1 : at;
  return { report: reportOf({ [file]: text.replace(from, to) }), line: text.slice(0, found).split("\n").length };
}
