import type { OrderFilesPage } from "#catalog/page-data.ts";
import { listResourceCrumbs } from "#app/layout/structured-data.tsx";
import { CalculatorHead } from "#app/calculator/calculator-head.tsx";
import { OrderImportLink } from "#app/calculator/orders/views/order-import-link.tsx";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ScriptNotice } from "#app/layout/script-notice.tsx";

function buildHead({ title, description }: OrderFilesPage): HeadText {
  return {
    title,
    description,
    crumbs: listResourceCrumbs({ name: title, path: "/resource/order-files" }),
  };
}

export const Head = renderHead(buildHead);

export default function OrderFiles({ data: page }: { data: OrderFilesPage }) {
  return (
    <Page contentLocale={page.contentLocale}>
      {/* a priced file has its own heading on paper */}
      <div className="print:hidden">
        <CalculatorHead title={page.title} />
        <div className="page-width pb-4 text-quiet">
          <p className="max-w-3xl">{page.intro}</p>
        </div>
      </div>
      <ScriptNotice />
      <div className="page-width space-y-10 pb-12">
        <OrderImportLink page={page} />
        <Notice>
          <Illustrative />
        </Notice>
      </div>
    </Page>
  );
}
