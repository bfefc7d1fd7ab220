import type { CalculatorPage } from "#catalog/page-data.ts";
import { listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { CalculatorHead } from "#app/calculator/calculator-head.tsx";
import { convertToParcels, readFreight } from "#app/calculator/freight/cargo.ts";
import { fromQuery, toQuery } from "#app/calculator/store/address.ts";
import { freightParam, startState } from "#app/calculator/store/form-state.ts";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { hydrateLazily } from "#app/ui/hydrate-lazily.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ScriptNotice } from "#app/layout/script-notice.tsx";

function buildHead({ title, description }: CalculatorPage): HeadText {
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: "/resource/freight-calculator" }),
  };
}

export const Head = renderHead(buildHead);

// the tabs work before the form does
const FreightPanel = hydrateLazily(() =>
  import("#app/calculator/freight/freight-panel.tsx").then(({ default: Part }) => Part),
);

/** Pallets and containers. The parcels that somebody typed before come along, and go back as parcels. */
export default function FreightCalculator({ data: page }: { data: CalculatorPage }) {
  const carry = (search: string) => {
    const query = new URLSearchParams(search);
    if (!query.has(freightParam)) return search;
    const start = startState(page.start);
    return `?${toQuery({ ...fromQuery(query, start), ...convertToParcels(readFreight(query, page.pallets)) }, start)}`;
  };
  return (
    <Page contentLocale={page.contentLocale}>
      <CalculatorHead title={page.title} carry={carry} />
      <ScriptNotice />
      <section id="freight" className="page-width pt-2">
        <FreightPanel page={page} />
      </section>
      <div className="page-width pt-4 pb-12 print:hidden">
        <Notice>
          <Illustrative />
        </Notice>
      </div>
    </Page>
  );
}
