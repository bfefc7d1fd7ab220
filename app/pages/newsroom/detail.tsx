import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, localPath } from "#catalog/locale.ts";
import { pictureOf, proseWidth } from "#catalog/images/picture.ts";
import { newsItemView } from "#catalog/newsroom/item.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { NewsList } from "#app/ui/news-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { Contents } from "./contents.tsx";
import { Corrections } from "./corrections.tsx";
import { Drawn } from "#app/ui/drawn.tsx";
import { Days } from "./days.tsx";
import { Facts } from "./facts.tsx";
import { feedMeta } from "./feed-meta.ts";
import { ShareButton } from "./share-button.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";
import { Neighbours } from "./neighbours.tsx";
import { NewsStamp } from "./news-stamp.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url, params }: LoaderFunctionArgs) {
  const item = newsItemView(catalog(), localeOfPath(url.pathname), params.id ?? "");
  if (!item) throw data(null, { status: 404 });
  const { beside: _beside, coverImage, ...rest } = item;
  return { ...rest, ...(coverImage && { cover: pictureOf(coverImage, proseWidth) }) };
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: item, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!item || !shell) return [];
  const { id, title, summary, contentLocale, date } = item;
  const url = `${shell.address}/newsroom/detail/${id}`;
  const publisher = { "@type": "Organization", name: shell.name, url: shell.address };
  return [
    ...pageMeta(page, {
      title,
      description: summary,
      contentLocale,
      card: item.card,
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
          image: `${shell.address}/cards/${item.card}.png`,
          mainEntityOfPage: url,
          author: publisher,
          publisher,
        },
      ],
    }),
    ...feedMeta(shell),
  ];
};

export default function NewsDetail() {
  const item = useLoaderData<typeof loader>();
  const locale = useShell()?.locale ?? "en";
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
        <div className="page-width space-y-12 pb-12">
          {item.cover && <Picture {...item.cover} className="h-auto w-full max-w-2xl rounded-2xl" eager />}
          <Days calendar={item.calendar} />
          {!item.cover && !item.calendar && <Drawn markup={item.drawn} className="max-w-sm" />}
          <Facts item={item} />
          <div className="gap-x-16 lg:grid lg:grid-cols-[42rem_1fr]">
            <div className="min-w-0">
              <Prose html={item.prose.html} />
              <Corrections corrections={item.corrections} />
              <Sources sources={item.sources} />
            </div>
            <Contents headings={item.prose.headings} />
          </div>
          <div className="flex flex-wrap gap-3 print:hidden">
            <ShareButton title={item.title} />
            <CopyLink />
          </div>
          <Neighbours item={item} detail />
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
