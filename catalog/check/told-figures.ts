import { findNamedFigures, listFigures, readFacts } from "../figures/figure.ts";
import { fillFigures } from "../figures/fill.ts";
import type { Catalog } from "../model.ts";
import { type Files, toContentPath } from "../read/files.ts";
import { Problems } from "../read/problems.ts";
import { getToday } from "../read/values.ts";
import { unguardedText } from "../read/yaml.ts";

/** The lines of news that name figures, each with what it said: by path, then by the line as its writer has it. */
export type Told = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of a content folder without mistakes, with their figures. */
export function fillTexts(files: Files, { cards, reference, site }: Catalog): Files {
  const problems = new Problems();
  const facts = readFacts(files, problems);
  return fillFigures(files, { cards, reference, site, facts: facts ? listFigures(facts) : [] }, problems);
}

/** What each news item says now where it names figures, so that the next release can be held against it. */
export function listTold(files: Files, texts: Files): Told {
  return Object.fromEntries(
    files.list("newsroom", ".md").map((file) => {
      const said = texts.text(file).split("\n");
      const named = files
        .text(file)
        .split("\n")
        .flatMap((row, at) =>
          findNamedFigures(row).length > 0 ? [[row, unguardedText(said[at] ?? "")] as const] : [],
        );
      return [toContentPath(files, file), Object.fromEntries(named)];
    }),
  );
}

/**
 * News that nobody has changed and that says something else than when it was published, because its figures follow the
 * data: an item tells what held on its day.
 */
export function compareTold(before: Told, now: Told, day: string, files: Files, problems: Problems): void {
  for (const path of Object.keys(before)) {
    const rows = files.has(`${files.root}/${path}`) ? files.text(`${files.root}/${path}`).split("\n") : [];
    const at = rows.findIndex((row) => row.startsWith("date: "));
    const date = rows[at]?.slice(6).replaceAll(/["']/g, "") ?? "";
    if (/^\d{4}-\d\d-\d\d/.test(date) && date > getToday())
      problems.change(
        `${files.root}/${path}`,
        at + 1,
        `this was published, and is dated ${date}: it is held back until then`,
        "look whether day and month have changed places",
      );
  }
  for (const [path, lines] of Object.entries(now))
    for (const [row, said] of Object.entries(lines)) {
      const was = before[path]?.[row];
      if (was === undefined || was === said) continue;
      const file = `${files.root}/${path}`;
      const line = files.text(file).split("\n").indexOf(row) + 1;
      const [then, today] = findDifference(was, said);
      problems.change(
        file,
        line,
        `"${today}" stands here now, and "${then}" was published on ${day}`,
        "an item tells what held on its day: write the old figure as a fact under checked, or a correction beside the new one",
      );
    }
}

/** What differs between two texts, in whole words. */
function findDifference(one: string, two: string): [string, string] {
  const isWord = (sign: string | undefined) => sign !== undefined && /[^\s、，。；：（）|"]/.test(sign);
  let start = 0;
  while (start < one.length && one[start] === two[start]) start += 1;
  while (start > 0 && isWord(one[start - 1])) start -= 1;
  let end = 0;
  while (end < Math.min(one.length, two.length) - start && one.at(-1 - end) === two.at(-1 - end)) end += 1;
  while (end > 0 && isWord(one.at(-end))) end -= 1;
  return [one.slice(start, one.length - end), two.slice(start, two.length - end)];
}
