import { describeFaq } from "#app/layout/structured-data.tsx";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Shell, TrackingPage } from "#catalog/page-data.ts";
import { NumberCheck } from "./tracking/number-check.tsx";

const Faq = hydrateLazily(() => import("#app/ui/faq.tsx").then(({ Faq: Part }) => Part));

function buildHead({ title, description, faq }: TrackingPage, shell: Shell): HeadText {
  return { title, description, crumbs: [{ name: title, path: "/tracking" }], jsonLd: [describeFaq(shell, faq)] };
}

export const Head = renderHead(buildHead);

export default function Tracking({ data: page }: { data: TrackingPage }) {
  return (
    <Page contentLocale={page.contentLocale}>
      <PageHead title={page.title} intro={page.intro} />
      <div className="page-width">
        <NumberCheck none={page.none} />
      </div>
      <Section title={page.stages_title} intro={page.stages_intro} id="events">
        <ol className="border-s-2 border-route">
          {page.stages.map(({ title, events }, stage) => (
            <li
              key={title}
              className="relative ps-6 pb-8 before:absolute before:-start-[7px] before:top-2 before:size-3 before:rounded-full before:bg-(--route) last:pb-0 sm:ps-10"
            >
              <h3 className="text-xl font-semibold">{title}</h3>
              <dl className="mt-2 divide-y divide-line border-y border-line">
                {events.map(({ seen, means }, at) => (
                  <div
                    key={seen}
                    id={`event-${stage + 1}-${at + 1}`}
                    className="scroll-mt-20 gap-x-8 py-3 sm:grid sm:grid-cols-[2fr_5fr]"
                  >
                    <dt className="font-semibold">{seen}</dt>
                    <dd className="text-quiet max-sm:mt-1">{means}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={page.still_title} id="still">
        <Faq questions={page.faq} />
      </Section>
    </Page>
  );
}
