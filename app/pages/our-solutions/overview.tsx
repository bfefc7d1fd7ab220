import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { faqPage } from "#app/layout/json-ld.tsx";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { cargoText } from "#app/ui/cargo-text.ts";
import { m } from "#app/messages/m.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { Illustrative } from "#app/layout/illustrative.tsx";
import { below } from "#app/ui/below.tsx";
import { LineTable } from "#app/ui/line-table.tsx";
import { parcelText } from "#app/ui/parcel-text.ts";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { Section } from "#app/ui/section.tsx";
import { Matrix } from "./overview/matrix.tsx";
import { Which } from "./overview/which.tsx";
import { GoodsLists } from "./service/goods-lists.tsx";
import { PageBar } from "./service/page-bar.tsx";

type Data = DataOf<typeof import("./overview.data.ts")>;

const Customs = below(() => import("./service/customs.tsx").then(({ Customs: Part }) => Part));
const Questions = below(() => import("./service/questions.tsx").then(({ Questions: Part }) => Part));

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
  const name = freight ? m.crumb_freight() : m.crumb_parcels();
  return (
    <Page contentLocale={overview.contentLocale}>
      <PageBar crumb={{ name: shell.name, path: localPath("/", shell.locale) }} name={name} />
      <div className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-5 pt-8 sm:pt-12">
        <div>
          <h1 className="text-[2.125rem] leading-[1.06] font-semibold tracking-tight sm:text-5xl xl:text-[3.5rem]">
            {overview.name}
          </h1>
          <p className="lead mt-4 max-w-2xl text-lg leading-relaxed text-quiet">{overview.summary}</p>
        </div>
        <a href={`${localPath("/resource/shipping-calculator", shell.locale)}?${overview.query}`} className="button">
          {m.overview_price()}
        </a>
      </div>
      <Section
        id="prices"
        title={m.overview_lines()}
        intro={freight ? cargoText(sample) : m.sample_intro({ parcel: parcelText(sample), country: sample.country })}
      >
        <LineTable lines={overview.lines} scale={freight ? 45 : 24} />
        <PeakNote peak={overview.peak} />
        <p className="mt-3 text-sm text-quiet">
          <Illustrative />
        </p>
      </Section>
      <Section title={m.overview_matrix()} intro={m.overview_matrix_intro()}>
        <Matrix matrix={overview.matrix} />
      </Section>
      <Which lines={overview.lines} />
      <Section title={m.rules_title()} id="rules">
        <GoodsLists service={overview} />
      </Section>
      <Customs service={overview} />
      <Questions service={{ ...overview, siblings: [] }} />
    </Page>
  );
}
