import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Icon } from "#app/ui/icon.tsx";
import { date } from "#app/ui/format.ts";
import { Illustrative } from "#app/layout/illustrative.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { Downloads } from "./downloads.tsx";
import { Shelf } from "./shelf.tsx";

type Data = DataOf<typeof import("./index.data.ts")>;

function head(resource: Data): HeadText {
  const { title, description } = resource;
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/resource" }],
  };
}

export const Head = inHead(head);

export default function Resource({ data: resource }: { data: Data }) {
  const shell = useShell();
  return (
    <Page contentLocale={resource.contentLocale}>
      <PageHead title={resource.title} intro={resource.intro} />
      <div className="page-width">
        <section className="flex flex-wrap items-center justify-between gap-6 rounded-2xl border border-line bg-panel p-6 sm:p-8">
          <div>
            <h2 className="text-xl font-semibold">{resource.calculator_title}</h2>
            <p className="mt-2 text-quiet">{resource.calculator_text}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <a href={localPath("/resource/shipping-calculator", shell.locale)} className="button">
              <Icon name="lucide:calculator" />
              {m.nav_price()}
            </a>
            <a href={localPath("/resource/order-files", shell.locale)} className="button button-quiet">
              <Icon name="lucide:file-spreadsheet" />
              {m.orders_title()}
            </a>
          </div>
        </section>
      </div>
      <Section title={resource.guides_title}>
        <Shelf
          guides={resource.guides.map((guide) => ({
            ...guide,
            note: m.updated_on({ date: date(guide.updated, "short") }),
          }))}
        />
      </Section>
      <Section title={resource.downloads_title} intro={resource.downloads_text} id="rate-cards">
        <Downloads downloads={resource.downloads} />
        <div className="mt-6">
          <Notice>
            <Illustrative />
          </Notice>
        </div>
      </Section>
    </Page>
  );
}
