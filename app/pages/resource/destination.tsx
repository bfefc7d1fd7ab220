import { listResourceCrumbs, nameOrganization } from "#app/layout/structured-data.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { warmUpFormatters } from "#app/platform/hydration.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatDate, formatMoney, formatNumber, formatWorkingDays, joinSentences } from "#app/ui/format.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { formatUnit } from "#app/ui/measures.ts";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { Section } from "#app/ui/section.tsx";
import type { PricedDays } from "#catalog/page-parts.ts";
import type { DestinationPage } from "#catalog/place-page-data.ts";
import type { Shell } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { LinesTable } from "./destination/lines-table.tsx";
import { ResourceHead } from "./resource-head.tsx";

const BelowPrices = hydrateLazily(() => import("./destination/below-prices.tsx").then(({ BelowPrices: Part }) => Part));

warmUpFormatters();

function buildHead({ title, description, name, path }: DestinationPage, shell: Shell): HeadText {
  return {
    title,
    description,
    // one picture for all of them
    socialCard: "destinations",
    crumbs: listResourceCrumbs({ name: m.crumb_destinations(), path: "/resource/destinations" }, { name: title, path }),
    jsonLd: [
      {
        "@type": "Service",
        name: title,
        description,
        provider: nameOrganization(shell),
        areaServed: { "@type": "Country", name },
      },
    ],
  };
}

export const Head = renderHead(buildHead);

export default function Destination({ data: page }: { data: DestinationPage }) {
  const { locale } = useShell();
  const { code, place, count, cheapest, fastest, lines, weights, bulk, carton } = page;
  return (
    <Page contentLocale={page.contentLocale}>
      <ResourceHead
        title={page.title}
        intro={joinSentences([
          m.destination_intro({ count, place }),
          ...(cheapest
            ? [
                m.destination_intro_parcels({
                  ...tellPriced(cheapest),
                  weight: `${formatNumber(weights.b2c[0] ?? 0)}\u00a0${formatUnit("kg")}`,
                }),
              ]
            : []),
          ...(fastest ? [m.destination_intro_fastest(tellPriced(fastest))] : []),
        ])}
        above={[{ name: m.crumb_destinations(), path: "/resource/destinations" }]}
      >
        <div className="mt-6">
          <ButtonLink href={`${toLocalPath("/resource/shipping-calculator", locale)}?to=${code}`}>
            {m.nav_price()}
          </ButtonLink>
        </div>
      </ResourceHead>
      <Section title={m.destination_lines()} id="lines">
        <LinesTable lines={lines} kind="b2c" weights={weights.b2c} name={m.crumb_parcels()} />
        <LinesTable lines={lines} kind="b2b" weights={weights.b2b} name={m.crumb_freight()} />
        <PeakNote peak={page.peak} />
        <p className="phrased mt-3 max-w-2xl text-sm text-quiet">
          {m.service_prices_intro({
            volume: `${formatNumber(bulk.cubicCentimetres / bulk.kg, 0)}\u00a0${formatUnit("cm³")}`,
          })}
          {lines.some(({ kind }) => kind === "b2b") && (
            <>
              {m.between_sentences()}
              {m.service_prices_intro_freight({
                kg: formatNumber(carton.kg),
                volume: `${formatNumber(carton.cubicCentimetres / 1e6, 3)} ${formatUnit("m³")}`,
              })}
            </>
          )}
          {m.between_sentences()}
          <Illustrative />
        </p>
      </Section>
      <BelowPrices page={page} />
      {page.news.length > 0 && (
        <div className="page-width pb-12">
          <LinkList
            title={m.destination_news({ place })}
            links={page.news.map(({ title, path, date }) => ({ title, path, note: formatDate(date) }))}
            wide
          />
        </div>
      )}
    </Page>
  );
}

function tellPriced({ price, days }: PricedDays) {
  return {
    price: formatMoney(price.amount, price.currency),
    days: formatWorkingDays(days),
  };
}
