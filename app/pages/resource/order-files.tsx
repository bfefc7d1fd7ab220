import type { DataOf } from "#app/page-module.ts";
import { localPath } from "#site/locales.ts";
import { OrdersDoor } from "#app/calculator/orders/orders-door.tsx";
import { Page } from "#app/layout/page.tsx";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import { Illustrative } from "#app/layout/illustrative.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

type Data = DataOf<typeof import("./order-files.data.ts")>;

function head({ title, description }: Data): HeadText {
  return {
    title,
    description,
    crumbs: [
      { name: m.crumb_resources(), path: "/resource" },
      { name: title, path: "/resource/order-files" },
    ],
  };
}

export const Head = inHead(head);

export default function OrderFiles({ data: page }: { data: Data }) {
  const shell = useShell();
  return (
    <Page contentLocale={page.contentLocale}>
      {/* a priced file has its own heading on paper */}
      <div className="print:hidden">
        <PageHead
          title={page.title}
          intro={page.intro}
          crumbs={[{ name: m.crumb_resources(), path: localPath("/resource", shell.locale) }]}
        />
      </div>
      <div className="page-width space-y-10 pb-12">
        <noscript>
          <Notice>{m.calculator_needs_script()}</Notice>
        </noscript>
        <OrdersDoor page={page} />
        <Notice>
          <Illustrative />
        </Notice>
      </div>
    </Page>
  );
}
