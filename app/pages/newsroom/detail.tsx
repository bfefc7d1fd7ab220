import { Button } from "#app/ui/button.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { listResourceCrumbs, nameOrganization } from "#app/layout/structured-data.tsx";
import { m } from "#app/messages/m.ts";
import { useHydrated } from "#app/platform/hydration.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose, StaticSvg } from "#app/ui/markup.tsx";
import { ResourceHead } from "#app/pages/resource/resource-head.tsx";
import { Section } from "#app/ui/section.tsx";
import type { NewsDetailPage } from "#catalog/news-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import type { Picture as Built } from "#catalog/page-parts.ts";
import { getSocialCardName, toLocalPath, toPlainPath } from "#site/locales.ts";
import { listNewsFeeds } from "./feeds.ts";
import { NewsStamp } from "./news-stamp.tsx";
import { useArrowKeys } from "./use-arrow-keys.ts";

const NewsList = hydrateLazily(() => import("./news-list.tsx").then(({ NewsList: Part }) => Part));
const Facts = hydrateLazily(() => import("./facts.tsx").then(({ Facts: Part }) => Part));
const Contents = hydrateLazily(() => import("./article-parts.tsx").then(({ Contents: Part }) => Part));
const Neighbours = hydrateLazily(() => import("./neighbours.tsx").then(({ Neighbours: Part }) => Part));
const Corrections = hydrateLazily(() => import("./article-parts.tsx").then(({ Corrections: Part }) => Part));
const Sources = hydrateLazily(() => import("#app/ui/sources.tsx").then(({ Sources: Part }) => Part));

function buildHead(item: NewsDetailPage, shell: Shell): HeadText {
  const { id, title, summary, date } = item;
  const path = `/newsroom/detail/${id}`;
  return {
    title,
    description: summary,
    socialCard: item.socialCard,
    article: { published: date },
    crumbs: listResourceCrumbs({ name: m.crumb_newsroom(), path: "/newsroom" }, { name: title, path }),
    jsonLd: [
      {
        "@type": "NewsArticle",
        headline: title,
        description: summary,
        datePublished: date,
        ...(item.modified && { dateModified: item.modified }),
        image: `${shell.address}/cards/${getSocialCardName(item.socialCard, item.contentLocale)}.png`,
        mainEntityOfPage: shell.address + toLocalPath(path, item.contentLocale),
        author: nameOrganization(shell),
        publisher: nameOrganization(shell),
      },
    ],
    feeds: listNewsFeeds(shell),
  };
}

export const Head = renderHead(buildHead);

export default function NewsDetail({ data: item }: { data: NewsDetailPage }) {
  useArrowKeys({ older: item.older?.detailPath, newer: item.newer?.detailPath });
  return (
    <Page contentLocale={item.contentLocale}>
      <article>
        <ResourceHead
          title={item.title}
          intro={item.summary}
          above={[
            { name: m.crumb_newsroom(), path: "/newsroom" },
            { name: m.news_glance(), path: toPlainPath(item.path) },
          ]}
        >
          <NewsStamp item={item} />
        </ResourceHead>
        <div className="page-width pb-12">
          <div className="grid items-start gap-x-16 gap-y-10 *:min-w-0 lg:grid-cols-[7fr_4fr]">
            {/* on a phone after the text: who comes from the page at a glance has just read them */}
            <aside className="order-last space-y-10 lg:sticky lg:top-24">
              {item.cover && <Picture picture={item.cover} />}
              {item.drawn && <StaticSvg markup={item.drawn} />}
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

/** A raster image in the formats and densities that the build made. Its box is known before it loads. */
function Picture({ picture: { alt, width, height, fallback, sources } }: { picture: Built }) {
  return (
    <picture className="block">
      {sources.map(({ type, media, srcSet }) => (
        <source key={srcSet} type={type} media={media} srcSet={srcSet} />
      ))}
      <img
        {...fallback}
        alt={alt}
        width={width}
        height={height}
        className="h-auto w-full rounded-lg bg-sunken"
        loading="eager"
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}

/** Puts the address of the page on the clipboard. */
function CopyLink() {
  return (
    <CopyButton text={() => window.location.href} label={m.copy_link()} copied={m.toast_copied()} icon="lucide:link" />
  );
}

/** The device's own way to hand a page on, where it has one. */
function ShareButton({ title }: { title: string }) {
  const able = useHydrated() && typeof navigator.share === "function";
  if (!able) return null;
  // somebody who closes the device's list has changed their mind: nothing to say
  const share = () => navigator.share({ title, url: window.location.href }).catch(() => {});
  return (
    <Button quiet onClick={share}>
      <Icon name="lucide:share-2" />
      {m.news_share()}
    </Button>
  );
}
