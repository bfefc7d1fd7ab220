import type { ServicePage } from "#catalog/line-page-data.ts";
import { m } from "#app/messages/m.ts";
import { Faq } from "#app/ui/faq.tsx";
import { FoldTitle } from "#app/ui/fold.tsx";
import { formatDate } from "#app/ui/format.ts";
import { Prose } from "#app/ui/markup.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";
import { LinkList } from "#app/ui/link-list.tsx";

type Texts = Pick<ServicePage, "faq" | "prose" | "steps" | "siblings"> & {
  news: readonly { title: string; path: string; date: string }[];
};

/** Questions and answers about a service, the rest of its text, and where to read on. */
export function Questions({ service }: { service: Texts }) {
  const { faq, prose, steps, news, siblings } = service;
  return (
    <Section title={m.faq_title()} id="questions">
      <div className="grid gap-x-16 lg:grid-cols-[7fr_4fr]">
        <div>
          <Faq questions={faq} />
          <details className="group/fold border-b border-line">
            <FoldTitle className="min-h-14 py-3 sm:text-lg">{m.prices_more()}</FoldTitle>
            <Prose html={prose.html} className="prose prose-within pb-6" />
          </details>
          <details className="group/fold border-b border-line">
            <FoldTitle className="min-h-14 py-3 sm:text-lg">{m.service_start()}</FoldTitle>
            <div className="pt-2 pb-8">
              <Steps steps={steps} columns="" />
            </div>
          </details>
        </div>
        <div className="-mt-px sm:mt-8 lg:mt-0">
          <LinkList
            title={m.related_notices()}
            links={news.map(({ title, path, date: day }) => ({ title, path, note: formatDate(day) }))}
          />
        </div>
      </div>
      <div className="sm:mt-10">
        <LinkList title={m.related_lines()} links={siblings.map(({ name, path }) => ({ title: name, path }))} wide />
      </div>
    </Section>
  );
}
