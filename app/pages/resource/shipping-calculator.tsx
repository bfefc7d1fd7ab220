import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { Calculator } from "#app/calculator/calculator.tsx";
import { CalculatorHead } from "#app/calculator/calculator-head.tsx";
import { startState } from "#app/calculator/form-state.ts";
import { namesOf } from "#app/calculator/names.ts";
import { shipmentText } from "#app/calculator/shipment-text.ts";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Illustrative } from "#app/layout/illustrative.tsx";
import { sentences } from "#app/ui/joined.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";

type Data = DataOf<typeof import("./shipping-calculator.data.ts")>;

function head(page: Data): HeadText {
  const { title, description } = page;
  return {
    title,
    description,
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
  };
}

export const Head = inHead(head);

export default function ShippingCalculator({ data: page }: { data: Data }) {
  const shell = useShell();
  const shipment = shipmentText(startState(page.start), namesOf(page));
  return (
    <Page contentLocale={page.contentLocale}>
      <div className="print:hidden">
        <CalculatorHead
          title={page.title}
          intro={page.intro}
          crumb={{ name: m.crumb_resources(), path: localPath("/resource", shell.locale) }}
          orders={localPath("/resource/order-files", shell.locale)}
        />
      </div>
      <noscript>
        <div className="page-width pb-6">
          <Notice>{sentences([m.calculator_needs_script(), m.calculator_shown({ shipment })])}</Notice>
        </div>
      </noscript>
      <Calculator page={page} />
      <div className="print:hidden">
        <Section title={page.notes_title}>
          <Steps steps={page.notes} />
          <div className="mt-8">
            <Notice>
              <Illustrative />
            </Notice>
          </div>
        </Section>
      </div>
    </Page>
  );
}
