import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { proseView } from "#catalog/views/pages.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { ProsePage } from "#app/layout/prose-page.tsx";
import { canonicalPath } from "#app/platform/canonical-path.ts";
import type { loader as rootLoader } from "#app/root.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  const path = canonicalPath(url.pathname);
  // the last part of the address is the name of the text: /zh/imprint is content/pages/imprint.md
  const name = path.split("/").at(-1) ?? "";
  return { name, ...proseView(catalog(), localeOfPath(path), name) };
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: policy, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!policy || !shell) return [];
  const { name, title, description, contentLocale } = policy;
  return pageMeta(page, {
    title,
    description,
    contentLocale,
    card: name,
    crumbs: [{ name: title, path: `/${name}` }],
  });
};

/** A page that is a legal text: privacy, imprint, terms. */
export default function PolicyPage() {
  return <ProsePage page={useLoaderData<typeof loader>()} />;
}
