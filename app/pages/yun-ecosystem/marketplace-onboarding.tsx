import type { OnboardingPage, Shell } from "#catalog/page-data.ts";
import { describeFaq } from "#app/layout/structured-data.tsx";
import { Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { m } from "#app/messages/m.ts";
import { Faq } from "#app/ui/faq.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { RowTable } from "#app/ui/row-table.tsx";
import { Section } from "#app/ui/section.tsx";
import { Checklist } from "./checklist.tsx";

function buildHead(onboarding: OnboardingPage, shell: Shell): HeadText {
  const { title, description, faq } = onboarding;
  const crumbs = [{ name: title, path: "/yun-ecosystem/marketplace-onboarding" }];
  return {
    title,
    description,
    crumbs,
    jsonLd: [describeFaq(shell, faq)],
  };
}

export const Head = renderHead(buildHead);

export default function MarketplaceOnboarding({ data: onboarding }: { data: OnboardingPage }) {
  return (
    <Page contentLocale={onboarding.contentLocale}>
      <PageHead title={onboarding.title} intro={onboarding.intro} />
      <Checklist steps={onboarding.steps} />
      <Section title={m.onboarding_documents()} intro={m.onboarding_documents_intro()}>
        <RowTable
          name={m.onboarding_documents()}
          columns={[m.document_name(), m.document_who(), m.document_why()]}
          rows={onboarding.documents.map(({ name, who, why }) => ({ name, quiet: who, text: why }))}
        />
      </Section>
      <Section title={m.faq_title()}>
        <div className="grid gap-x-16 lg:grid-cols-[7fr_4fr]">
          <Faq questions={onboarding.faq} />
          <div className="-mt-px sm:mt-8 lg:mt-0">
            <LinkList title={m.related_guides()} links={onboarding.guides} />
          </div>
        </div>
      </Section>
    </Page>
  );
}
