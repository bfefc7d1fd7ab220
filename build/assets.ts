import { readFileSync } from "node:fs";
import type { Manifest } from "vite";
import type { Locale } from "#site/locales.ts";

const client = "dist/client";

/** What the compiled code says of its files, as Vite writes it. */
const manifest: Manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, "utf8"));

/** The stylesheet, which stands in every document. */
export const stylesheet = readFileSync(`${client}/${entry("app/app.css").file}`, "utf8").trim();

/** The script of a page's document, and the files that it and the page need: all that is fetched at once. */
export function scriptsOf(name: string | undefined, locale: Locale): { script: string; preloads: string[] } {
  const needed = new Set<string>();
  const need = (key: string) => {
    const { file, imports = [] } = entry(key);
    if (needed.has(`/${file}`)) return;
    needed.add(`/${file}`);
    for (const each of imports) need(each);
  };
  const first = "app/entry.client.tsx";
  for (const key of [first, messagesOf(locale), ...(name ? [`app/pages/${name}.tsx`] : [])]) need(key);
  return { script: `/${entry(first).file}`, preloads: [...needed] };
}

/** The key of a language's words, which no file holds as they are. */
function messagesOf(locale: Locale): string {
  return Object.keys(manifest).find((key) => key.endsWith(`virtual:messages/${locale}`)) ?? `messages/${locale}`;
}

function entry(key: string): Manifest[string] {
  const found = manifest[key];
  if (!found) throw new Error(`The compiled code has no ${key}; build again`);
  return found;
}
