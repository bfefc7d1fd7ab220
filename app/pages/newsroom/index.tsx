import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { newsroomView } from "#catalog/views/news.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { loader as rootLoader } from "#app/root.tsx";
import { NewsList } from "#app/ui/news-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NewsFilter } from "./news-filter.tsx";
import { Pager } from "./pager.tsx";
import { useNewsQuery } from "./use-news-query.ts";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return newsroomView(catalog(), localeOfPath(url.pathname));
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: newsroom, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!newsroom || !shell) return [];
  const { title, description, contentLocale } = newsroom;
  return pageMeta(page, {
    title,
    description,
    contentLocale,
    card: "newsroom",
    crumbs: [{ name: title, path: "/newsroom" }],
  });
};

export default function Newsroom() {
  const newsroom = useLoaderData<typeof loader>();
  const query = useNewsQuery(newsroom.entries);
  return (
    <Page contentLocale={newsroom.contentLocale}>
      <PageHead title={newsroom.title} intro={newsroom.intro} />
      <div className="page-width pb-12">
        <NewsFilter topics={newsroom.topics} query={query} />
        <h2 className="sr-only">{m.news_list()}</h2>
        <p role="status" className="mt-6 mb-3 text-sm text-quiet">
          {m.news_count({ count: query.found.length })}
        </p>
        {query.found.length > 0 ? (
          <NewsList entries={query.shown} />
        ) : (
          <div className="border-t-2 border-ink py-10">
            <p className="text-lg">{m.news_none()}</p>
            <button type="button" className="button button-quiet mt-4" onClick={query.clear}>
              {m.show_all()}
            </button>
          </div>
        )}
        <Pager query={query} />
      </div>
    </Page>
  );
}
