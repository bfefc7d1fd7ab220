import type { DataOf } from "#app/page-module.ts";
import { inHead, type HeadText } from "#app/layout/head.tsx";
import { ProsePage } from "#app/layout/prose-page.tsx";
import { OfflineSwitch } from "./cookies-policy/offline-switch.tsx";
import { StoredHere } from "./cookies-policy/stored-here.tsx";

type Data = DataOf<typeof import("./cookies-policy.data.ts")>;

function head(policy: Data): HeadText {
  const { title, description } = policy;
  return {
    title,
    description,
    crumbs: [{ name: title, path: "/cookies-policy" }],
  };
}

export const Head = inHead(head);

export default function CookiesPolicy({ data }: { data: Data }) {
  return (
    <ProsePage page={data}>
      <OfflineSwitch />
      <StoredHere />
    </ProsePage>
  );
}
