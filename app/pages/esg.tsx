import { ButtonLink } from "#app/ui/button.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { toLocalPath } from "#site/locales.ts";
import { type HeadText, renderHead } from "#app/layout/head.tsx";
import { Page } from "#app/layout/page.tsx";
import { m } from "#app/messages/m.ts";
import { StaticSvg } from "#app/ui/markup.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { PeakNote } from "#app/ui/peak-note.tsx";
import { Section } from "#app/ui/section.tsx";
import type { EsgPage } from "#catalog/page-data.ts";

function buildHead(esg: EsgPage): HeadText {
  const { title, description } = esg;
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/esg" }],
  };
}

export const Head = renderHead(buildHead);

export default function Esg({ data: esg }: { data: EsgPage }) {
  const calculator = toLocalPath("/resource/shipping-calculator", useShell().locale);
  return (
    <Page contentLocale={esg.contentLocale}>
      <PageHead title={esg.title} intro={esg.intro}>
        <ButtonLink href={`${calculator}?sort=emissions`} className="mt-6">
          {m.esg_compare()}
        </ButtonLink>
      </PageHead>
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

type Props = { figure: EsgPage["figures"][number]; legend: EsgPage["legend"] };

/** Amounts on one scale over the whole width; what a bar shows, its row says. */
function ScaleChart({ figure: { axis, rows, kinds }, legend }: Props) {
  const named = kinds.flatMap((kind) => (kind === "rest" || !legend[kind] ? [] : [kind]));
  return (
    <div>
      <StaticSvg markup={axis} className="mb-2" />
      <ul className="space-y-4">
        {rows.map(({ label, note, said, drawn }) => (
          <li key={label}>
            <p className="mb-1 flex flex-wrap items-end gap-x-6">
              <span className="min-w-[min(9rem,100%)] flex-1 sm:flex-initial">
                <b className="phrased me-3 font-semibold">{label}</b>
                {note && <span className="block text-sm text-quiet sm:inline-flex sm:whitespace-nowrap">{note}</span>}
              </span>
              <span className="sr-only">{said}</span>
            </p>
            <StaticSvg markup={drawn} />
          </li>
        ))}
      </ul>
      {named.length > 1 && (
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm text-quiet">
          {named.map((kind) => (
            <span key={kind} className="flex items-center gap-2">
              <span className={`scale-key scale-key-${kind}`} />
              {legend[kind]}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
