import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { proseView } from "#catalog/views/pages.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { ProsePage } from "#app/layout/prose-page.tsx";
import type { loader as rootLoader } from "#app/root.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return proseView(catalog(), localeOfPath(url.pathname), "privacy-policy");
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: policy, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!policy || !shell) return [];
  const { title, description, contentLocale } = policy;
  return pageMeta(page, {
    title,
    description,
    contentLocale,
    card: "privacy-policy",
    crumbs: [{ name: title, path: "/privacy-policy" }],
  });
};

export default function PrivacyPolicy() {
  return <ProsePage page={useLoaderData<typeof loader>()} />;
}
