import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { faqPage } from "#app/layout/json-ld.tsx";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { below } from "#app/ui/below.tsx";
import { date, number } from "#app/ui/format.ts";
import { Illustrative } from "#app/layout/illustrative.tsx";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { PlaceMap } from "#app/ui/place-map.tsx";
import { unitText } from "#app/ui/unit-text.ts";
import { KeyFacts } from "./service/key-facts.tsx";
import { NoticeBanners } from "./service/notice-banners.tsx";
import { PageBar } from "./service/page-bar.tsx";
import { PriceTable } from "./service/price-table.tsx";

type Data = DataOf<typeof import("./service.data.ts")>;

const Way = below(() => import("./service/way.tsx").then(({ Way: Part }) => Part));
const Rules = below(() => import("./service/rules.tsx").then(({ Rules: Part }) => Part));
const Customs = below(() => import("./service/customs.tsx").then(({ Customs: Part }) => Part));
const Questions = below(() => import("./service/questions.tsx").then(({ Questions: Part }) => Part));

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
  const { locale } = useShell();
  const parcels = service.kind === "b2c";
  const crumb = {
    name: parcels ? m.crumb_parcels() : m.crumb_freight(),
    path: localPath(service.overview ?? "/", locale),
  };
  const { count } = service.map;
  const { kg, cubicCentimetres } = service.prices.bulk;
  return (
    <Page contentLocale={service.contentLocale}>
      <PageBar crumb={crumb} name={service.name} slug={service.slug} />
      <div
        id="prices"
        className="page-width grid gap-x-16 pt-6 sm:pt-12 lg:grid-cols-[5fr_6.5fr] lg:grid-rows-[auto_1fr]"
      >
        <h1 className="text-[2.125rem] leading-[1.06] font-semibold tracking-tight sm:text-5xl xl:text-[3.5rem]">
          {service.name}
        </h1>
        <section aria-labelledby="prices-title" className="max-lg:mt-4 lg:row-span-2">
          <h2 id="prices-title" className="sr-only">
            {m.service_prices_title()}
          </h2>
          <PriceTable service={service} />
          <PeakNote peak={service.peak} />
          <p className="phrased mt-3 text-sm text-quiet">
            {parcels
              ? m.service_prices_intro({ volume: `${number(cubicCentimetres / kg, 0)}\u00a0${unitText("cm³")}` })
              : m.service_prices_intro_freight({
                  kg: number(kg),
                  volume: `${number(cubicCentimetres / 1e6, 3)} ${unitText("m³")}`,
                })}
            {m.between_sentences()}
            <Illustrative />
            {m.between_sentences()}
            {m.fact_valid({ day: date(service.valid, "short") })}
          </p>
          {count > service.prices.rows.length && (
            <a href="#places" className="hidden min-h-11 items-center text-link hover:underline sm:inline-flex">
              {m.map_places({ count })}
            </a>
          )}
        </section>
        <div>
          <p className="mt-4 max-w-xl text-quiet sm:text-lg">{service.summary}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <a href={`${localPath("/resource/shipping-calculator", locale)}?${service.query}`} className="button">
              {m.service_price()}
            </a>
            <a href={crumb.path} className="button button-quiet max-sm:hidden">
              {m.compare_all()}
            </a>
          </div>
          <NoticeBanners notices={service.notices} today={service.today} />
          <KeyFacts service={service} />
        </div>
      </div>
      <PlaceMap map={service.map} className="mt-6" />
      <Way service={service} />
      <Rules service={service} />
      <Customs service={service} />
      <Questions service={service} />
    </Page>
  );
}
