import type { CalculatorPage } from "#catalog/page-data.ts";
import { FreightCalculator } from "#app/calculator/freight/freight-calculator.tsx";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { m } from "#app/messages/m.ts";
import { Notice } from "#app/ui/notice.tsx";
import { listResourceCrumbs } from "./resource-head.tsx";

function buildHead({ title, description }: CalculatorPage): HeadText {
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: "/resource/freight-calculator" }),
  };
}

export const Head = renderHead(buildHead);

export default function Freight({ data: page }: { data: CalculatorPage }) {
  return (
    <Page contentLocale={page.contentLocale}>
      <FreightCalculator page={page} />
      <div className="page-width pt-4 pb-12 print:hidden">
        <noscript>
          <Notice>{m.calculator_needs_script()}</Notice>
        </noscript>
        <Notice>
          <Illustrative />
        </Notice>
      </div>
    </Page>
  );
}
