import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { type Locale, toLocalPath } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { formatDate } from "#app/ui/format.ts";
import { Beside, LinkList } from "#app/ui/link-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/markup.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { Page } from "./page.tsx";
import type { Crumb } from "./structured-data.tsx";
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
  /** The way down to the page: addresses without a language. */
  above?: readonly Crumb[];
  /** Stands before the text. */
  lead?: ReactNode;
  children?: ReactNode;
};

/** A page that is a text, alone or with more around it. */
export function ProsePage({ page, above = [], lead, children }: Props) {
  const { locale } = useShell();
  const group = useNeighbours();
  return (
    <Page contentLocale={page.contentLocale}>
      <PageHead
        title={page.title}
        intro={page.intro}
        crumbs={above.map(({ name, path }) => ({ name, path: toLocalPath(path, locale) }))}
      >
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
              <LinkList {...group} />
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

/** What the footer has together with a page, such as the other legal ones; for a page that it has not, and one of help, what helps. */
function useNeighbours(): { title: string; links: { title: string; path: string }[] } | undefined {
  const { footer, locale, tracking } = useShell();
  const { pathname } = useLocation();
  const findGroup = (path: string) => footer.find(({ items }) => items.some(({ to }) => to === path));
  const help = findGroup(toLocalPath("/contact", locale));
  const group = findGroup(pathname) ?? help ?? footer.at(-1);
  if (!group) return undefined;
  const links = group.items.map(({ to, label }) => ({ title: label, path: to }));
  const track = group === help && tracking ? [{ title: m.track_title(), path: tracking.link }] : [];
  return { title: group.label, links: [...track, ...links].filter(({ path }) => path !== pathname) };
}

type Row = { label: string; after?: number | undefined; days: number; text: string };

/** Spans of days on one scale, each in words beside its bar. The longest decides the scale of all charts of a page. */
function DeadlineCharts({ charts }: { charts: readonly { title: string; rows: readonly Row[] }[] }) {
  const longest = Math.max(...charts.flatMap(({ rows }) => rows.map(({ after = 0, days }) => after + days)));
  const percent = (days: number) => `${(days / longest) * 100}%`;
  return (
    <div className="mb-10 max-w-2xl space-y-6">
      {charts.map(({ title, rows }) => (
        <section key={title} className="border-t-2 border-ink pt-4">
          <h2 className="font-semibold">{title}</h2>
          <ul className="mt-2">
            {rows.map(({ label, after = 0, days, text }) => (
              <li key={label} className="py-2">
                <p className="flex flex-wrap justify-between gap-x-6 text-sm">
                  <span className="font-semibold">{label}</span>
                  <span className="text-quiet">{text}</span>
                </p>
                <svg aria-hidden="true" className="mt-1.5 block h-2 w-full">
                  <rect width="100%" height="8" rx="4" className="bar-track" />
                  <rect x={percent(after)} width={percent(days)} height="8" rx="4" className="fill-(--data)" />
                </svg>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
