import { basename, dirname, join } from "node:path";
import { baseLocale, locales } from "#site/locales.ts";
import { openFiles } from "#catalog/read/files.ts";
import { listCardFolders } from "./cards.ts";
import { createText, editText, quoteText } from "./edit-text.ts";

type Names = Readonly<Record<string, string>>;

/** A name in the languages of the site, as YAML: `{ en: "…", de: "…" }`. */
function writeNames(names: Names): string {
  return `{ ${locales.map((locale) => `${locale}: ${quoteText(names[locale] ?? names[baseLocale] ?? "")}`).join(", ")} }`;
}

function toFile(locale: string): string {
  return locale === baseLocale ? "" : `.${locale}`;
}

/** A news item as a draft in every language of the site, with its fields filled in as far as possible. */
export function addNews(
  root: string,
  { id, titles, topics, today }: { id: string; titles: Names; topics: readonly string[]; today: string },
): string[] {
  return locales.map((locale) => {
    const file = join(root, "newsroom", id, `index${toFile(locale)}.md`);
    createText(
      file,
      `---
title: ${quoteText(titles[locale] ?? titles[baseLocale] ?? "")}
date: ${today}
# ${topics.join(", ")}
topic: ${topics[0] ?? ""}
# what changes, for whom, when: one or two sentences
summary: ""
facts:
  - { label: "", value: "" }
  - { label: "", value: "" }
concerns: ""
services: []
# remove this line to publish
draft: true
---

`,
    );
    return file;
  });
}

/** A closing of hubs in the calendar. */
export function addClosing(
  root: string,
  closing: { id: string; hubs: readonly string[]; names: Names; from: string; to: string; departure: string },
): string {
  const file = join(root, "reference", "calendar", "operations.yaml");
  const { id, hubs, names, from, to, departure } = closing;
  const entry = `  - id: ${id}
    hubs: [${hubs.join(", ")}]
    name: ${writeNames(names)}
    from: ${from}
    to: ${to}
    first_departure: ${departure}
`;
  editText(file, (text) => {
    if (new RegExp(`^ +- id: ${id}$`, "m").test(text)) throw new Error(`${file} has a closing "${id}" already`);
    if (/^closings: *\[\]/m.test(text)) return text.replace(/^closings: *\[\] *\n?/m, `closings:\n${entry}`);
    return /^closings:/m.test(text)
      ? text.replace(/^closings:.*\n/m, `$&${entry}`)
      : `${text.trimEnd()}\n\nclosings:\n${entry}`;
  });
  return file;
}

/** A line made like another one: its text in every language and its cards, under a new name from a day on. */
export function addLine(
  root: string,
  { slug, like, names, from }: { slug: string; like: string; names: Names; from: string },
): string[] {
  const files = openFiles(root);
  const folders = listCardFolders(root, like, from).filter((folder) => basename(folder).slice(0, 10) <= from);
  if (folders.length === 0) throw new Error(`${like} has no rate card that holds on ${from}`);
  const texts = locales.flatMap((locale) => {
    const file = join(root, "services", `${like}${toFile(locale)}.md`);
    if (!files.has(file)) return [];
    const text = files.text(file);
    const [, name = ""] = /^name: *["']?(.*?)["']? *$/m.exec(text) ?? [];
    const own = join(root, "services", `${slug}${toFile(locale)}.md`);
    createText(
      own,
      text
        .replaceAll(name, names[locale] ?? slug)
        .replaceAll(new RegExp(`\\b${like}\\b`, "g"), slug)
        .replace(/^formerly:.*\n/m, ""),
    );
    return [own];
  });
  const cards = folders.flatMap((folder) =>
    ["card.yaml", "prices.csv", "zones.csv"].flatMap((name) => {
      if (!files.has(join(folder, name))) return [];
      const own = join(dirname(dirname(folder)), slug, `${from}${basename(folder).slice(10)}`, name);
      createText(own, files.text(join(folder, name)).replace(/^valid_to:.*\n/m, ""));
      return [own];
    }),
  );
  return [...texts, ...cards];
}
