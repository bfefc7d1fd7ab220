import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { describeOrganization } from "#app/layout/structured-data.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { ContactSection } from "#app/ui/contact-section.tsx";
import { FoldTitle } from "#app/ui/fold.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ContactPage, Shell } from "#catalog/page-data.ts";
import { RequestForm } from "./contact/request-form.tsx";

function buildHead({ title, description }: ContactPage, shell: Shell): HeadText {
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/contact" }],
    jsonLd: [{ "@type": "ContactPage", name: title, description }, describeOrganization(shell)],
  };
}

export const Head = renderHead(buildHead);

export default function ContactUs({ data: page }: { data: ContactPage }) {
  const { phone, email } = page.contact;
  return (
    <Page contentLocale={page.contentLocale}>
      <PageHead title={page.title} intro={page.intro}>
        {/* for who would rather talk than fill in */}
        <p className="mt-6 flex flex-wrap gap-x-8 gap-y-1 wrap-anywhere *:min-w-0">
          <a href={`tel:${phone.replaceAll(" ", "")}`} className="text-link underline underline-offset-4">
            {phone}
          </a>
          <a href={`mailto:${email}`} className="text-link underline underline-offset-4">
            {email}
          </a>
        </p>
      </PageHead>
      <Section title={page.requests_title} intro={page.requests_intro} id="requests">
        <Requests requests={page.requests} form={page.form} />
        <div className="mt-6">
          <Notice icon="lucide:shield-check">{page.note}</Notice>
        </div>
      </Section>
      <ContactSection contact={page.contact} />
    </Page>
  );
}

/** What a visitor may want, each to be opened; a link to one opens it. */
function Requests({ requests, form }: Pick<ContactPage, "requests" | "form">) {
  const { hash } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fold = [...(list.current?.children ?? [])].find(({ id }) => id === hash.slice(1));
    if (!fold) return;
    fold.setAttribute("open", "");
    fold.scrollIntoView();
  }, [hash]);
  return (
    <div ref={list} className="border-t border-line">
      {requests.map((request) => (
        <details key={request.id} id={request.id} className="group/fold scroll-mt-20 border-b border-line">
          <FoldTitle className="min-h-14 py-3 sm:text-lg">{request.title}</FoldTitle>
          <div className="pt-1 pb-8">
            <p className="max-w-2xl text-quiet">{request.text}</p>
            <RequestForm request={request} form={form} />
          </div>
        </details>
      ))}
    </div>
  );
}
