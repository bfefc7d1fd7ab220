import { listResourceCrumbs, nameOrganization } from "#app/layout/structured-data.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { m } from "#app/messages/m.ts";
import { formatDate } from "#app/ui/format.ts";
import { Beside, LinkList } from "#app/ui/link-list.tsx";
import { Prose } from "#app/ui/markup.tsx";
import { Section } from "#app/ui/section.tsx";
import { Sources } from "#app/ui/sources.tsx";
import type { GuidePage, Shell } from "#catalog/page-data.ts";
import { getSocialCardName, toLocalPath } from "#site/locales.ts";
import { Shelf } from "./shelf.tsx";
import { ResourceHead } from "./resource-head.tsx";

function buildHead(guide: GuidePage, shell: Shell): HeadText {
  const { title, summary, slug, updated, contentLocale } = guide;
  const socialCard = `guide-${slug}`;
  const path = `/resource/guides/${slug}`;
  return {
    title,
    description: summary,
    socialCard,
    article: { published: updated },
    crumbs: listResourceCrumbs({ name: title, path }),
    jsonLd: [
      {
        "@type": "TechArticle",
        headline: title,
        description: summary,
        dateModified: updated,
        image: `${shell.address}/cards/${getSocialCardName(socialCard, contentLocale)}.png`,
        mainEntityOfPage: shell.address + toLocalPath(path, contentLocale),
        author: nameOrganization(shell),
      },
    ],
  };
}

export const Head = renderHead(buildHead);

export default function Guide({ data: guide }: { data: GuidePage }) {
  return (
    <Page contentLocale={guide.contentLocale}>
      <ResourceHead title={guide.title} intro={guide.summary}>
        <p className="mt-6 text-sm text-quiet">
          {m.updated_on({ date: formatDate(guide.updated) })} · {m.minutes({ minutes: guide.minutes })}
        </p>
      </ResourceHead>
      <div className="page-width grid items-start gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[7fr_4fr]">
        <Beside contents={guide.contents}>
          <LinkList title={m.guide_lines()} links={guide.services.map(({ name, path }) => ({ title: name, path }))} />
        </Beside>
        <article>
          <Prose html={guide.prose.html} />
          <Sources sources={guide.sources} />
        </article>
      </div>
      <Section title={m.guide_others()}>
        <Shelf guides={guide.others} />
      </Section>
    </Page>
  );
}
