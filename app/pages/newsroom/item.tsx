import { ButtonLink } from "#app/ui/button.tsx";
import { useEffect, useRef } from "react";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { m } from "#app/messages/m.ts";
import { formatDate } from "#app/ui/format.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StaticSvg } from "#app/ui/markup.tsx";
import { ResourceHead } from "#app/pages/resource/resource-head.tsx";
import type { NewsGlancePage } from "#catalog/news-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import { Days } from "./days.tsx";
import { Facts } from "./facts.tsx";
import { listNewsFeeds } from "./feeds.ts";
import { Neighbours } from "./neighbours.tsx";
import { NewsStamp } from "./news-stamp.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";

function buildHead(item: NewsGlancePage, shell: Shell): HeadText {
  const { id, title, summary, date } = item;
  return {
    title: m.noted({ text: title, note: m.news_glance() }),
    description: summary,
    canonical: `/newsroom/detail/${id}`,
    socialCard: item.socialCard,
    article: { published: date },
    crumbs: listResourceCrumbs(
      { name: m.crumb_newsroom(), path: "/newsroom" },
      { name: title, path: `/newsroom/detail/${id}` },
    ),
    feeds: listNewsFeeds(shell),
  };
}

export const Head = renderHead(buildHead);

/** A news item at a glance, beside the list that it was opened from. */
export default function Item({ data: item }: { data: NewsGlancePage }) {
  useArrowKeys({ older: item.older?.path, newer: item.newer?.path });
  return (
    <Page contentLocale={item.contentLocale}>
      <div className="mx-auto max-w-324 items-start gap-x-12 lg:grid lg:grid-cols-[20rem_1fr] lg:px-6">
        <NewsColumn entries={item.beside} current={item.id} />
        <article className="min-w-0 lg:-mx-6">
          <ResourceHead title={item.title} above={[{ name: m.crumb_newsroom(), path: "/newsroom" }]}>
            <NewsStamp item={item} />
            <p className="mt-5 max-w-2xl text-xl leading-relaxed">{item.summary}</p>
          </ResourceHead>
          <div className="page-width space-y-10 pb-12">
            {item.calendar ? (
              <Days calendar={item.calendar} over={item.noticeState === "over"} className="max-w-2xl" />
            ) : (
              <StaticSvg markup={item.drawn} className="max-w-sm" />
            )}
            <Facts item={item} />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink href={item.detailPath}>
                {item.hasTable ? m.news_read_table() : m.news_read()}
                <Icon name="lucide:arrow-right" />
              </ButtonLink>
              {item.contents.map(({ title, path }) => (
                <a key={path} href={item.detailPath + path} className="py-1 text-link underline underline-offset-4">
                  {title}
                </a>
              ))}
            </div>
            <Neighbours item={item} />
            <p className="text-quiet">
              {m.news_press()}
              {m.between_sentences()}
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

/** The foot of the list fades, in px. */
const faded = 64;

/** The list beside an item on a wide screen, with the item in view. It keeps its place from item to item. */
function NewsColumn({ entries, current }: { entries: NewsGlancePage["beside"]; current: string }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const column = ref.current;
    const here = column?.querySelector<HTMLElement>("[aria-current]");
    if (!column || !here) return;
    const outside =
      here.offsetTop < column.scrollTop ||
      here.offsetTop + here.offsetHeight > column.scrollTop + column.clientHeight - faded;
    if (!outside) return;
    // no item is cut in two at the top
    const items = [...column.querySelectorAll<HTMLElement>("li")].map(({ offsetTop }) => offsetTop);
    column.scrollTop = items.findLast((top) => top <= here.offsetTop - column.clientHeight / 3) ?? 0;
  }, [current]);
  return (
    <nav
      ref={ref}
      aria-label={m.news_list()}
      className="news-column sticky top-24 mt-12 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto [mask-image:linear-gradient(#000_calc(100%-4rem),transparent)] pb-16 lg:block"
    >
      <ul>
        {entries.map(({ id, title, date: day, topicName, path }) => (
          <li key={id}>
            <a href={path} aria-current={id === current ? "page" : undefined}>
              <span>
                {formatDate(day, "short")} · {topicName}
              </span>
              <span>{title}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
