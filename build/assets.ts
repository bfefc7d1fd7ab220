import { existsSync, readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { Locale } from "#site/locales.ts";

const client = "dist/client";

/** Vite's record of the compiled code's files. */
const manifest: Manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

/** The stylesheet, which is put into every document. */
export const stylesheet = readStylesheet();

/** The script of a page's document, and the code and messages that it and the page need: everything fetched at once. */
export function scriptsOf(
  name: string | undefined,
  locale: Locale,
): { script: string; preloads: string[]; messages: string[] } {
  const messages = ["frame", ...(name ? [name] : [])]
    .map((group) => `assets/messages-${process.env.CODE_ID}/${locale}/${group}.json`)
    .filter((file) => existsSync(`${client}/${file}`));
  const needed = new Set<string>();
  const need = (key: string) => {
    const { file, imports = [] } = entry(key);
    if (needed.has(`/${file}`)) return;
    needed.add(`/${file}`);
    for (const each of imports) need(each);
  };
  const first = "app/entry.client.tsx";
  for (const key of [first, ...(name ? [`app/pages/${name}.tsx`] : [])]) need(key);
  const script = `/${entry(first).file}`;
  // not preloaded: the document requests the script itself at the same time
  needed.delete(script);
  return { script, preloads: [...needed], messages: messages.map((file) => `/${file}`) };
}

function readStylesheet(): string {
  const { file } = entry("app/app.css");
  if (!file.endsWith(".css"))
    throw new Error(`The stylesheet was compiled into ${file}; look at the chunks of vite.config.ts`);
  return readFileSync(`${client}/${file}`, "utf8").trim();
}

function entry(key: string): Manifest[string] {
  const found = manifest[key];
  if (!found) throw new Error(`The compiled code has no ${key}; build again`);
  return found;
}
