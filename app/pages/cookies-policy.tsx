import type { TextPage } from "#catalog/page-data.ts";
import { renderHead, type HeadText } from "#app/layout/head.tsx";
import { ProsePage } from "#app/layout/prose-page.tsx";
import { OfflineSwitch, StoredHere } from "./cookies-policy/browser-storage.tsx";

function buildHead(policy: TextPage): HeadText {
  const { title, description } = policy;
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/cookies-policy" }],
  };
}

export const Head = renderHead(buildHead);

export default function CookiesPolicy({ data }: { data: TextPage }) {
  return (
    <ProsePage page={data}>
      <OfflineSwitch />
      <StoredHere />
    </ProsePage>
  );
}
