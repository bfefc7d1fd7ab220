import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { ProsePage } from "#app/layout/prose-page.tsx";
import type { PolicyPage } from "#catalog/page-data.ts";

function buildHead({ name, title, description }: PolicyPage): HeadText {
  return { title, description, crumbs: [{ name: title, path: `/${name}` }] };
}

export const Head = renderHead(buildHead);

/** A page that is a legal text: privacy, imprint, terms. */
export default function Policy({ data }: { data: PolicyPage }) {
  return <ProsePage page={data} />;
}
