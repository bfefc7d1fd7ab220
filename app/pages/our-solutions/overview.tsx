import { ButtonLink } from "#app/ui/button.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { describeFaq, nameOrganization } from "#app/layout/structured-data.tsx";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { formatNumber } from "#app/ui/format.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { StaticSvg } from "#app/ui/markup.tsx";
import { describeCargo, describeParcel, formatSize } from "#app/ui/measures.ts";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { Section } from "#app/ui/section.tsx";
import { ServiceTable } from "#app/ui/service-table.tsx";
import type { OverviewPage } from "#catalog/line-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { Matrix } from "./overview/matrix.tsx";
import { GoodsLists } from "./service/goods-lists.tsx";
import { PageBar } from "./service/page-bar.tsx";

const Customs = hydrateLazily(() => import("./service/customs.tsx").then(({ Customs: Part }) => Part));
const Questions = hydrateLazily(() => import("./service/questions.tsx").then(({ Questions: Part }) => Part));

function buildHead(overview: OverviewPage, shell: Shell): HeadText {
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
        provider: nameOrganization(shell),
        hasOfferCatalog: {
          "@type": "OfferCatalog",
          itemListElement: lines.map((line) => ({
            "@type": "Service",
            name: line.name,
            url: shell.address + line.path,
          })),
        },
      },
      describeFaq(shell, faq),
    ],
  };
}

export const Head = renderHead(buildHead);

export default function Overview({ data: overview }: { data: OverviewPage }) {
  const shell = useShell();
  const { sample } = overview;
  const freight = overview.kind === "b2b";
  const name = freight ? m.crumb_freight() : m.crumb_parcels();
  return (
    <Page contentLocale={overview.contentLocale}>
      <PageBar crumb={{ name: shell.name, path: toLocalPath("/", shell.locale) }} name={name} />
      <div className="page-width flex flex-wrap items-end justify-between gap-x-16 gap-y-5 pt-5 sm:pt-12">
        <div>
          <h1 className="text-[2.125rem] leading-[1.06] font-semibold tracking-tight sm:text-5xl xl:text-[3.5rem]">
            {overview.name}
          </h1>
          <p className="lead mt-4 max-w-2xl text-lg leading-relaxed text-quiet">{overview.summary}</p>
        </div>
        <ButtonLink href={`${toLocalPath("/resource/shipping-calculator", shell.locale)}?${overview.query}`}>
          {m.overview_price()}
        </ButtonLink>
      </div>
      <Section
        id="prices"
        title={m.overview_lines()}
        intro={
          freight ? describeCargo(sample) : m.sample_intro({ parcel: describeParcel(sample), country: sample.country })
        }
      >
        <ServiceTable name={m.overview_lines()} lines={overview.lines} scale={freight ? 45 : 24} />
        <PeakNote peak={overview.peak} />
        <p className="mt-3 text-sm text-quiet">
          <Illustrative />
        </p>
      </Section>
      <Which lines={overview.lines} />
      <Section title={m.overview_matrix()} intro={m.overview_matrix_intro()}>
        <Matrix matrix={overview.matrix} />
      </Section>
      <Section title={m.rules_title()} id="rules">
        <GoodsLists service={overview} />
      </Section>
      <Customs service={overview} />
      <Questions service={{ ...overview, siblings: [] }} />
    </Page>
  );
}

/** The lines of a kind, each in a sentence: what it takes, for whom it is; those of parcels beside the largest box that they take. */
function Which({ lines }: Pick<OverviewPage, "lines">) {
  return (
    <Section
      title={m.overview_which()}
      {...(lines.some(({ largest }) => largest) && { intro: m.overview_largest_intro() })}
    >
      <ul className="grid gap-x-10 md:gap-y-6 md:grid-cols-2 lg:grid-cols-3">
        {lines.map(({ name, icon, summary, drawn, largest, path }) => (
          <li
            key={path}
            className="relative flex flex-wrap items-start gap-5 border-t border-line py-4 hover:border-control"
          >
            {drawn && <StaticSvg markup={drawn} className="w-[6rem] shrink-0 sm:w-30" />}
            <div className="min-w-[min(9rem,100%)] flex-1">
              <h3 className="flex items-center gap-2 text-lg font-semibold">
                <Icon name={icon} className="text-route" />
                <a href={path} className="after:absolute after:inset-0">
                  {name}
                </a>
              </h3>
              {largest && (
                <p className="text-sm font-semibold text-quiet tabular-nums">
                  {m.overview_largest({
                    size: formatSize(
                      largest.map((side) => formatNumber(side, 0)),
                      "cm",
                    ),
                  })}
                </p>
              )}
              <p className="mt-1 text-[0.9375rem] text-quiet">{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
