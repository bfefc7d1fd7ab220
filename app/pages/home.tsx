import type { DataOf } from "#app/page-module.ts";
import type { ParcelPrices } from "#rating/parcel-prices.ts";
import { localPath } from "#site/locales.ts";
import type { ServiceLine } from "#catalog/views/service-lines.ts";
import { faqPage, organization, webSite } from "#app/layout/json-ld.tsx";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { withMessages } from "#app/messages/with-messages.ts";
import type { Shell } from "#catalog/views/shell.ts";
import { below } from "#app/ui/below.tsx";
import { LineTable } from "#app/ui/line-table.tsx";
import { parcelText } from "#app/ui/parcel-text.ts";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { PlaceMap } from "#app/ui/place-map.tsx";
import { Section } from "#app/ui/section.tsx";
import { cargoText } from "#app/ui/cargo-text.ts";
import { sentences } from "#app/ui/joined.ts";
import type { Parcel } from "./home/parcel.ts";
import { PriceStrip } from "./home/price-strip.tsx";
import { QuickForm } from "./home/quick-form.tsx";
import { usePrices } from "./home/use-prices.ts";
import { Phrased } from "#app/ui/phrased.tsx";

type Data = DataOf<typeof import("./home.data.ts")>;

const CheckedPrice = below(
  withMessages("pages/home/checked-price", () =>
    import("./home/checked-price.tsx").then(({ CheckedPrice: Part }) => Part),
  ),
);
const Steps = below(() => import("#app/ui/steps.tsx").then(({ Steps: Part }) => Part));
const NewsList = below(() => import("#app/ui/news-list.tsx").then(({ NewsList: Part }) => Part));
const Faq = below(() => import("#app/ui/faq.tsx").then(({ Faq: Part }) => Part));

function head(loaderData: Data, shell: Shell): HeadText {
  const { title, description, faq } = loaderData;
  return {
    title,
    description,
    jsonLd: [organization(shell), webSite(shell), faqPage(faq)],
  };
}

export const Head = inHead(head);

export default function Home({ data: home }: { data: Data }) {
  const locale = useShell().locale;
  const { parcel, prices, figure, touch, change } = usePrices(home);
  const country = home.countries.find(({ code }) => code === parcel.to)?.name ?? parcel.to;
  const nameOf = (service: string) => home.parcelLines.find(({ slug }) => slug === service)?.name ?? service;
  return (
    <Page contentLocale={home.contentLocale}>
      <div className="page-width grid gap-x-16 pt-8 sm:pt-12 lg:grid-cols-[1fr_24rem]">
        <h1 className="max-w-136 text-[2.5rem] leading-[1.06] font-semibold tracking-tight sm:text-6xl">
          <Phrased text={home.headline} />
        </h1>
        <div className="mt-6 sm:mt-8 lg:col-span-2 lg:row-start-2">
          <QuickForm countries={home.countries} start={home.sample} hub={home.hub} onTouch={touch} onParcel={change}>
            <PriceStrip
              prices={prices}
              parcel={parcel}
              country={country}
              example={parcel.weight_kg !== home.sample.weight_kg && isSize(parcel, home.sample)}
              asked={parcel !== home.sample}
              nameOf={nameOf}
            />
          </QuickForm>
        </div>
        <p className="phrased mt-6 max-w-md text-lg leading-relaxed text-quiet sm:text-xl lg:col-start-2 lg:row-start-1 lg:mt-3">
          {home.intro}
        </p>
      </div>
      <div ref={figure}>
        <PlaceMap map={home.map} className="mt-6" />
      </div>
      <div className="page-width pt-2">
        <More href={localPath("/resource/order-files", locale)} text={m.orders_home()} />
      </div>
      <Section
        title={home.lines_title}
        intro={sentences([home.lines_intro, m.sample_intro({ parcel: parcelText(parcel), country })])}
        action={<Compare path={home.overviews.b2c} />}
      >
        <LineTable lines={home.parcelLines.map((line) => repriced(line, prices))} />
        <PeakNote peak={home.peak} />
      </Section>
      <Section
        title={home.freight_title}
        intro={sentences([home.freight_intro, cargoText(home.freightSample)])}
        action={<Compare path={home.overviews.b2b} />}
      >
        <LineTable lines={home.freightLines} scale={45} />
      </Section>
      <Section title={home.check_title} intro={home.check_intro}>
        <CheckedPrice worked={prices.worked} parcel={parcel} nameOf={nameOf} />
      </Section>
      <Section
        title={home.how_title}
        action={<More href={localPath("/yun-ecosystem/partners", locale)} text={m.more_partners()} />}
      >
        <Steps steps={home.how} />
      </Section>
      <Section title={home.news_title} action={<More href={localPath("/newsroom", locale)} text={m.news_all()} />}>
        <NewsList entries={home.news} />
      </Section>
      <Section title={home.faq_title}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_4fr]">
          <Faq questions={home.faq} />
          <section className="border-t border-line pt-4">
            <h3 className="text-lg font-semibold">{home.esg_title}</h3>
            <p className="mt-2 mb-1 text-quiet">{home.esg_text}</p>
            <More href={localPath("/esg", locale)} text={m.more_esg()} />
          </section>
        </div>
      </Section>
    </Page>
  );
}

function isSize(parcel: Parcel, sample: Parcel): boolean {
  return String(parcel.size_cm) === String(sample.size_cm);
}

/** A row of the table with what it costs now. */
function repriced(
  { price: _, transit: __, refused: ___, ...line }: ServiceLine,
  { lines, refused }: ParcelPrices,
): ServiceLine {
  const own = lines.find(({ service }) => service === line.slug);
  const refusal = refused.find(({ service }) => service === line.slug);
  if (!own) return refusal ? { ...line, refused: refusal.field } : line;
  const { amount, currency, min, max } = own;
  return { ...line, price: { amount, currency }, transit: { min, max } };
}

/** The way to the page that compares the lines of a kind, where the content has one. */
function Compare({ path }: { path: string | undefined }) {
  const { locale } = useShell();
  return path && <More href={localPath(path, locale)} text={m.compare_all()} />;
}

function More({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-link hover:underline hover:underline-offset-4"
    >
      {text}
    </a>
  );
}
