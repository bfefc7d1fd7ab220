import type { DataOf } from "#app/page-module.ts";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { m } from "#app/messages/m.ts";
import { MarkedList } from "#app/ui/marked-list.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { Directory } from "./directory.tsx";
import { Way } from "./way.tsx";

type Data = DataOf<typeof import("./partners.data.ts")>;

function head(partners: Data): HeadText {
  const { title, description } = partners;
  const crumbs = [{ name: title, path: "/yun-ecosystem/partners" }];
  return { title, description, socialCard: "partners", crumbs };
}

export const Head = inHead(head);

export default function Partners({ data: partners }: { data: Data }) {
  return (
    <Page contentLocale={partners.contentLocale}>
      <PageHead title={partners.title} intro={partners.intro} />
      <Way way={partners.way} />
      <Section title={m.partners_directory()}>
        <Notice>{partners.fictional}</Notice>
        <Directory roles={partners.roles} firms={partners.directory} />
      </Section>
      <Section title={partners.join_title}>
        <Steps steps={partners.join} />
        <div className="mt-12 grid gap-8 lg:grid-cols-2">
          <div>
            <h3 className="mb-4 text-lg font-semibold">{m.partners_requirements()}</h3>
            <MarkedList items={partners.requirements} mark="yes" />
          </div>
          <div className="self-start rounded-2xl border border-line bg-panel p-6">
            <h3 className="text-lg font-semibold">{m.partners_write()}</h3>
            <p className="mt-2 text-quiet">{m.partners_write_text()}</p>
            <a
              href={`mailto:${partners.email}?subject=${encodeURIComponent(m.partners_subject())}`}
              className="button mt-5"
            >
              {partners.email}
            </a>
          </div>
        </div>
      </Section>
    </Page>
  );
}
