import type { RateCard } from "#rating/card.ts";
import { contentRoot, loadCatalog } from "../catalog.ts";
import { type Files, openFiles } from "../read/files.ts";
import { formatProblems, Problems } from "../read/problems.ts";
import { collectNames } from "./options.ts";
import { readCards } from "./read-cards.ts";

/** For tests: content files that are texts, by their paths. */
export function holdFiles(texts: ReadonlyMap<string, string>): Files {
  return {
    root: "content",
    list: (_, name) => [...texts.keys()].filter((file) => file.endsWith(name)),
    text: (file) => texts.get(file) ?? "",
    has: (file) => texts.has(file),
  };
}

/** For tests: a card from the texts of its files, with the problems in them. */
export function compileCardText(card: string, prices: string, zones?: string): { card: RateCard; problems: Problems } {
  const texts = new Map([
    ["content/rates/test/2026-01-01/card.yaml", card],
    ["content/rates/test/2026-01-01/prices.csv", prices],
    ...(zones ? ([["content/rates/test/2026-01-01/zones.csv", zones]] as const) : []),
  ]);
  const files = holdFiles(texts);
  const problems = new Problems();
  const names = {
    services: ["test"],
    countries: ["DE", "US", "GB", "CA", "NL", "FR", "IM", "AR", "IE"],
    goods: ["general", "liquid"],
    origins: ["CN", "PHX"],
    options: { signature: { en: "Signature", zh: "签收" }, insurance: { en: "Insurance" } },
  };
  const [read] = readCards(files, names, problems);
  if (!read) throw new Error(JSON.stringify(problems.all));
  return { card: read, problems };
}

/** The content as it is on disk. */
export const disk = openFiles(contentRoot);

const { catalog } = loadCatalog(contentRoot);
if (!catalog) throw new Error("the content has errors");
const { services, reference, site } = catalog;
const names = collectNames(services.keys(), reference, site);

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
export function reportWithEdit(file: string, from: string | RegExp, to: string): { report: string; line: number } {
  const text = disk.text(file);
  const at = typeof from === "string" ? text.indexOf(from) : text.search(from);
  if (at < 0) throw new Error(`${file} has no ${from}`);
  const found = text[at] === "\n" ? at + 1 : at;
  return { report: reportOf({ [file]: text.replace(from, to) }), line: text.slice(0, found).split("\n").length };
}
