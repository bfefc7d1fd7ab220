import { ButtonLink } from "#app/ui/button.tsx";
import { toLocalPath } from "#site/locales.ts";
import { describeOrganization } from "#app/layout/structured-data.tsx";
import { Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { AboutPage, Shell } from "#catalog/page-data.ts";
import { formatNumber } from "#app/ui/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/markup.tsx";
import { ContactSection } from "#app/ui/contact-section.tsx";
import { PlaceMap } from "#app/ui/place-map.tsx";

function buildHead(about: AboutPage, shell: Shell): HeadText {
  const { title, description } = about;
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/about-us" }],
    jsonLd: [{ "@type": "AboutPage", name: title, description }, describeOrganization(shell)],
  };
}

export const Head = renderHead(buildHead);

export default function AboutUs({ data: about }: { data: AboutPage }) {
  const locale = useShell().locale;
  const figures = [
    [about.countries, m.about_countries()],
    [about.lines, m.about_lines()],
    [about.gateways, m.about_gateways()],
    [about.departures, m.about_departures()],
    [about.prices, m.about_prices()],
    [0, m.about_cookies()],
  ] as const;
  return (
    <Page contentLocale={about.contentLocale}>
      <PageHead title={about.title} intro={about.intro} />
      <PlaceMap map={about.map} />
      <div className="page-width">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 border-b border-line py-8 sm:grid-cols-3 lg:grid-cols-6">
          {figures.map(([value, label]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-quiet">{label}</dt>
              <dd className="text-4xl font-semibold tabular-nums sm:text-5xl">{formatNumber(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="page-width pt-12 lg:pt-7">
        <Prose html={about.prose.html} className="prose prose-split" />
        <p className="mt-10 flex flex-wrap gap-3 lg:ms-[calc(36.36%+1.95rem)]">
          <ButtonLink href={toLocalPath("/resource/shipping-calculator", locale)}>{m.nav_price()}</ButtonLink>
          {!about.contact && (
            <ButtonLink quiet href={toLocalPath("/contact", locale)}>
              {m.contact_title()}
            </ButtonLink>
          )}
        </p>
      </div>
      {about.contact && <ContactSection contact={about.contact} />}
    </Page>
  );
}
