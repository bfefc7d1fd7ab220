import { basename, posix } from "node:path";
import { buildAddress, pages } from "#site/pages.ts";
import { baseLocale, locales, toLocalPath } from "#site/locales.ts";
import { getServicePath } from "#catalog/site-pages.ts";
import { readDocument } from "../files/document.ts";
import { type FormSchema, makeFormSchema } from "../files/form-schema.ts";
import { findKind, findOriginal, type View } from "../files/kinds.ts";
import { readTable, type Table } from "../files/table-text.ts";
import type { FileState, Workspace } from "./workspace.ts";
import { readMessage } from "../error-message.ts";

/** A file in the list, and what it is for, in the words of its first comment; translations stand with their original. */
export type ListedFile = { path: string; title: string; about: string; state: FileState; translations: string[] };

/** A text in one language as it is edited. */
export type Version = { path: string; locale: string; seen: string; head?: unknown; body?: string; text: string };

/** All that the page needs to edit a file. What cannot be read as fields is edited as text. */
export type OpenedFile = {
  path: string;
  view: View;
  schema?: FormSchema;
  versions: Version[];
  table?: Table;
  /** What the prices of a table are in. */
  currency?: string | undefined;
  /** The page that shows it, by language. */
  addresses: Record<string, string>;
  unreadable?: string;
};

/** The files to be edited, each with its translations and the state of both. */
export function listFiles(workspace: Workspace): ListedFile[] {
  const states = new Map(workspace.list().map(({ path, state }) => [path, state]));
  return [...states.keys()].flatMap((path) => {
    // pictures are changed in the text that shows them
    const isTranslation = states.has(findOriginal(path)?.original ?? "");
    if (isTranslation || findKind(path).view === "picture" || path === "translations.txt") return [];
    const translations = listTranslations(path).filter((one) => states.has(one));
    const own = [path, ...translations].map((one) => states.get(one));
    const state = (["conflict", "new", "changed"] as const).find((one) => own.includes(one)) ?? "same";
    const about = /^# ?(.*?)(?:\.|$)/.exec(workspace.read(path) ?? "")?.[1] ?? "";
    return [{ path, title: readTitle(workspace, path), about, state, translations }];
  });
}

/** The files that have all these words in their name, title or text, also in translation. */
export function findTexts(workspace: Workspace, words: string): string[] {
  const sought = words.toLowerCase().split(/\s+/);
  return listFiles(workspace).flatMap(({ path, title, translations }) => {
    const texts = [path, ...translations].map((one) => workspace.read(one));
    const text = [path, title, ...texts].join("\n").toLowerCase();
    return sought.every((word) => text.includes(word)) ? [path] : [];
  });
}

/** The names that a file's translations have. */
export function listTranslations(path: string): string[] {
  if (!/^(newsroom|services|guides|pages)\/.*\.(md|yaml)$/.test(path)) return [];
  return locales.filter((locale) => locale !== baseLocale).map((locale) => path.replace(/(\.\w+)$/, `.${locale}$1`));
}

/** A file's own title, or the parts of its path; a card is called by the line that it is for. */
function readTitle(workspace: Workspace, path: string): string {
  const read = (file: string) => /^(?:title|name): *["']?(.*?)["']? *$/m.exec(workspace.read(file) ?? "")?.[1];
  const [folder = "", service, ...parts] = path.replace(/\.(yaml|csv|md)$/, "").split("/");
  if (folder === "rates") return [read(`services/${service}.md`) ?? service, ...parts].join(" · ");
  const title = folder === "reference" || folder === "site" ? undefined : read(path);
  return title ?? ([service, ...parts].filter(Boolean).join(" · ") || basename(path));
}

/** Opens a file with its translations. Throws a Refusal where there is none. */
export function openFile(workspace: Workspace, path: string): OpenedFile {
  workspace.requireText(path);
  const { view, schema } = findKind(path);
  const address = findAddress(workspace, path);
  const addresses = Object.fromEntries(locales.map((locale) => [locale, toLocalPath(address, locale)]));
  const paths = [path, ...listTranslations(path)].filter((one) => workspace.read(one) !== undefined);
  const openVersions = (hasFields: boolean) =>
    paths.map((one): Version => {
      const text = workspace.read(one) ?? "";
      const locale = findOriginal(one)?.locale ?? baseLocale;
      return { path: one, locale, text, seen: workspace.versionOf(one), ...(hasFields && readDocument(one, text)) };
    });
  try {
    const versions = openVersions(view === "form");
    const table = view === "table" ? { table: readTable(versions[0]?.text ?? "") } : {};
    const card = path.startsWith("rates/") ? workspace.read(posix.join(posix.dirname(path), "card.yaml")) : undefined;
    const currency = /^currency: *(\w+)/m.exec(card ?? "")?.[1];
    return { path, currency, addresses, view, versions, ...table, ...(schema && { schema: makeFormSchema(schema) }) };
  } catch (error) {
    return { path, addresses, view: "text", versions: openVersions(false), unreadable: readMessage(error) };
  }
}

/** Where a file's content is seen on the site. */
function findAddress(workspace: Workspace, path: string): string {
  const [folder, second = ""] = path.split("/");
  const slug = second.split(".")[0] ?? "";
  if (folder === "guides") return buildAddress("guides", slug);
  // an item has two pages, and the last one shows its whole text
  if (folder === "newsroom")
    return pages.findLast(({ content }) => content === "news")?.address.replace(":id", slug) ?? "/";
  if (folder === "pages") return pages.find(({ content }) => content === `pages/${slug}`)?.address ?? "/";
  if (folder === "services" || folder === "rates") {
    const text = workspace.read(`services/${slug}.md`) ?? "";
    const kind = /^kind: *b2b/m.test(text) ? "b2b" : "b2c";
    return getServicePath(slug, { kind, overview: /^overview: *true/m.test(text) });
  }
  return second === "calendar" ? "/resource/calendar" : "/";
}
