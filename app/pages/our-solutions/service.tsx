import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { faqPage } from "#app/layout/json-ld.tsx";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { below } from "#app/ui/below.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { FoldTitle } from "#app/ui/fold-title.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { PlaceList } from "#app/ui/place-list.tsx";
import { PlaceMap } from "#app/ui/place-map.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Goods } from "./service/goods.tsx";
import { KeyFacts } from "./service/key-facts.tsx";
import { NoticeBanners } from "./service/notice-banners.tsx";
import { Related } from "./service/related.tsx";

type Data = DataOf<typeof import("./service.data.ts")>;

const PriceTable = below(() => import("./service/price-table.tsx").then(({ PriceTable: Part }) => Part));
const WorkedExample = below(() => import("./service/worked-example.tsx").then(({ WorkedExample: Part }) => Part));

function head(service: Data, shell: Shell): HeadText {
  const { name, description, kind, overview, path, faq, summary, mode, countries } = service;
  return {
    title: name,
    description,
    crumbs: [
      {
        name: kind === "b2c" ? m.crumb_parcels() : m.crumb_freight(),
        path: overview ?? "/",
      },
      { name, path },
    ],
    jsonLd: [
      {
        "@type": "Service",
        name,
        description: summary,
        serviceType: mode === "air" ? "Air freight" : "Ocean freight",
        provider: { "@type": "Organization", name: shell.name, url: shell.address },
        areaServed: countries.map((country) => ({ "@type": "Country", name: country })),
        url: shell.address + path,
      },
      faqPage(faq),
    ],
  };
}

export const Head = inHead(head);

export default function ServicePage({ data: service }: { data: Data }) {
  const locale = useShell().locale;
  const calculator = `${localPath("/resource/shipping-calculator", locale)}?${service.query}`;
  return (
    <Page contentLocale={service.contentLocale}>
      <PageHead
        title={service.name}
        intro={service.summary}
        crumbs={[
          {
            name: service.kind === "b2c" ? m.crumb_parcels() : m.crumb_freight(),
            path: localPath(service.overview ?? "/", locale),
          },
        ]}
      >
        <div className="mt-8 flex flex-wrap gap-3">
          <a href={calculator} className="button">
            {m.service_price()}
          </a>
          <a href={`/downloads/${service.slug}.csv`} download className="button button-quiet">
            <Icon name="lucide:download" />
            {m.service_card()}
          </a>
        </div>
      </PageHead>
      <NoticeBanners notices={service.notices} today={service.today} />
      <KeyFacts service={service} />
      <PlaceMap map={service.map} className="mt-6" />
      <div className="page-width">
        <details className="group/fold mt-6 border-y border-line text-quiet">
          <FoldTitle className="min-h-14 py-3 text-ink">{m.map_places({ count: service.map.rows.length })}</FoldTitle>
          <PlaceList rows={service.map.rows} />
        </details>
      </div>
      <Goods service={service} />
      <Section
        title={m.service_prices_title()}
        intro={service.kind === "b2c" ? m.service_prices_intro() : m.service_prices_intro_freight()}
      >
        <PriceTable service={service} />
        <div className="mt-6">
          <Notice>{useShell()?.illustrative}</Notice>
        </div>
      </Section>
      <WorkedExample service={service} />
      <div className="page-width grid gap-12 py-10 lg:grid-cols-[7fr_4fr]">
        <div>
          <Prose html={service.prose.html} />
          <Sources sources={service.sources} />
        </div>
        <Related service={service} />
      </div>
      <Section title={m.service_tracking()}>
        <Steps steps={service.tracking} columns={service.tracking.length > 4 ? "lg:grid-cols-5" : "lg:grid-cols-4"} />
      </Section>
      <Section title={m.service_start()}>
        <Steps steps={service.steps} />
      </Section>
      <Section title={m.faq_title()}>
        <Faq questions={service.faq} />
      </Section>
    </Page>
  );
}
