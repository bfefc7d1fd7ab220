import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pages } from "../../site/pages.ts";

// Read by the build: which messages a visitor needs where, as the sources themselves say it.

const root = join(import.meta.dirname, "../..");
const ofTypes = /^(?:import|export) type [^;]*;|typeof import\([^)]*\)/gm;
const imported = /\b(?:from|import)\s*\(?\s*"([#.][^"]+\.tsx?)"/g;
const said = /\bm\s*\.\s*(\w+)/g;
const door = /lazyWithMessages\(\s*"([^"]+)"/g;

/** From this many characters on, messages get a file of their own; fewer travel with the frame of the site. */
const worthAFile = 200;

/** The messages that ride with every page. */
export const frame = "frame";

/**
 * The messages by group: those of every page (`frame`), and of each page, or part fetched later (`lazyWithMessages`),
 * that says many more. What a file says is found in it and in all that it imports. `texts` is what there is to say.
 */
export function messageGroups(texts: Readonly<Record<string, string>>): Map<string, Set<string>> {
  const known = ({ said: keys }: Said) => new Set([...keys].filter((key) => key in texts));
  const size = (keys: Set<string>) => [...keys].reduce((sum, key) => sum + (texts[key]?.length ?? 0), 0);
  const first = saidFrom("app/entry.client.tsx");
  const all = known(first);
  const doors = new Set(first.doors);
  const own = new Map<string, Set<string>>();
  for (const { name } of pages) {
    const page = saidFrom(`app/pages/${name}.tsx`);
    for (const each of page.doors) doors.add(each);
    const more = known(page).difference(all);
    if (size(more) < worthAFile) for (const key of more) all.add(key);
    else own.set(name, more);
  }
  for (const name of doors) {
    const part = saidFrom(`app/${name}.tsx`);
    const inner = [...part.doors].filter((other) => !doors.has(other));
    if (inner.length > 0) throw new Error(`app/${name}.tsx opens ${inner.join(", ")}: a door behind a door`);
    own.set(name, known(part));
  }
  return new Map([[frame, all], ...[...own].map(([name, keys]) => [name, keys.difference(all)] as const)]);
}

type Said = { said: Set<string>; doors: Set<string> };

function saidFrom(file: string): Said {
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
      // what is fetched later brings its own
      if (target.startsWith("app/") && !opened.some((name) => target === `app/${name}.tsx`)) read(target);
    }
  };
  read(file);
  return found;
}
