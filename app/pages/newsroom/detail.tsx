import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, localPath } from "#catalog/locale.ts";
import { coverWidth, pictureOf } from "#catalog/images/picture.ts";
import { newsItemView } from "#catalog/views/news.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/paraglide/messages.js";
import type { loader as rootLoader } from "#app/root.tsx";
import { NewsList } from "#app/ui/news-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { CopyLink } from "#app/ui/copy-link.tsx";
import { Facts } from "./facts.tsx";
import { Neighbours } from "./neighbours.tsx";
import { NewsStamp } from "./news-stamp.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export async function loader({ url, params }: LoaderFunctionArgs) {
  const item = newsItemView(catalog(), localeOfPath(url.pathname), params.id ?? "");
  if (!item) throw data(null, { status: 404 });
  const { list: _list, coverImage, ...rest } = item;
  return { ...rest, cover: coverImage && (await pictureOf(coverImage, coverWidth)) };
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: item, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!item || !shell) return [];
  const { id, title, summary, contentLocale, date } = item;
  const url = `${shell.address}/newsroom/detail/${id}`;
  const publisher = { "@type": "Organization", name: shell.name, url: shell.address };
  return pageMeta(page, {
    title,
    description: summary,
    contentLocale,
    card: `news-${id}`,
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
        image: `${shell.address}/cards/news-${id}.png`,
        mainEntityOfPage: url,
        author: publisher,
        publisher,
      },
    ],
  });
};

export default function NewsDetail() {
  const item = useLoaderData<typeof loader>();
  const locale = useShell()?.locale ?? "en";
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
          <Facts item={item} />
          <div>
            <Prose html={item.prose.html} />
            <Sources sources={item.sources} />
          </div>
          <CopyLink />
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
