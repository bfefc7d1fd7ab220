import type { ReactNode } from "react";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatDate } from "#app/ui/format.ts";
import { DeadlineCharts } from "./deadline-chart.tsx";
import { Beside, LinkList } from "#app/ui/link-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/markup.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { Page } from "./page.tsx";
import { useShell } from "./use-shell.ts";

type Links = readonly { title: string; path: string }[];

type Props = {
  page: {
    title: string;
    intro: string;
    updated?: string | undefined;
    contentLocale: Locale;
    prose: { html: string };
    contents: Links;
    action?: { to: string; label: string } | undefined;
    deadlines: Parameters<typeof DeadlineCharts>[0]["charts"];
    sources: Parameters<typeof Sources>[0]["sources"];
  };
  /** Stands before the text. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** A page that is a text, alone or with more around it. */
export function ProsePage({ page, lead, children }: Props) {
  const { footer, locale } = useShell();
  const group = footer.at(-1);
  return (
    <Page contentLocale={page.contentLocale}>
      <PageHead title={page.title} intro={page.intro}>
        {page.action && (
          <ButtonLink href={toLocalPath(page.action.to, locale)} className="mt-6">
            {page.action.label}
          </ButtonLink>
        )}
        {page.updated && <p className="mt-6 text-sm text-quiet">{m.updated_on({ date: formatDate(page.updated) })}</p>}
      </PageHead>
      <div className="page-width grid items-start gap-x-16 gap-y-8 pb-12 *:min-w-0 lg:grid-cols-[7fr_4fr]">
        <Beside contents={page.contents}>
          {/* on a small screen these are in the footer */}
          {group && (
            <div className="max-lg:hidden">
              <LinkList title={group.label} links={group.items.map(({ to, label }) => ({ title: label, path: to }))} />
            </div>
          )}
        </Beside>
        <div>
          {lead}
          {page.deadlines.length > 0 && <DeadlineCharts charts={page.deadlines} />}
          <Prose html={page.prose.html} />
          <Sources sources={page.sources} />
          {children}
        </div>
      </div>
    </Page>
  );
}
