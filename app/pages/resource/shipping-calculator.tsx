import { listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CalculatorPage } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { Calculator } from "#app/calculator/calculator.tsx";
import { CalculatorHead } from "#app/calculator/calculator-head.tsx";
import { freightParam } from "#app/calculator/store/form-state.ts";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { FoldTitle } from "#app/ui/fold.tsx";
import { warmUpFormatters } from "#app/platform/hydration.ts";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { ScriptNotice } from "#app/layout/script-notice.tsx";

const Steps = hydrateLazily(() => import("#app/ui/steps.tsx").then(({ Steps: Part }) => Part));

warmUpFormatters();

function buildHead(page: CalculatorPage): HeadText {
  const { title, description } = page;
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: "/resource/shipping-calculator" }),
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

/** Freight had its place on this page: old links to it lead on to its own. */
function useFreightRedirect(): void {
  const { locale } = useShell();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const isFreight = hash === "#freight" || new URLSearchParams(search).has(freightParam);
  useEffect(() => {
    if (isFreight) void navigate(toLocalPath("/resource/freight-calculator", locale) + search, { replace: true });
  }, [isFreight, navigate, locale, search]);
}

export default function ShippingCalculator({ data: page }: { data: CalculatorPage }) {
  useFreightRedirect();
  return (
    <Page contentLocale={page.contentLocale}>
      <CalculatorHead title={page.title} />
      <ScriptNotice />
      <Calculator page={page}>
        <div className="pb-12 print:hidden">
          <details className="group/fold border-b border-line">
            <FoldTitle>{page.notes_title}</FoldTitle>
            <div className="pb-6">
              <Steps steps={page.notes} />
            </div>
          </details>
          <p className="mt-4 text-sm text-quiet">
            <Illustrative />
          </p>
        </div>
      </Calculator>
    </Page>
  );
}
