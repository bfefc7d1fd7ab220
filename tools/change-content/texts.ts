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

/** A closing of hubs in the calendar. Throws an Error for days that are not in their order. */
export function addClosing(
  root: string,
  closing: { id: string; hubs: readonly string[]; names: Names; from: string; to: string; departure: string },
): string {
  const file = join(root, "reference", "calendar", "operations.yaml");
  const { id, hubs, names, from, to, departure } = closing;
  if (to < from || departure <= to)
    throw new Error(
      `The closing is from ${from} to ${to}, the first departure on ${departure}: write them in this order`,
    );
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

/**
 * A line made like another one: its text in every language and its cards, under a new name from a day on, and its place
 * beside the other in the calendar, on the maps and in the menus. Returns the files written.
 */
export function addLine(
  root: string,
  { slug, like, names, from }: { slug: string; like: string; names: Names; from: string },
): string[] {
  const files = openFiles(root);
  const folders = listCardFolders(root, like, from).filter((folder) => basename(folder).slice(0, 10) <= from);
  if (folders.length === 0) throw new Error(`${like} has no rate card that holds on ${from}`);
  const rename = (text: string, locale: string, name: string) =>
    text.replaceAll(name, names[locale] ?? slug).replaceAll(new RegExp(`\\b${like}\\b`, "g"), slug);
  const readName = (text: string) => /^name: *["']?(.*?)["']? *$/m.exec(text)?.[1] ?? "";
  const original = files.text(join(root, "services", `${like}.md`));
  const orders = files.list("services", ".md").map((file) => Number(/^order: (\d+)/m.exec(files.text(file))?.[1] ?? 0));
  const texts = locales.flatMap((locale) => {
    const file = join(root, "services", `${like}${toFile(locale)}.md`);
    if (!files.has(file)) return [];
    const text = files.text(file);
    const own = join(root, "services", `${slug}${toFile(locale)}.md`);
    createText(
      own,
      rename(text, locale, readName(text))
        .replace(/^formerly:.*\n/m, "")
        .replace(/^order: .*$/m, `order: ${Math.max(...orders) + 1}`),
    );
    return [own];
  });
  const cards = folders.flatMap((folder) =>
    ["card.yaml", "prices.csv", "zones.csv"].flatMap((name) => {
      if (!files.has(join(folder, name))) return [];
      const own = join(dirname(dirname(folder)), slug, `${from}${basename(folder).slice(10)}`, name);
      const text = files.text(join(folder, name)).replace(/^valid_to:.*\n/m, "");
      createText(
        own,
        text.replaceAll(/^#.*$/gm, (comment) => rename(comment, baseLocale, readName(original))),
      );
      return [own];
    }),
  );
  const kind = /^kind: *(\w+)/m.exec(original)?.[1] ?? "";
  return [...texts, ...cards, ...placeLine(root, { slug, like, names, kind })];
}

/** Puts a line beside another one wherever lines are listed one by one; returns the files that do so. */
function placeLine(
  root: string,
  { slug, like, names, kind }: { slug: string; like: string; names: Names; kind: string },
): string[] {
  const files = openFiles(root);
  const changes: readonly [file: string, change: (text: string) => string][] = [
    // departures and peaks, and an hour of its own
    [
      join(root, "reference", "calendar", "operations.yaml"),
      (text) =>
        text.replace(
          new RegExp(`^( *hand_over_by_service: \\{.*?)(\\b${like}: *)("[^"]*")`, "m"),
          `$1$2$3, ${slug}: $3`,
        ),
    ],
    [join(root, "reference", "gateways.yaml"), (text) => text],
    [
      join(root, "site.yaml"),
      (text) =>
        text.replace(
          new RegExp(`^( *- )\\{ to: /our-solutions/\\w+/${like},.*$`, "m"),
          `$&\n$1{ to: /our-solutions/${kind}/${slug}, label: ${writeNames(names).replaceAll("$", "$$$$")} }`,
        ),
    ],
  ];
  const list = new RegExp(`(\\bservices: \\[[^\\]]*?\\b${like})(?=[,\\s\\]])`, "g");
  return changes.flatMap(([file, change]) => {
    if (!files.has(file)) return [];
    const before = files.text(file);
    const after = change(before.replaceAll(list, `$1, ${slug}`));
    if (after === before) return [];
    editText(file, () => after);
    return [file];
  });
}
