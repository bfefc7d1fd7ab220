import type { ReactNode } from "react";
import type { Locale } from "#site/locales.ts";
import { m } from "#app/messages/m.ts";
import { date } from "#app/ui/format.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Sources } from "#app/ui/sources.tsx";
import { Page } from "./page.tsx";
import { TextAside } from "./text-aside.tsx";
import { useShell } from "./use-shell.ts";

type Props = {
  page: {
    title: string;
    intro: string;
    updated?: string | undefined;
    contentLocale: Locale;
    prose: { html: string };
    contents: Parameters<typeof TextAside>[0]["contents"];
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
      <div className="page-width grid items-start gap-x-16 gap-y-8 pb-12 *:min-w-0 lg:grid-cols-[7fr_4fr]">
        <TextAside contents={page.contents}>
          <Neighbours />
        </TextAside>
        <div>
          <Prose html={page.prose.html} />
          <Sources sources={page.sources} />
          {children}
        </div>
      </div>
    </Page>
  );
}

/** The other pages about the provider; on a small screen the footer says the same. */
function Neighbours() {
  const group = useShell().footer.at(-1);
  return (
    group && (
      <div className="hidden lg:block">
        <LinkList title={group.label} links={group.items.map(({ to, label }) => ({ title: label, path: to }))} />
      </div>
    )
  );
}
