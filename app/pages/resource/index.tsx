import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, localPath } from "#catalog/locale.ts";
import { resourceView } from "#catalog/views/pages.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { date } from "#app/ui/format.ts";
import { LinkCards } from "#app/ui/link-cards.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { Downloads } from "./downloads.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return resourceView(catalog(), localeOfPath(url.pathname));
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: resource, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!resource || !shell) return [];
  const { title, description, contentLocale } = resource;
  return pageMeta(page, {
    title,
    description,
    contentLocale,
    card: "resource",
    crumbs: [{ name: title, path: "/resource" }],
  });
};

export default function Resource() {
  const resource = useLoaderData<typeof loader>();
  const shell = useShell();
  return (
    <Page contentLocale={resource.contentLocale}>
      <PageHead title={resource.title} intro={resource.intro} />
      <div className="page-width">
        <section className="flex flex-wrap items-center justify-between gap-6 rounded-2xl border border-line bg-panel p-6 sm:p-8">
          <div>
            <h2 className="text-xl font-semibold">{resource.calculator_title}</h2>
            <p className="mt-2 text-quiet">{resource.calculator_text}</p>
          </div>
          <a href={localPath("/resource/shipping-calculator", shell?.locale ?? "en")} className="button">
            <Icon name="lucide:calculator" />
            {m.nav_price()}
          </a>
        </section>
      </div>
      <Section title={resource.guides_title}>
        <LinkCards
          cards={resource.guides.map(({ title, summary, icon, path, updated, drawn }) => ({
            title,
            text: summary,
            icon,
            drawn,
            path,
            note: m.updated_on({ date: date(updated) }),
          }))}
        />
      </Section>
      <Section title={resource.downloads_title} intro={resource.downloads_text} id="rate-cards">
        <Downloads downloads={resource.downloads} />
        <div className="mt-6">
          <Notice>{shell?.illustrative}</Notice>
        </div>
      </Section>
    </Page>
  );
}
