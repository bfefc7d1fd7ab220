import type { DataOf } from "#app/page-module.ts";
import type { Head } from "#app/layout/head.tsx";
import { ProsePage } from "#app/layout/prose-page.tsx";

type Data = DataOf<typeof import("./privacy-policy.data.ts")>;

export function head(policy: Data): Head {
  const { title, description, contentLocale } = policy;
  return {
    title,
    description,
    contentLocale,
    card: "privacy-policy",
    crumbs: [{ name: title, path: "/privacy-policy" }],
  };
}

export default function PrivacyPolicy({ data }: { data: Data }) {
  return <ProsePage page={data} />;
}
