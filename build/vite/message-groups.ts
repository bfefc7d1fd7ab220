import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pages } from "../../site/pages.ts";

// For the build: finds in the sources which messages a visitor needs where.

const root = join(import.meta.dirname, "../..");
const ofTypes = /^(?:import|export) type [^;]*;|typeof import\([^)]*\)/gm;
const imported = /\b(?:from|import)\s*\(?\s*"([#.][^"]+\.tsx?)"/g;
const said = /\bm\s*\.\s*(\w+)/g;
const door = /\b(?:lazyW|w)ithMessages\(\s*"([^"]+)"/g;

/** Groups of fewer characters than this travel with every page instead of in a file of their own. */
const worthAFile = 200;

/** The group of messages that every page includes. */
export const frame = "frame";

/**
 * The messages by group: those of every page (`frame`), and those of each page or part loaded later (`withMessages`)
 * that uses many more. A file uses the messages in it and in its imports. `texts`: all messages there are.
 */
export function messageGroups(texts: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const known = ({ said: keys }: Said) => new Set([...keys].filter((key) => key in texts));
  const size = (keys: Set<string>) => [...keys].reduce((sum, key) => sum + (texts[key]?.length ?? 0), 0);
  const first = saidFrom(["app/entry.client.tsx"]);
  const all = known(first);
  const doors = new Set(first.doors);
  const own = new Map<string, Set<string>>();
  for (const { name } of pages) {
    const page = saidFrom([`app/pages/${name}.tsx`]);
    for (const each of page.doors) doors.add(each);
    const more = known(page).difference(all);
    if (size(more) < worthAFile) for (const key of more) all.add(key);
    else own.set(name, more);
  }
  // doors behind doors join the set while it is gone through
  for (const name of doors) {
    const part = saidFrom(filesOf(name));
    for (const each of part.doors) doors.add(each);
    own.set(name, known(part));
  }
  return new Map([[frame, all], ...[...own].map(([name, keys]) => [name, keys.difference(all)] as const)]);
}

type Said = { said: Set<string>; doors: Set<string> };

/** The files behind a door: one, or all in a folder. */
function filesOf(name: string): string[] {
  if (existsSync(join(root, `app/${name}.tsx`))) return [`app/${name}.tsx`];
  return readdirSync(join(root, "app", name))
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => `app/${name}/${file}`);
}

function saidFrom(files: readonly string[]): Said {
  const found: Said = { said: new Set(), doors: new Set() };
  const seen = new Set<string>();
  const read = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = readFileSync(join(root, path), "utf8").replace(ofTypes, "");
    for (const [, key = ""] of source.matchAll(said)) found.said.add(key);
    const opened = [...source.matchAll(door)].map(([, name = ""]) => name);
    for (const name of opened) found.doors.add(name);
    for (const [, to = ""] of source.matchAll(imported)) {
      const target = to.startsWith("#") ? to.slice(1) : relative(root, join(root, dirname(path), to));
      // a part loaded later has its own group
      if (target.startsWith("app/") && !opened.some((name) => isBehind(target, name))) read(target);
    }
  };
  files.forEach(read);
  return found;
}

function isBehind(file: string, name: string): boolean {
  return file === `app/${name}.tsx` || (dirname(file) === `app/${name}` && file.endsWith(".tsx"));
}
