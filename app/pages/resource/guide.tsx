import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, localPath } from "#catalog/locale.ts";
import { guideView } from "#catalog/views/pages.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { date } from "#app/ui/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { GuideAside } from "./guide-aside.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url, params }: LoaderFunctionArgs) {
  const guide = guideView(catalog(), localeOfPath(url.pathname), params.slug ?? "");
  if (!guide) throw data(null, { status: 404 });
  return guide;
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: guide, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!guide || !shell) return [];
  const { title, summary, contentLocale, slug, updated } = guide;
  return pageMeta(page, {
    title,
    description: summary,
    contentLocale,
    card: `guide-${slug}`,
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
  });
};

export default function GuidePage() {
  const guide = useLoaderData<typeof loader>();
  const locale = useShell()?.locale ?? "en";
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
      <div className="page-width grid items-start gap-12 pb-12 lg:grid-cols-[7fr_4fr]">
        <article>
          <Prose html={guide.prose.html} />
          <Sources sources={guide.sources} />
        </article>
        <GuideAside guide={guide} />
      </div>
    </Page>
  );
}
