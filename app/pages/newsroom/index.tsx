import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { joinClauses, joinSentences } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StaticSvg } from "#app/ui/markup.tsx";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { ResourceHead } from "#app/pages/resource/resource-head.tsx";
import type { NewsListPage } from "#catalog/news-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import type { Locale } from "#site/locales.ts";
import { listFeedPaths, listNewsFeeds } from "./feeds.ts";
import { NewsFilter, NewsSearch, useNewsSearch } from "./news-search.tsx";

const NewsList = hydrateLazily(() => import("./news-list.tsx").then(({ NewsList: Part }) => Part));

function buildHead(list: NewsListPage, shell: Shell): HeadText {
  const { topic, year, page: number, pages } = list;
  const of = topic?.name ?? year;
  const title = [
    of ? m.labelled({ label: list.title, text: of }) : list.title,
    ...(number > 1 ? [m.pager_of({ page: number, pages })] : []),
  ];
  return {
    title: joinClauses(title),
    description: topic ? joinSentences([m.whole_sentence({ text: topic.text }), list.description]) : list.description,
    canonical: list.path,
    socialCard: topic ? `topic-${topic.id}` : "newsroom",
    crumbs: listResourceCrumbs(
      { name: list.title, path: "/newsroom" },
      ...(list.path === "/newsroom" ? [] : [{ name: joinClauses(title), path: list.path }]),
    ),
    feeds: listNewsFeeds(shell, topic),
  };
}

export const Head = renderHead(buildHead);

export default function Newsroom({ data: list }: { data: NewsListPage }) {
  const locale = useShell().locale;
  const search = useNewsSearch();
  const of = list.topic?.name ?? list.year;
  return (
    <Page contentLocale={list.contentLocale}>
      <ResourceHead
        title={of ?? list.title}
        intro={list.topic?.text ?? list.intro}
        {...(of && { above: [{ name: list.title, path: "/newsroom" }] })}
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
            <div className={list.ahead ? "gap-x-16 xl:grid xl:grid-cols-[minmax(0,1fr)_19rem]" : ""}>
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

/** Pages of a list as links: the first, the last, those beside this one. */
function Pager({ list: { page, pages, pager } }: { list: Pick<NewsListPage, "page" | "pages" | "pager"> }) {
  if (pages < 2) return null;
  const at = (wanted: number) => pager.find(({ number }) => number === wanted);
  const newer = at(page - 1);
  const older = at(page + 1);
  const box =
    "grid min-h-11 min-w-11 place-items-center rounded-lg border border-line px-2 tabular-nums hover:bg-sunken";
  return (
    <nav aria-label={m.pager()} className="mt-8">
      <ul className="flex flex-wrap items-center gap-2">
        {newer && (
          <li>
            <a href={newer.path} rel="prev" aria-label={m.news_newer()} className={box}>
              <Icon name="lucide:arrow-left" />
            </a>
          </li>
        )}
        {pager.map(({ number, path }, index) => (
          <li key={number} className="flex items-center gap-2">
            {number - (pager[index - 1]?.number ?? number - 1) > 1 && <span className="px-1 text-quiet">…</span>}
            <a
              href={path}
              aria-current={number === page ? "page" : undefined}
              aria-label={m.pager_page({ page: number })}
              className={`${box} aria-[current=page]:border-ink aria-[current=page]:font-semibold`}
            >
              {number}
            </a>
          </li>
        ))}
        {older && (
          <li>
            <a href={older.path} rel="next" aria-label={m.news_older()} className={box}>
              <Icon name="lucide:arrow-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Beside the news: the days that lie ahead, to scale, as links to what is said of them. */
function DaysAhead({ markup }: { markup: string | undefined }) {
  if (!markup) return null;
  return (
    <aside className="mt-10 xl:sticky xl:top-24 xl:mt-0 xl:self-start">
      <h2 className="border-t-2 border-ink pt-4 text-xl font-semibold tracking-tight">{m.news_ahead()}</h2>
      <p className="mt-1 mb-5 text-sm text-quiet">{m.news_ahead_scale()}</p>
      <StaticSvg markup={markup} />
    </aside>
  );
}

/** The newsroom, or a topic of it, for a feed reader. */
function FeedLinks({ topic, locale }: { topic?: { id: string; name: string } | undefined; locale: Locale }) {
  const { atom, json } = listFeedPaths(topic, locale);
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
      <Icon name="lucide:rss" />
      {m.news_feeds()}
      <a href={atom} className="py-1 text-link underline underline-offset-4">
        Atom
      </a>
      <a href={json} className="py-1 text-link underline underline-offset-4">
        JSON
      </a>
    </p>
  );
}
