import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { esgView } from "#catalog/views/pages.ts";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { m } from "#app/messages/m.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { BarChart } from "./esg/bar-chart.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return esgView(catalog(), localeOfPath(url.pathname));
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: esg, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!esg || !shell) return [];
  const { title, description, contentLocale } = esg;
  return pageMeta(page, {
    title,
    description,
    contentLocale,
    card: "esg",
    crumbs: [{ name: title, path: "/esg" }],
  });
};

export default function Esg() {
  const esg = useLoaderData<typeof loader>();
  return (
    <Page contentLocale={esg.contentLocale}>
      <PageHead title={esg.title} intro={esg.intro} />
      {esg.figures.map(({ id, title, unit, note, computed, series }) => (
        <Section key={id} id={id} title={title} intro={note}>
          <BarChart title={title} unit={unit} series={series} />
          <p className="mt-6 max-w-3xl text-sm text-quiet">
            <strong className="font-semibold text-ink">{m.esg_computed()}</strong> {computed}
          </p>
        </Section>
      ))}
      <div className="page-width grid gap-x-12 gap-y-10 py-12 md:grid-cols-2">
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
