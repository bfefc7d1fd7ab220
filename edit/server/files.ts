import { basename, dirname } from "node:path";
import { buildAddress, pages } from "#site/pages.ts";
import { baseLocale, locales, toLocalPath } from "#site/locales.ts";
import { getServicePath } from "#catalog/site-pages.ts";
import { openFiles } from "#catalog/read/files.ts";
import { readDocument } from "../files/document.ts";
import { type FormSchema, makeFormSchema } from "../files/form-schema.ts";
import { findKind, findOriginal, type Group, type View } from "../files/kinds.ts";
import { readTable, type Table } from "../files/table-text.ts";
import { Refusal } from "./safe-path.ts";
import type { FileState, Workspace } from "./workspace.ts";
import { readMessage } from "../error-message.ts";

/** A file in the list: translations stand with their original. */
export type ListedFile = {
  path: string;
  group: Group;
  view: View;
  title: string;
  state: FileState;
  translations: string[];
};

/** A text in one language as it is edited. */
export type Version = {
  path: string;
  locale: string;
  seen: string;
  state: FileState;
  head?: unknown;
  body?: string;
  text: string;
};

/** All that the page needs to edit a file. What cannot be read as fields is edited as text. */
export type OpenedFile = {
  path: string;
  view: View;
  schema?: FormSchema;
  versions: Version[];
  table?: Table;
  /** The page that shows it, by language. */
  addresses: Record<string, string>;
  unreadable?: string;
};

export function listFiles(workspace: Workspace): ListedFile[] {
  const all = workspace.list();
  const paths = new Set(all.map(({ path }) => path));
  const isTranslation = (path: string) => paths.has(findOriginal(path)?.original ?? "");
  const stateOf = (path: string) => all.find((one) => one.path === path)?.state ?? "same";
  return all.flatMap(({ path }) => {
    const { group, view } = findKind(path);
    // pictures are changed in the text that shows them
    if (isTranslation(path) || view === "picture" || path === "translations.txt") return [];
    const translations = listTranslations(path).filter((one) => paths.has(one));
    const states = [path, ...translations].map(stateOf);
    const state = (["conflict", "new", "changed"] as const).find((one) => states.includes(one)) ?? "same";
    return [{ path, group, view, state, translations, title: readTitle(workspace, path, view) }];
  });
}

/** The names that a file's translations have. */
function listTranslations(path: string): string[] {
  if (!/^(newsroom|services|guides|pages)\/.*\.(md|yaml)$/.test(path)) return [];
  return locales.filter((locale) => locale !== baseLocale).map((locale) => path.replace(/(\.\w+)$/, `.${locale}$1`));
}

function readTitle(workspace: Workspace, path: string, view: View): string {
  const text = view === "document" || view === "form" ? (workspace.read(path) ?? "") : "";
  const title = /^(?:title|name): *["']?(.*?)["']? *$/m.exec(text.slice(0, 2000))?.[1];
  if (title && !path.endsWith("site.yaml")) return title;
  const [, ...parts] = path.replace(/\.(yaml|csv|md)$/, "").split("/");
  return parts.length > 0 ? parts.join(" · ") : basename(path);
}

export function openFile(workspace: Workspace, path: string): OpenedFile {
  if (!workspace.readBytes(path)) throw new Refusal(404, `There is no file ${path}; choose one in the list`);
  const { view, schema } = findKind(path);
  const own = { path, addresses: findAddresses(workspace, path) };
  if (view === "picture") return { ...own, view, versions: [openVersion(workspace, path, baseLocale, false)] };
  if (view === "table") {
    const version = openVersion(workspace, path, baseLocale, false);
    return { ...own, view, versions: [version], table: readTable(version.text) };
  }
  const paths = [path, ...listTranslations(path)].filter((one) => workspace.read(one) !== undefined);
  try {
    const versions = paths.map((one) =>
      openVersion(workspace, one, findOriginal(one)?.locale ?? baseLocale, view !== "text"),
    );
    return { ...own, view, versions, ...(schema && { schema: makeFormSchema(schema) }) };
  } catch (error) {
    const versions = paths.map((one) => openVersion(workspace, one, findOriginal(one)?.locale ?? baseLocale, false));
    return { ...own, view: "text", versions, unreadable: readMessage(error) };
  }
}

function openVersion(workspace: Workspace, path: string, locale: string, fields: boolean): Version {
  const text = findKind(path).view === "picture" ? "" : (workspace.read(path) ?? "");
  const state = { seen: workspace.versionOf(path), state: workspace.stateOf(path) };
  return { path, locale, text, ...state, ...(fields && readDocument(path, text)) };
}

/** Where a file's content is seen on the site, in each of its languages. */
function findAddresses(workspace: Workspace, path: string): Record<string, string> {
  const address = findAddress(workspace, path);
  return Object.fromEntries(locales.map((locale) => [locale, toLocalPath(address, locale)]));
}

function findAddress(workspace: Workspace, path: string): string {
  const [folder, second = ""] = path.split("/");
  const slug = basename(second).split(".")[0] ?? "";
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
  return dirname(path) === "reference/calendar" ? "/resource/calendar" : "/";
}

/** Names that fields may take, to choose from; by what they are names of. */
export function listNames(workspace: Workspace): Record<string, { name: string; also: string[] }[]> {
  const files = openFiles(workspace.draft);
  const bySlug = (folder: string) =>
    [...new Set(files.list(folder, ".md").map((file) => basename(file).split(".")[0] ?? ""))].map((name) => ({
      name,
      also: [],
    }));
  const { columns = [], rows = [] } = readTableAt(workspace, "reference/countries.csv");
  const countries = rows.map(({ cells: [name = "", ...cells] }) => ({
    name,
    also: cells
      .filter((cell, at) => /^(name|in_sentence)\.|^aliases|^also/.test(columns[at + 1] ?? "") && cell !== "")
      .flatMap((cell) => cell.split(";")),
  }));
  const topics = listTopics(workspace).map((name) => ({ name, also: [] }));
  return { services: bySlug("services"), guides: bySlug("guides"), countries, topics };
}

function readTableAt(workspace: Workspace, path: string): Partial<Table> {
  const text = workspace.read(path);
  return text === undefined ? {} : readTable(text);
}

/** The topics that news items may have. */
export function listTopics(workspace: Workspace): string[] {
  const text = workspace.read("pages/newsroom.yaml");
  const { topics } = Object(text && readDocument("newsroom.yaml", text).head);
  return Object.keys(Object(topics));
}
