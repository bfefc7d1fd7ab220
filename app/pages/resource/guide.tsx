import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { date } from "#app/ui/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { GuideAside } from "./guide-aside.tsx";
import { Shelf } from "./shelf.tsx";

type Data = DataOf<typeof import("./guide.data.ts")>;

function head(guide: Data, shell: Shell): HeadText {
  const { title, summary, slug, updated } = guide;
  return {
    title,
    description: summary,
    socialCard: `guide-${slug}`,
    article: { published: updated },
    crumbs: [
      { name: m.crumb_resources(), path: "/resource" },
      { name: title, path: `/resource/guides/${slug}` },
    ],
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

export const Head = inHead(head);

export default function GuidePage({ data: guide }: { data: Data }) {
  const locale = useShell().locale;
  return (
    <Page contentLocale={guide.contentLocale}>
      <PageHead
        title={guide.title}
        intro={guide.summary}
        crumbs={[{ name: m.crumb_resources(), path: localPath("/resource", locale) }]}
      >
        <p className="mt-6 text-sm text-quiet">
          {m.updated_on({ date: date(guide.updated) })} · {m.minutes({ minutes: guide.minutes })}
        </p>
      </PageHead>
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
