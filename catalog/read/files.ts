import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

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
  return { root, has: existsSync, text: (file) => readFileSync(file, "utf8"), list };
}
