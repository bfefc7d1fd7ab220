import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { ProsePage } from "#app/layout/prose-page.tsx";
import type { AddressedTextPage } from "#catalog/page-data.ts";

function buildHead({ name, title, description }: AddressedTextPage): HeadText {
  return { title, description, crumbs: [{ name: title, path: `/${name}` }] };
}

export const Head = renderHead(buildHead);

/** A page that is a text and nothing else: questions, imprint, terms. */
export default function Text({ data }: { data: AddressedTextPage }) {
  return <ProsePage page={data} />;
}
