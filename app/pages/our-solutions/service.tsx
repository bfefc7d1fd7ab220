import { ButtonLink } from "#app/ui/button.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { describeFaq, nameOrganization } from "#app/layout/structured-data.tsx";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { useToday, warmUpFormatters } from "#app/platform/hydration.ts";
import { formatDate, formatNumber } from "#app/ui/format.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatUnit } from "#app/ui/measures.ts";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { PlaceMap } from "#app/ui/place-map.tsx";
import type { ServicePage } from "#catalog/line-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { getNoticeState } from "#site/notice-state.ts";
import { KeyFacts } from "./service/key-facts.tsx";
import { PageBar } from "./service/page-bar.tsx";
import { PriceTable } from "./service/price-table.tsx";

const Way = hydrateLazily(() => import("./service/way.tsx").then(({ Way: Part }) => Part));
const UnderWay = hydrateLazily(() => import("./service/under-way.tsx").then(({ UnderWay: Part }) => Part));
const Rules = hydrateLazily(() => import("./service/rules.tsx").then(({ Rules: Part }) => Part));
const Customs = hydrateLazily(() => import("./service/customs.tsx").then(({ Customs: Part }) => Part));
const Questions = hydrateLazily(() => import("./service/questions.tsx").then(({ Questions: Part }) => Part));

warmUpFormatters();

/** For search engines. */
const serviceTypes: Readonly<Record<ServicePage["mode"], string>> = {
  air: "Air freight",
  sea: "Ocean freight",
  road: "Road freight",
  rail: "Rail freight",
};

function buildHead(service: ServicePage, shell: Shell): HeadText {
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
        serviceType: serviceTypes[mode],
        provider: nameOrganization(shell),
        areaServed: countries.map((country) => ({ "@type": "Country", name: country })),
        url: shell.address + toLocalPath(path, service.contentLocale),
      },
      describeFaq(shell, faq),
    ],
  };
}

export const Head = renderHead(buildHead);

export default function Service({ data: service }: { data: ServicePage }) {
  const { locale } = useShell();
  const parcels = service.kind === "b2c";
  const crumb = {
    name: parcels ? m.crumb_parcels() : m.crumb_freight(),
    path: toLocalPath(service.overview ?? "/", locale),
  };
  const calculator = `${toLocalPath("/resource/shipping-calculator", locale)}?${service.query}`;
  const { count } = service.map;
  // the prices above are then those of the map, place by place
  const isTabled = count <= service.prices.rows.length;
  const { kg, cubicCentimetres } = service.prices.bulk;
  // below few prices there is room for the facts
  const brief = service.prices.rows.length < 5;
  return (
    <Page contentLocale={service.contentLocale}>
      <PageBar crumb={crumb} name={service.name} slug={service.slug} />
      <div
        id="prices"
        className="page-width grid gap-x-16 pt-6 sm:pt-12 lg:grid-cols-[5fr_6.5fr] lg:grid-rows-[auto_1fr]"
      >
        <div className={brief ? "lg:row-span-2" : ""}>
          <h1 className="text-[2.125rem] leading-[1.06] font-semibold tracking-tight sm:text-5xl xl:text-[3.5rem]">
            {service.name}
          </h1>
          <p className="mt-4 max-w-xl text-quiet sm:text-lg">{service.summary}</p>
          <NextSteps calculator={calculator} overview={crumb.path} className="mt-5 max-lg:hidden" />
        </div>
        <section aria-labelledby="prices-title" className={`max-lg:mt-4 ${brief ? "" : "lg:row-span-2"}`}>
          <h2 id="prices-title" className="sr-only">
            {m.service_prices_title()}
          </h2>
          <PriceTable service={service} />
          <NextSteps calculator={calculator} overview={crumb.path} className="mt-4 lg:hidden" />
          <PeakNote peak={service.peak} />
          <p className="phrased mt-3 text-sm text-quiet">
            {parcels
              ? m.service_prices_intro({
                  volume: `${formatNumber(cubicCentimetres / kg, 0)}\u00a0${formatUnit("cm³")}`,
                })
              : m.service_prices_intro_freight({
                  kg: formatNumber(kg),
                  volume: `${formatNumber(cubicCentimetres / 1e6, 3)} ${formatUnit("m³")}`,
                })}
            {m.between_sentences()}
            <Illustrative />
            {m.between_sentences()}
            {m.fact_valid({ day: formatDate(service.valid, "short") })}
          </p>
          {!isTabled && (
            <a href="#places" className="hidden min-h-11 items-center text-link hover:underline sm:inline-flex">
              {m.map_places({ count })}
            </a>
          )}
        </section>
        <div>
          <NoticeBanners notices={service.notices} today={service.today} />
          <KeyFacts service={service} />
        </div>
      </div>
      <PlaceMap map={service.map} isTabled={isTabled} className="mt-6" />
      <Way service={service} />
      <UnderWay service={service} />
      <Rules service={service} />
      <Customs service={service} />
      <Questions service={service} />
    </Page>
  );
}

type NextStepsProps = { calculator: string; overview: string; className: string };

/** To a price of one's own, and to the other lines: beside the prices, or right below them where these need the whole width. */
function NextSteps({ calculator, overview, className }: NextStepsProps) {
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <ButtonLink href={calculator}>{m.service_price()}</ButtonLink>
      <ButtonLink href={overview} quiet>
        {m.compare_all()}
      </ButtonLink>
    </div>
  );
}

/** Notices about a line that are in force on the visitor's day. */
function NoticeBanners({ notices, today }: Pick<ServicePage, "notices" | "today">) {
  const day = useToday(today);
  const inForce = notices.filter((notice) => getNoticeState(notice, day) === "in-force");
  if (inForce.length === 0) return null;
  return (
    <ul className="mt-5 space-y-2">
      {inForce.map(({ id, text, path }) => (
        <li
          key={id}
          className="flex gap-3 rounded-lg bg-warn-panel px-3 py-2.5 text-sm sm:px-4 sm:py-3 sm:text-[0.9375rem]"
        >
          <Icon name="lucide:triangle-alert" className="mt-0.5 text-warn" />
          <p className="min-w-0 wrap-anywhere">
            {text}
            {m.between_sentences()}
            <a href={path} className="font-semibold sm:whitespace-nowrap underline underline-offset-4">
              {m.notice_read()}
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
