import type { DataOf } from "#app/page-module.ts";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { ProsePage } from "#app/layout/prose-page.tsx";
import { MeasuredHere } from "./diagnostics/measured-here.tsx";

type Data = DataOf<typeof import("./diagnostics.data.ts")>;

function head(text: Data): HeadText {
  const { title, description } = text;
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/diagnostics" }],
    noindex: true,
  };
}

export const Head = inHead(head);

/** What this browser measured. For those who look into a slow page; linked from the cookies policy. */
export default function Diagnostics({ data }: { data: Data }) {
  return (
    <ProsePage page={data}>
      <MeasuredHere />
    </ProsePage>
  );
}
