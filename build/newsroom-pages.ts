import { createHash } from "node:crypto";
import type { Catalog } from "#catalog/catalog.ts";
import { type Locale, locales, localPath } from "#site/locales.ts";
import { nameOfFile } from "#catalog/markdown/files-beside.ts";
import { newsArchive } from "#catalog/newsroom/archive.ts";
import { newsItemView } from "#catalog/newsroom/item.ts";
import { type ListOf, listPaths, newsListView } from "#catalog/newsroom/list.ts";
import { shellView } from "#catalog/views/shell.ts";
import type { KeyedPage } from "./kept-pages.ts";

/** The newest items have the most readers. */
const popularItems = 100;

/** Pages of the newsroom, which grows over the years; each has a key of everything that it shows. */
export function newsroomPages(catalog: Catalog): KeyedPage[] {
  return locales.flatMap((locale) => {
    const base = createHash("sha256")
      .update(process.env.CODE_ID ?? "")
      .update(JSON.stringify(shellView(catalog, locale)));
    const keyed = (path: string, view: unknown, popular: boolean): KeyedPage => {
      const local = localPath(path, locale);
      const key = base.copy().update(local).update(JSON.stringify(view)).digest("hex").slice(0, 24);
      return { path: local, key, popular };
    };
    const items = newsArchive(catalog, locale).entries.flatMap(({ id }, at) => {
      const view = itemData(catalog, locale, id);
      const popular = at < popularItems;
      return [`/newsroom/${id}`, `/newsroom/detail/${id}`].map((path) => keyed(path, view, popular));
    });
    const lists = listPaths(catalog).map((path) => {
      const list = listOf(path);
      return keyed(path, newsListView(catalog, locale, list), list.page === 1);
    });
    return [...lists, ...items];
  });
}

/** An item's view; its picture is identified by content, since a file may change under the same name. */
function itemData(catalog: Catalog, locale: Locale, id: string): unknown {
  const view = newsItemView(catalog, locale, id);
  return view?.coverImage ? [view, nameOfFile(view.coverImage.file)] : view;
}

function listOf(path: string): ListOf {
  const [, , kind, first, second] = path.split("/");
  if (kind === "page") return { page: Number(first) };
  return {
    ...(kind === "topic" ? { topic: first } : kind === "year" ? { year: first } : {}),
    page: Number(second ?? 1),
  };
}
