import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The files of a content folder, named by their path in it. */
export type Files = {
  root: string;
  has: (file: string) => boolean;
  text: (file: string) => string;
  /** Files below `folder` with a base name (`card.yaml`) or an ending (`.md`), in order. */
  list: (folder: string, ending: string) => string[];
};

/** Reads `root` from the disk. Files come back with `root` in front, so that messages name them as a person would. */
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
