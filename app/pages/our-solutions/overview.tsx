import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, localPath } from "#catalog/locale.ts";
import { overviewView } from "#catalog/views/service.ts";
import { faqPage } from "#app/layout/json-ld.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { canonicalPath } from "#app/platform/canonical-path.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { LineTable } from "#app/ui/line-table.tsx";
import { LinkCards } from "#app/ui/link-cards.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Matrix } from "./overview/matrix.tsx";
import { Goods } from "./service/goods.tsx";
import { Related } from "./service/related.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const pathname = canonicalPath(url.pathname);
  const overview = overviewView(catalog(), localeOfPath(pathname), pathname.split("/").at(-1) ?? "");
  if (!overview) throw data(null, { status: 404 });
  return overview;
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: overview, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!overview || !shell) return [];
  const { name, description, contentLocale, slug, path, faq, summary, lines } = overview;
  return pageMeta(page, {
    title: name,
    description,
    contentLocale,
    card: slug,
    crumbs: [{ name, path }],
    jsonLd: [
      {
        "@type": "Service",
        name,
        description: summary,
        provider: { "@type": "Organization", name: shell.name, url: shell.address },
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          itemListElement: lines.map((line) => ({
            "@type": "Service",
            name: line.name,
            url: shell.address + line.path,
          })),
        },
      },
      faqPage(faq),
    ],
  });
};

export default function OverviewPage() {
  const overview = useLoaderData<typeof loader>();
  const shell = useShell();
  const { sample } = overview;
  const freight = overview.kind === "b2b";
  return (
    <Page contentLocale={overview.contentLocale}>
      <PageHead title={overview.name} intro={overview.summary}>
        <div className="mt-8">
          <a
            href={`${localPath("/resource/shipping-calculator", shell?.locale ?? "en")}?${overview.query}`}
            className="button"
          >
            {m.overview_price()}
          </a>
        </div>
      </PageHead>
      <Section
        title={m.overview_lines()}
        intro={
          freight
            ? m.freight_sample_intro()
            : m.sample_intro({ weight: `${sample.weight_kg} kg`, country: sample.country })
        }
      >
        <LineTable lines={overview.lines} scale={freight ? 45 : 24} />
      </Section>
      <Section title={m.overview_which()}>
        <LinkCards
          cards={overview.lines.map(({ name, summary, icon, path, countries }) => ({
            title: name,
            text: summary,
            icon,
            path,
            note: m.countries_count({ count: countries }),
          }))}
        />
      </Section>
      <Section title={m.overview_matrix()} intro={m.overview_matrix_intro()}>
        <Matrix matrix={overview.matrix} />
        <div className="mt-6">
          <Notice>{shell?.illustrative}</Notice>
        </div>
      </Section>
      <Goods service={overview} />
      <div className="page-width grid gap-12 py-10 lg:grid-cols-[7fr_4fr]">
        <Prose html={overview.prose.html} />
        <Related service={{ guides: overview.guides, news: [], siblings: [] }} />
      </div>
      <Section title={m.service_start()}>
        <Steps steps={overview.steps} />
      </Section>
      <Section title={m.faq_title()}>
        <Faq questions={overview.faq} />
      </Section>
    </Page>
  );
}
