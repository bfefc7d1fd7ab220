import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from "react-router";
import { catalog } from "#catalog/catalog.ts";
import { localeOfPath, localPath } from "#catalog/locale.ts";
import { aboutView } from "#catalog/views/pages.ts";
import { organization } from "#app/layout/json-ld.ts";
import { Page } from "#app/layout/page.tsx";
import type { PageHandle } from "#app/layout/page-handle.ts";
import { pageMeta } from "#app/layout/page-meta.ts";
import { useShell } from "#app/layout/use-shell.ts";
import { m } from "#app/messages/m.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { PlaceMap } from "#app/ui/place-map.tsx";

export { clientLoader, shouldRevalidate } from "#app/platform/payload.ts";

// The night map is the page's picture.
export const handle = { colorMode: "dark" } satisfies PageHandle;

export function loader({ url }: LoaderFunctionArgs) {
  return aboutView(catalog(), localeOfPath(url.pathname));
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({ loaderData: about, ...page }) => {
  const shell = page.matches[0]?.loaderData;
  if (!about || !shell) return [];
  const { title, description, contentLocale } = about;
  return pageMeta(page, {
    title,
    description,
    contentLocale,
    card: "about-us",
    crumbs: [{ name: title, path: "/about-us" }],
    jsonLd: [{ "@type": "AboutPage", name: title, description }, organization(shell)],
  });
};

export default function AboutUs() {
  const about = useLoaderData<typeof loader>();
  const locale = useShell()?.locale ?? "en";
  const figures = [
    [about.lines, m.about_lines()],
    [about.countries, m.about_countries()],
    [0, m.about_cookies()],
  ] as const;
  return (
    <Page contentLocale={about.contentLocale}>
      <PageHead title={about.title} intro={about.intro} />
      <PlaceMap map={about.map} />
      <div className="page-width">
        <dl className="mt-4 grid grid-cols-3 gap-6 border-y border-line py-8">
          {figures.map(([value, label]) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-quiet">{label}</dt>
              <dd className="text-4xl font-semibold tabular-nums sm:text-5xl">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="page-width py-12">
        <Prose html={about.prose.html} />
        <p className="mt-10">
          <a href={localPath("/resource/shipping-calculator", locale)} className="button">
            {m.nav_price()}
          </a>
        </p>
      </div>
    </Page>
  );
}
