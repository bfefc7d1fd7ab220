import { existsSync, readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { MessageFiles } from "#app/messages/load.ts";
import type { Locale } from "#site/locales.ts";
import { pages } from "#site/pages.ts";
import { type ModuleList, moduleListFile } from "./vite/module-list.ts";

const client = "dist/client";
const first = "app/entry.client.tsx";

/** Vite's record of the compiled code's files. */
const manifest: Manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

const modules: ModuleList = JSON.parse(readFileSync(`${client}/${moduleListFile}`, "utf8"));

/** The whole style sheet. Documents carry what their kind of page needs of it; it is fetched before another kind is shown. */
export const stylesheet = readStylesheet();

/** The messages that a page comes alive with. They are part of its document. */
export function readPageMessages(name: string | undefined, locale: Locale): MessageFiles {
  return readMessages(["frame", ...(name ? [`pages/${name}`] : [])], locale);
}

/** The messages that a page reached by a link needs, with those of its parts below. They are part of its payload. */
export function readLinkMessages(name: string, locale: Locale): MessageFiles {
  return readMessages([`pages/${name}`, `pages/${name}/below`], locale);
}

/** Files of messages, by their names. */
function readMessages(names: readonly string[], locale: Locale): MessageFiles {
  const folder = `${client}/assets/messages-${process.env.CODE_ID}/${locale}`;
  return Object.fromEntries(
    names
      .filter((group) => existsSync(`${folder}/${group}.json`))
      .map((group) => [group, JSON.parse(readFileSync(`${folder}/${group}.json`, "utf8"))]),
  );
}

/** The script of a page's document, and the code that it and the page need: everything fetched at once. */
export function listScripts(name: string | undefined): { script: string; preloads: string[] } {
  const needed = new Set(
    [first, ...(name ? [`app/pages/${name}.tsx`] : [])].flatMap((key) => findIn(modules, key).files),
  );
  const script = `/${findIn(manifest, first).file}`;
  // not preloaded: the document requests the script itself at the same time
  needed.delete(script);
  return { script, preloads: [...needed] };
}

/** The text of all code that a page can run: its own, what that loads later, and what is around every page. */
export function readCode(name: string | undefined): string {
  const own = `app/pages/${name}.tsx`;
  const seen = new Set(pages.map((page) => `app/pages/${page.name}.tsx`).filter((key) => key !== own));
  const texts: string[] = [];
  const add = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const module = modules[key];
    if (!module) return;
    texts.push(module.code);
    for (const each of [...module.imports, ...module.dynamicImports]) add(each);
  };
  add(first);
  if (name) add(own);
  return texts.join("\n");
}

function readStylesheet(): { href: string; text: string } {
  const { file } = findIn(manifest, "app/app.css");
  if (!file.endsWith(".css"))
    throw new Error(`The stylesheet was compiled into ${file}; look at the chunks of vite.config.ts`);
  return { href: `/${file}`, text: readFileSync(`${client}/${file}`, "utf8").trim() };
}

/** What a list of the compiled code has of a module. */
function findIn<Entry>(list: Readonly<Record<string, Entry>>, key: string): Entry {
  const found = list[key];
  if (!found) throw new Error(`The compiled code has no ${key}; build again`);
  return found;
}
