import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { onboardingView } from "#catalog/views/pages.ts";
import { faqPage } from "#app/layout/json-ld.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { m } from "#app/messages/m.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { Faq } from "#app/ui/faq.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { Checklist } from "./checklist.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return onboardingView(catalog(), localeOfPath(url.pathname));
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: onboarding, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!onboarding || !shell) return [];
  const { title, description, contentLocale, faq } = onboarding;
  const crumbs = [{ name: title, path: "/yun-ecosystem/marketplace-onboarding" }];
  return pageMeta(page, {
    title,
    description,
    contentLocale,
    card: "marketplace-onboarding",
    crumbs,
    jsonLd: [faqPage(faq)],
  });
};

export default function MarketplaceOnboarding() {
  const onboarding = useLoaderData<typeof loader>();
  return (
    <Page contentLocale={onboarding.contentLocale}>
      <PageHead title={onboarding.title} intro={onboarding.intro} />
      <Checklist steps={onboarding.steps} />
      <Section title={m.onboarding_documents()} intro={m.onboarding_documents_intro()}>
        <ul className="border-t-2 border-ink">
          {onboarding.documents.map(({ name, who, why }) => (
            <li key={name} className="grid gap-x-6 gap-y-0.5 border-b border-line py-4 md:grid-cols-[3fr_3fr_4fr]">
              <span className="font-semibold">{name}</span>
              <span className="text-quiet">{who}</span>
              <span>{why}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.faq_title()}>
        <Faq questions={onboarding.faq} />
      </Section>
    </Page>
  );
}
