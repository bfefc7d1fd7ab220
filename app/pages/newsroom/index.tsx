import type { DataOf } from "#app/page-module.ts";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { NewsList } from "#app/ui/news-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { DaysAhead } from "./days-ahead.tsx";
import { FeedLinks } from "./feed-links.tsx";
import { newsFeeds } from "./feeds.ts";
import { NewsFilter } from "./news-filter.tsx";
import { NewsSearch } from "./news-search.tsx";
import { Pager } from "./pager.tsx";
import { useNewsSearch } from "./use-news-search.ts";
import { clauses, sentences } from "#app/ui/joined.ts";

type Data = DataOf<typeof import("./index.data.ts")>;

function head(list: Data, shell: Shell): HeadText {
  const { topic, year, page: number, pages } = list;
  const of = topic?.name ?? year;
  const title = [
    of ? m.labelled({ label: list.title, text: of }) : list.title,
    ...(number > 1 ? [m.pager_of({ page: number, pages })] : []),
  ];
  return {
    title: clauses(title),
    description: topic ? sentences([m.whole_sentence({ text: topic.text }), list.description]) : list.description,
    canonical: list.path,
    socialCard: topic ? `topic-${topic.id}` : "newsroom",
    crumbs: [{ name: list.title, path: "/newsroom" }],
    feeds: newsFeeds(shell, topic),
  };
}

export const Head = inHead(head);

export default function Newsroom({ data: list }: { data: Data }) {
  const locale = useShell().locale;
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
            <div className={list.ahead ? "gap-x-16 xl:grid xl:grid-cols-[1fr_19rem]" : ""}>
              <div>
                <NewsList entries={list.entries} lead={list.page === 1} />
                <Pager list={list} />
              </div>
              <DaysAhead markup={list.ahead} />
            </div>
          </>
        )}
        <FeedLinks topic={list.topic} locale={locale} />
      </div>
    </Page>
  );
}
