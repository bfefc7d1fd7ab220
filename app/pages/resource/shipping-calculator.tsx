import type { CalculatorPage } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { Calculator, CalculatorHead } from "#app/calculator/calculator.tsx";
import { startState } from "#app/calculator/store/form-state.ts";
import { buildCalculatorNames } from "#app/calculator/format/names.ts";
import { describeShipment } from "#app/calculator/format/shipment.ts";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { joinSentences } from "#app/ui/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/section.tsx";
import { Steps } from "#app/ui/steps.tsx";

function buildHead(page: CalculatorPage): HeadText {
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

export const Head = renderHead(buildHead);

export default function ShippingCalculator({ data: page }: { data: CalculatorPage }) {
  const shell = useShell();
  const shipment = describeShipment(startState(page.start), buildCalculatorNames(page));
  return (
    <Page contentLocale={page.contentLocale}>
      <div className="print:hidden">
        <CalculatorHead
          title={page.title}
          intro={page.intro}
          crumb={{ name: m.crumb_resources(), path: toLocalPath("/resource", shell.locale) }}
          orders={toLocalPath("/resource/order-files", shell.locale)}
        />
      </div>
      <noscript>
        <div className="page-width pb-6">
          <Notice>{joinSentences([m.calculator_needs_script(), m.calculator_shown({ shipment })])}</Notice>
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
