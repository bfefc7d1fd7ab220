import { inHead, type HeadText } from "#app/layout/head.tsx";
import { ProsePage } from "#app/layout/prose-page.tsx";
import type { DataOf } from "#app/page-module.ts";

type Data = DataOf<typeof import("./policy.data.ts")>;

function head({ name, title, description }: Data): HeadText {
  return { title, description, crumbs: [{ name: title, path: `/${name}` }] };
}

export const Head = inHead(head);

/** A page that is a legal text: privacy, imprint, terms. */
export default function PolicyPage({ data }: { data: Data }) {
  return <ProsePage page={data} />;
}
