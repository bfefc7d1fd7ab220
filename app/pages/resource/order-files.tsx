import type { CalculatorPage } from "#catalog/page-data.ts";
import { toLocalPath } from "#site/locales.ts";
import { OrderImportLink } from "#app/calculator/orders/views/order-import-link.tsx";
import { Illustrative, Page } from "#app/layout/page.tsx";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

function buildHead({ title, description }: CalculatorPage): HeadText {
  return {
    title,
    description,
    crumbs: [
      { name: m.crumb_resources(), path: "/resource" },
      { name: title, path: "/resource/order-files" },
    ],
  };
}

export const Head = renderHead(buildHead);

export default function OrderFiles({ data: page }: { data: CalculatorPage }) {
  const shell = useShell();
  return (
    <Page contentLocale={page.contentLocale}>
      {/* a priced file has its own heading on paper */}
      <div className="print:hidden">
        <PageHead
          title={page.title}
          intro={page.intro}
          crumbs={[{ name: m.crumb_resources(), path: toLocalPath("/resource", shell.locale) }]}
        />
      </div>
      <div className="page-width space-y-10 pb-12">
        <noscript>
          <Notice>{m.calculator_needs_script()}</Notice>
        </noscript>
        <OrderImportLink page={page} />
        <Notice>
          <Illustrative />
        </Notice>
      </div>
    </Page>
  );
}
