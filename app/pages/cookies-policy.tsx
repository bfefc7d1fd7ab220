import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { proseView } from "#catalog/views/pages.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { ProsePage } from "#app/layout/prose-page.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { OfflineSwitch } from "./cookies-policy/offline-switch.tsx";
import { StoredHere } from "./cookies-policy/stored-here.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return proseView(catalog(), localeOfPath(url.pathname), "cookies-policy");
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: policy, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!policy || !shell) return [];
  const { title, description, contentLocale } = policy;
  return pageMeta(page, {
    title,
    description,
    contentLocale,
    card: "cookies-policy",
    crumbs: [{ name: title, path: "/cookies-policy" }],
  });
};

export default function CookiesPolicy() {
  return (
    <ProsePage page={useLoaderData<typeof loader>()}>
      <OfflineSwitch />
      <StoredHere />
    </ProsePage>
  );
}
