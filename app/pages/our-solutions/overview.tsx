import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { faqPage } from "#app/layout/json-ld.tsx";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { cargoText } from "#app/ui/cargo-text.ts";
import { m } from "#app/messages/m.ts";
import type { Shell } from "#catalog/views/shell.ts";
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

type Data = DataOf<typeof import("./overview.data.ts")>;

function head(overview: Data, shell: Shell): HeadText {
  const { name, description, path, faq, summary, lines } = overview;
  return {
    title: name,
    description,
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
  };
}

export const Head = inHead(head);

export default function OverviewPage({ data: overview }: { data: Data }) {
  const shell = useShell();
  const { sample } = overview;
  const freight = overview.kind === "b2b";
  return (
    <Page contentLocale={overview.contentLocale}>
      <PageHead title={overview.name} intro={overview.summary}>
        <div className="mt-8">
          <a href={`${localPath("/resource/shipping-calculator", shell.locale)}?${overview.query}`} className="button">
            {m.overview_price()}
          </a>
        </div>
      </PageHead>
      <Section
        title={m.overview_lines()}
        intro={
          freight ? cargoText(sample) : m.sample_intro({ parcel: `${sample.weight_kg} kg`, country: sample.country })
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
          <Notice>{shell.illustrative}</Notice>
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
