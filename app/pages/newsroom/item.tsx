import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Drawn } from "#app/ui/drawn.tsx";
import { Days } from "./days.tsx";
import { Facts } from "./facts.tsx";
import { NewsColumn } from "./news-column.tsx";
import { newsFeeds } from "./feeds.ts";
import { NewsStamp } from "./news-stamp.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { Neighbours } from "./neighbours.tsx";

type Data = DataOf<typeof import("./item.data.ts")>;

function head(item: Data, shell: Shell): HeadText {
  const { id, title, summary, date } = item;
  return {
    title: m.noted({ text: title, note: m.news_glance() }),
    description: summary,
    canonical: `/newsroom/detail/${id}`,
    socialCard: item.socialCard,
    article: { published: date },
    crumbs: [
      { name: m.crumb_newsroom(), path: "/newsroom" },
      { name: title, path: `/newsroom/detail/${id}` },
    ],
    feeds: newsFeeds(shell),
  };
}

export const Head = inHead(head);

/** A news item at a glance, beside the list that it was opened from. */
export default function NewsItem({ data: item }: { data: Data }) {
  const locale = useShell().locale;
  useArrowKeys({ older: item.older?.path, newer: item.newer?.path });
  return (
    <Page contentLocale={item.contentLocale}>
      <div className="mx-auto max-w-324 items-start gap-x-12 lg:grid lg:grid-cols-[20rem_1fr] lg:px-6">
        <NewsColumn entries={item.beside} current={item.id} />
        <article className="min-w-0 lg:-mx-6">
          <PageHead title={item.title} crumbs={[{ name: m.crumb_newsroom(), path: localPath("/newsroom", locale) }]}>
            <NewsStamp item={item} />
            <p className="mt-5 max-w-2xl text-xl leading-relaxed">{item.summary}</p>
          </PageHead>
          <div className="page-width space-y-10 pb-12">
            {item.calendar ? (
              <Days calendar={item.calendar} over={item.noticeState === "over"} className="max-w-2xl" />
            ) : (
              <Drawn markup={item.drawn} className="max-w-sm" />
            )}
            <Facts item={item} />
            <a href={item.detailPath} className="button">
              {m.news_read()}
              <Icon name="lucide:arrow-right" />
            </a>
            <Neighbours item={item} />
            <p className="text-quiet">
              {m.news_press()}{" "}
              <a href={`mailto:${item.pressEmail}`} className="text-link underline underline-offset-4">
                {item.pressEmail}
              </a>
            </p>
          </div>
        </article>
      </div>
    </Page>
  );
}
