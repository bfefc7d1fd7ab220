import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { formatDate } from "#app/ui/format.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { Prose } from "#app/ui/markup.tsx";
import { Section } from "#app/ui/section.tsx";
import { Sources } from "#app/ui/sources.tsx";
import type { GuidePage, Shell } from "#catalog/page-data.ts";
import { Shelf } from "./shelf.tsx";
import { listResourceCrumbs, ResourceHead } from "./resource-head.tsx";

function buildHead(guide: GuidePage, shell: Shell): HeadText {
  const { title, summary, slug, updated } = guide;
  return {
    title,
    description: summary,
    socialCard: `guide-${slug}`,
    article: { published: updated },
    crumbs: listResourceCrumbs({ name: title, path: `/resource/guides/${slug}` }),
    jsonLd: [
      {
        "@type": "TechArticle",
        headline: title,
        description: summary,
        dateModified: updated,
        author: { "@type": "Organization", name: shell.name },
      },
    ],
  };
}

export const Head = renderHead(buildHead);

export default function Guide({ data: guide }: { data: GuidePage }) {
  const _locale = useShell().locale;
  return (
    <Page contentLocale={guide.contentLocale}>
      <ResourceHead title={guide.title} intro={guide.summary}>
        <p className="mt-6 text-sm text-quiet">
          {m.updated_on({ date: formatDate(guide.updated) })} · {m.minutes({ minutes: guide.minutes })}
        </p>
      </ResourceHead>
      <div className="page-width grid items-start gap-x-16 gap-y-8 *:min-w-0 lg:grid-cols-[7fr_4fr]">
        <GuideAside contents={guide.contents} lines={guide.services.map(({ name, path }) => ({ title: name, path }))} />
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

type Links = Parameters<typeof LinkList>[0]["links"];

/** Contents of a guide and the lines it concerns: beside the text, before it on a small screen. */
function GuideAside({ contents, lines }: { contents: Links; lines: Links }) {
  return (
    <aside className="lg:sticky lg:top-24 lg:order-last lg:space-y-6 print:hidden">
      {contents.length > 1 && (
        <nav aria-label={m.guide_contents()}>
          <LinkList title={m.guide_contents()} links={contents} />
        </nav>
      )}
      <LinkList title={m.guide_lines()} links={lines} />
    </aside>
  );
}
