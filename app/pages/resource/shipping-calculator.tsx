import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, localPath } from "#catalog/locale.ts";
import { calculatorView } from "#catalog/views/pages.ts";
import { Calculator } from "#app/calculator/calculator.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return calculatorView(catalog(), localeOfPath(url.pathname));
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: page, ...rest }) => {
  const shell = rest.matches[0]?.loaderData;
  if (!page || !shell) return [];
  const { title, description, contentLocale } = page;
  return pageMeta(rest, {
    title,
    description,
    contentLocale,
    translations: ["en", "zh"],
    card: "shipping-calculator",
    crumbs: [
      { name: m.crumb_resources(), path: "/resource" },
      { name: title, path: "/resource/shipping-calculator" },
    ],
    jsonLd: [
      {
        "@type": "WebApplication",
        name: title,
        description,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Any",
        browserRequirements: "JavaScript",
      },
    ],
  });
};

export default function ShippingCalculator() {
  const page = useLoaderData<typeof loader>();
  const shell = useShell();
  return (
    <Page contentLocale={page.contentLocale}>
      <PageHead
        title={page.title}
        intro={page.intro}
        crumbs={[{ name: m.crumb_resources(), path: localPath("/resource", shell?.locale ?? "en") }]}
      />
      <noscript>
        <div className="page-width pb-6">
          <Notice>{m.calculator_needs_script()}</Notice>
        </div>
      </noscript>
      <Calculator page={page} />
      <Section title={page.notes_title}>
        <Steps steps={page.notes} />
        <div className="mt-8">
          <Notice>{shell?.illustrative}</Notice>
        </div>
      </Section>
    </Page>
  );
}
