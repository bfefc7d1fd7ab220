import type { DataOf } from "#app/page-module.ts";
import { socialCardName, localPath } from "#site/locales.ts";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { below } from "#app/ui/below.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { Drawn } from "#app/ui/drawn.tsx";
import { Days } from "./days.tsx";
import { newsFeeds } from "./feeds.ts";
import { ShareButton } from "./share-button.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { NewsStamp } from "./news-stamp.tsx";

type Data = DataOf<typeof import("./detail.data.ts")>;

const NewsList = below(() => import("#app/ui/news-list.tsx").then(({ NewsList: Part }) => Part));
const Facts = below(() => import("./facts.tsx").then(({ Facts: Part }) => Part));
const Contents = below(() => import("./contents.tsx").then(({ Contents: Part }) => Part));
const Neighbours = below(() => import("./neighbours.tsx").then(({ Neighbours: Part }) => Part));
const Corrections = below(() => import("./corrections.tsx").then(({ Corrections: Part }) => Part));
const Sources = below(() => import("#app/ui/sources.tsx").then(({ Sources: Part }) => Part));

function head(item: Data, shell: Shell): HeadText {
  const { id, title, summary, date } = item;
  const url = `${shell.address}/newsroom/detail/${id}`;
  const publisher = { "@type": "Organization", name: shell.name, url: shell.address };
  return {
    title,
    description: summary,
    socialCard: item.socialCard,
    article: { published: date },
    crumbs: [
      { name: m.crumb_newsroom(), path: "/newsroom" },
      { name: title, path: `/newsroom/detail/${id}` },
    ],
    jsonLd: [
      {
        "@type": "NewsArticle",
        headline: title,
        description: summary,
        datePublished: date,
        ...(item.modified && { dateModified: item.modified }),
        image: `${shell.address}/cards/${socialCardName(item.socialCard, item.contentLocale)}.png`,
        mainEntityOfPage: url,
        author: publisher,
        publisher,
      },
    ],
    feeds: newsFeeds(shell),
  };
}

export const Head = inHead(head);

export default function NewsDetail({ data: item }: { data: Data }) {
  const locale = useShell().locale;
  useArrowKeys({ older: item.older?.detailPath, newer: item.newer?.detailPath });
  return (
    <Page contentLocale={item.contentLocale}>
      <article>
        <PageHead
          title={item.title}
          intro={item.summary}
          crumbs={[
            { name: m.crumb_newsroom(), path: localPath("/newsroom", locale) },
            { name: m.news_glance(), path: item.path },
          ]}
        >
          <NewsStamp item={item} more={m.minutes({ minutes: item.minutes })} />
        </PageHead>
        <div className="page-width pb-12">
          {item.calendar && (
            <div className="mb-12">
              <Days calendar={item.calendar} over={item.noticeState === "over"} />
            </div>
          )}
          <div className="grid items-start gap-x-16 gap-y-10 *:min-w-0 lg:grid-cols-[7fr_4fr]">
            <aside className="space-y-10 lg:sticky lg:top-24 lg:order-last">
              {item.cover && <Picture {...item.cover} className="h-auto w-full rounded-lg bg-sunken" eager />}
              {!item.cover && !item.calendar && <Drawn markup={item.drawn} />}
              <Facts item={item} />
              <Contents headings={item.prose.headings} />
            </aside>
            <div>
              <Prose html={item.prose.html} />
              <Corrections corrections={item.corrections} />
              <Sources sources={item.sources} />
              <div className="mt-10 mb-12 flex flex-wrap gap-3 print:hidden">
                <ShareButton title={item.title} />
                <CopyLink />
              </div>
              <div className="max-w-2xl">
                <Neighbours item={item} detail />
              </div>
            </div>
          </div>
        </div>
      </article>
      {item.related.length > 0 && (
        <Section title={m.news_related()}>
          <NewsList entries={item.related} />
        </Section>
      )}
    </Page>
  );
}
