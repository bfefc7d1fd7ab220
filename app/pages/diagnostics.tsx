import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath } from "#catalog/locale.ts";
import { proseView } from "#catalog/views/pages.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { ProsePage } from "#app/layout/prose-page.tsx";
import type { loader as rootLoader } from "#app/root.tsx";
import { MeasuredHere } from "./diagnostics/measured-here.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

export function loader({ url }: LoaderFunctionArgs) {
  return proseView(catalog(), localeOfPath(url.pathname), "diagnostics");
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: text, ...page }) => {
  if (!text) return [];
  const { title, description, contentLocale } = text;
  return [
    ...pageMeta(page, {
      title,
      description,
      contentLocale,
      card: "home",
      crumbs: [{ name: title, path: "/diagnostics" }],
    }),
    { name: "robots", content: "noindex" },
  ];
};

/** What this browser measured. For those who look into a slow page; linked from the cookies policy. */
export default function Diagnostics() {
  return (
    <ProsePage page={useLoaderData<typeof loader>()}>
      <MeasuredHere />
    </ProsePage>
  );
}
