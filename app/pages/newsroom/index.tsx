import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { newsListView } from "#catalog/newsroom/list.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { NewsList } from "#app/ui/news-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { feedMeta } from "./feed-meta.ts";
import { NewsFilter } from "./news-filter.tsx";
import { NewsSearch } from "./news-search.tsx";
import { Pager } from "./pager.tsx";
import { useNewsSearch } from "./use-news-search.ts";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

/** `/newsroom`, the lists of a topic and of a year, and their further pages. */
export function loader({ url, params: { topic, year, page = "1" } }: LoaderFunctionArgs) {
  const list = newsListView(catalog(), localeOfPath(url.pathname), { topic, year, page: Number(page) });
  if (!list) throw data(null, { status: 404 });
  return list;
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: list, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!list || !shell) return [];
  const { topic, year, page: number, pages, contentLocale } = list;
  const of = topic?.name ?? year;
  const title = [list.title, ...(of ? [of] : []), ...(number > 1 ? [m.pager_of({ page: number, pages })] : [])];
  return [
    ...pageMeta(page, {
      title: title.join(", "),
      description: topic ? `${topic.text}. ${list.description}` : list.description,
      contentLocale,
      canonical: list.path,
      card: topic ? `topic-${topic.id}` : "newsroom",
      crumbs: [{ name: list.title, path: "/newsroom" }],
    }),
    ...feedMeta(shell, topic),
  ];
};

export default function Newsroom() {
  const list = useLoaderData<typeof loader>();
  const locale = useShell()?.locale ?? "en";
  const search = useNewsSearch();
  const of = list.topic?.name ?? list.year;
  return (
    <Page contentLocale={list.contentLocale}>
      <PageHead
        title={of ?? list.title}
        intro={list.topic?.text ?? list.intro}
        {...(of && { crumbs: [{ name: list.title, path: list.all }] })}
      />
      <div className="page-width pb-12">
        <NewsFilter list={list} search={search} />
        {search.query ? (
          <NewsSearch search={search} locale={locale} />
        ) : (
          <>
            <h2 className="sr-only">{m.news_list()}</h2>
            <p className="mt-6 mb-3 text-sm text-quiet">
              {m.news_count({ count: list.count })}
              {list.pages > 1 && ` · ${m.pager_of({ page: list.page, pages: list.pages })}`}
            </p>
            <NewsList entries={list.entries} />
            <Pager list={list} />
          </>
        )}
        <FeedLinks topic={list.topic} locale={locale} />
      </div>
    </Page>
  );
}
