import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { checkEncoding } from "./encoding.ts";
import type { Problems } from "./problems.ts";

/** The files of a content folder, by their path in it. */
export type Files = {
  root: string;
  has: (file: string) => boolean;
  text: (file: string) => string;
  /** Files below `folder` with a base name (`card.yaml`) or an extension (`.md`), in order. */
  list: (folder: string, ending: string) => string[];
};

/** Reads `root` from disk. File names include `root`, so that messages show them in full. */
export function openFiles(root: string): Files {
  const list = (folder: string, ending: string): string[] => {
    const at = join(root, folder);
    if (!existsSync(at)) return [];
    return readdirSync(at, { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() && (ending.startsWith(".") ? entry.name.endsWith(ending) : basename(entry.name) === ending),
      )
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  };
  return {
    root,
    has: (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false,
    text: (file) => normalizeText(readFileSync(file, "utf8")),
    list,
  };
}

/** Texts that are not on disk, such as those a release was made from, by their path. */
export function openTexts(texts: Readonly<Record<string, string>>): Files {
  const list = (folder: string, ending: string) =>
    Object.keys(texts)
      .filter(
        (file) =>
          file.startsWith(`${folder}/`) && (ending.startsWith(".") ? file.endsWith(ending) : basename(file) === ending),
      )
      .sort();
  return { root: ".", has: (file) => texts[file] !== undefined, text: (file) => texts[file] ?? "", list };
}

/** A text without a byte-order mark, which some programs write first, and with the line ends of one kind. */
export function normalizeText(text: string): string {
  return text.replaceAll("\uFEFF", "").replaceAll(/\r\n?/g, "\n");
}

/** Texts and data; the longest of a large site has some tens of kilobytes. */
const mostText = 500_000;
/** Pictures and files that texts offer. */
const mostBytes = 50_000_000;
const textKinds: ReadonlySet<string> = new Set([".md", ".yaml", ".csv", ".json"]);

/**
 * Reports what a content folder may not hold, before anything in it is opened: links, for what they lead to may be
 * anywhere and would be published, and no build would notice that it changed; what is no file and no folder, for a pipe
 * would wait for ever; and what is too large to be content.
 */
export function checkFiles(root: string, problems: Problems): void {
  // what is missing is said by name where it is wanted
  if (!existsSync(root)) return;
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const file = join(root, entry.name);
    if (entry.isDirectory()) checkFiles(file, problems);
    else if (entry.isSymbolicLink())
      problems.error(file, 1, "this is a link, and no file", "put the file itself in its place");
    else checkFile(file, problems);
  }
}

function checkFile(file: string, problems: Problems): void {
  const found = statSync(file);
  const most = textKinds.has(extname(file)) ? mostText : mostBytes;
  if (!found.isFile())
    problems.error(file, 1, "this is a pipe, a socket or a device, and no file", "remove it from the content folder");
  else if (found.size > most)
    problems.error(
      file,
      1,
      `the file has ${megabytes(found.size)} MB, the limit is ${megabytes(most)} MB`,
      "shorten it, or divide it",
    );
  else if (textKinds.has(extname(file))) checkEncoding(file, readFileSync(file), problems);
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}
