import type { DataOf } from "#app/page-module.ts";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { m } from "#app/messages/m.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { Section } from "#app/ui/section.tsx";
import { ScaleChart } from "./esg/scale-chart.tsx";

type Data = DataOf<typeof import("./esg.data.ts")>;

function head(esg: Data): HeadText {
  const { title, description } = esg;
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/esg" }],
  };
}

export const Head = inHead(head);

export default function Esg({ data: esg }: { data: Data }) {
  return (
    <Page contentLocale={esg.contentLocale}>
      <PageHead title={esg.title} intro={esg.intro} />
      {esg.figures.map((figure) => (
        <Section key={figure.id} id={figure.id} title={figure.title} intro={figure.note}>
          <ScaleChart figure={figure} legend={esg.legend} />
          <PeakNote peak={figure.peak} />
          <p className="mt-3 max-w-2xl text-sm text-quiet">
            <strong className="font-semibold text-ink">{m.esg_computed()}</strong>
            {m.between_sentences()}
            {figure.computed}
          </p>
        </Section>
      ))}
      <div className="page-width grid gap-x-12 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-4">
        {esg.sections.map(({ title, text }) => (
          <section key={title} className="border-t-2 border-ink pt-4">
            <h2 className="text-xl font-semibold">{title}</h2>
            <p className="mt-3 text-quiet">{text}</p>
          </section>
        ))}
      </div>
    </Page>
  );
}
