import { Button } from "#app/ui/button.tsx";
import type { ParcelPrices } from "#rating/comparison/parcel-prices.ts";
import { toLocalPath } from "#site/locales.ts";
import { describeFaq, describeOrganization, describeWebSite } from "#app/layout/structured-data.tsx";
import { Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { HomePage, Shell } from "#catalog/page-data.ts";
import type { ServiceLine } from "#catalog/page-parts.ts";
import { warmUpFormatters } from "#app/platform/hydration.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { ScriptNotice } from "#app/layout/script-notice.tsx";
import { ServiceTable } from "#app/ui/service-table.tsx";
import { describeCargo, describeParcel } from "#app/ui/measures.ts";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { PlaceMap } from "#app/ui/place-map.tsx";
import { Section } from "#app/ui/section.tsx";
import { joinSentences } from "#app/ui/format.ts";
import { findCountryName, findServiceName, PriceStrip } from "./home/price-strip.tsx";
import { QuickForm } from "./home/quick-form.tsx";
import { usePrices } from "./home/use-prices.ts";
import { Phrased } from "#app/ui/markup.tsx";

const CheckedPrice = hydrateLazily(() => import("./home/checked-price.tsx").then(({ CheckedPrice: Part }) => Part));
const Steps = hydrateLazily(() => import("#app/ui/steps.tsx").then(({ Steps: Part }) => Part));
const NewsList = hydrateLazily(() => import("./newsroom/news-list.tsx").then(({ NewsList: Part }) => Part));
const Faq = hydrateLazily(() => import("#app/ui/faq.tsx").then(({ Faq: Part }) => Part));

warmUpFormatters();

function buildHead(loaderData: HomePage, shell: Shell): HeadText {
  const { title, description, faq } = loaderData;
  return {
    title,
    description,
    jsonLd: [describeOrganization(shell), describeWebSite(shell), describeFaq(shell, faq)],
  };
}

export const Head = renderHead(buildHead);

export default function Home({ data: home }: { data: HomePage }) {
  const { locale, tracking } = useShell();
  const { parcel, prices, unpriced, figure, isStale, touch, change } = usePrices(home);
  const country = findCountryName(home, parcel.to);
  const worked = prices.worked;
  // prices of another parcel than the one that stands in the form
  const standBack = isStale ? { inert: true, className: "opacity-45" } : {};
  return (
    <Page contentLocale={home.contentLocale}>
      <div className="relative z-10 page-width grid gap-x-16 pt-8 sm:pt-12 lg:grid-cols-[1fr_24rem] xl:pt-10">
        <h1 className="max-w-136 xl:max-w-none text-[2.5rem] leading-[1.06] font-semibold tracking-tight sm:text-6xl">
          <Phrased text={home.headline} />
        </h1>
        <div className="mt-6 sm:mt-8 lg:col-span-2 lg:row-start-2">
          <QuickForm home={home} onTouch={touch} onParcel={change}>
            <div {...standBack}>
              <PriceStrip home={home} parcel={unpriced ?? parcel} prices={unpriced ? undefined : prices} />
            </div>
          </QuickForm>
          <ScriptNotice />
        </div>
        <p className="mt-6 max-w-md text-lg leading-relaxed text-quiet sm:text-xl lg:col-start-2 lg:row-start-1 lg:mt-3">
          {home.intro}
        </p>
      </div>
      <div ref={figure} {...standBack}>
        {/* the answer's picture: the mark of its price stands on the card that it comes from */}
        <PlaceMap map={home.map} className="mt-6 min-[75rem]:mt-0" />
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-3 pt-2 pb-5 sm:pt-5 sm:pb-0">
        <More href={toLocalPath("/resource/order-files", locale)} text={m.orders_home()} />
        {tracking?.page && <TrackForm action={tracking.page} />}
      </div>
      <Section
        title={home.lines_title}
        intro={joinSentences([home.lines_intro, m.sample_intro({ parcel: describeParcel(parcel), country })])}
        action={<Compare path={home.overviews.b2c} />}
      >
        <ServiceTable name={home.lines_title} lines={home.parcelLines.map((line) => updatePrice(line, prices))} />
        <PeakNote peak={home.peak} />
      </Section>
      <Section
        title={home.freight_title}
        intro={joinSentences([home.freight_intro, describeCargo(home.freightSample)])}
        action={<Compare path={home.overviews.b2b} />}
      >
        <ServiceTable name={home.freight_title} lines={home.freightLines} scale={45} />
      </Section>
      <Section title={home.check_title} intro={home.check_intro}>
        <CheckedPrice worked={worked} parcel={parcel} name={worked && findServiceName(home, worked.quote.service)} />
      </Section>
      <Section
        title={home.how_title}
        action={<More href={toLocalPath("/yun-ecosystem/partners", locale)} text={m.more_partners()} />}
      >
        <Steps steps={home.how} />
      </Section>
      <Section title={home.news_title} action={<More href={toLocalPath("/newsroom", locale)} text={m.news_all()} />}>
        <NewsList entries={home.news} />
      </Section>
      <Section title={home.faq_title}>
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_4fr]">
          <Faq questions={home.faq} />
          <section className="border-t border-line pt-4">
            <h3 className="text-lg font-semibold">{home.esg_title}</h3>
            <p className="mt-2 mb-1 text-quiet">{home.esg_text}</p>
            <More href={toLocalPath("/esg", locale)} text={m.more_esg()} />
          </section>
        </div>
      </Section>
    </Page>
  );
}

/** A number, for the page that says what it is. A plain form: it needs no code. */
function TrackForm({ action }: { action: string }) {
  return (
    <form action={action} className="flex flex-wrap gap-2 max-sm:w-full">
      <input
        name="number"
        data-kept=""
        aria-label={m.track_number()}
        placeholder={m.track_number()}
        className="field w-[10rem] min-w-0 grow sm:w-56"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <Button type="submit" quiet>
        {m.track_go()}
      </Button>
    </form>
  );
}

/** A row of the table with what it costs now. */
function updatePrice(
  { price: _, transit: __, refused: ___, ...line }: ServiceLine,
  { lines, refused }: ParcelPrices,
): ServiceLine {
  const own = lines.find(({ service }) => service === line.slug);
  const refusal = refused.find(({ service }) => service === line.slug);
  const [reason] = refusal?.reasons ?? [];
  if (!own) return reason ? { ...line, refused: reason.field } : line;
  const { amount, currency, min, max } = own;
  return { ...line, price: { amount, currency }, transit: { min, max } };
}

/** Leads to the page that compares the services of a kind, if the content has one. */
function Compare({ path }: { path: string | undefined }) {
  const { locale } = useShell();
  return path && <More href={toLocalPath(path, locale)} text={m.compare_all()} />;
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
