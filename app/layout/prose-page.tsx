import type { ReactNode } from "react";
import type { Locale } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { Page } from "./page.tsx";

type Props = {
  page: {
    title: string;
    intro: string;
    updated?: string | undefined;
    contentLocale: Locale;
    prose: { html: string };
    sources: Parameters<typeof Sources>[0]["sources"];
  };
  children?: ReactNode;
};

/** A page that is a text, such as a policy. */
export function ProsePage({ page, children }: Props) {
  return (
    <Page contentLocale={page.contentLocale}>
      <PageHead title={page.title} intro={page.intro}>
        {page.updated && <p className="mt-6 text-sm text-quiet">{m.updated_on({ date: date(page.updated) })}</p>}
      </PageHead>
      <div className="page-width pb-12">
        <Prose html={page.prose.html} />
        <Sources sources={page.sources} />
        {children}
      </div>
    </Page>
  );
}
